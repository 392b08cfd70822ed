// The market's invoice to a store for its commission: one for each payout, when it is paid.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import type { Paper } from '#market/papers/paper.ts';
import { cancelPayout, markPaid } from '#market/payouts/end-payout.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import type { Staff } from '#market/settings/actor.ts';
import { makeSeller, makeStaff } from '../at-work.ts';
import { handOver, makeOrder, payOrder, type MadeOrder } from '../books.ts';
import { refund } from '../refunds.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';

let base: Fresh;
let staff: Staff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  await base.db
    .updateTable('settings')
    .set({ release_days: 0, legal_name: 'Souk Trading LLC' })
    .execute();
  ({ staff } = await makeStaff(base, 'owner'));
});
afterAll(() => base.close());

const LONG_AGO = new Date('2026-06-01T00:00:00Z');
const year = new Date().getUTCFullYear();

/** A parcel of 10.00 with this commission, paid and delivered, but not released yet. */
async function sold(store: number, commission: number): Promise<MadeOrder & { parcel: number }> {
  const order = await makeOrder(base.db, { parcels: [{ store, goods: 1000, commission }] });
  await payOrder(base.db, order);
  const parcel = order.parcels[0]?.id ?? 0;
  await handOver(base.db, order, parcel, LONG_AGO);
  return { ...order, parcel };
}
const release = () => transaction(base.db, (tx) => releaseEarnings(tx, new Date()));
async function gather(store: number): Promise<number> {
  const made = await transaction(base.db, (tx) => gatherPayouts(tx, new Date(), new Date()));
  return made.find(({ storeId }) => storeId === store)?.id ?? 0;
}
const pay = (id: number) =>
  transaction(base.db, (tx) => markPaid(tx, staff, { payoutId: id, reference: 'B1' }));
const papersOf = async (payout: number) =>
  (
    await base.db.selectFrom('papers').select('content').where('payout_id', '=', payout).execute()
  ).map(({ content }) => content as Paper);

describe('the commission of a payout', () => {
  it('is invoiced when it is paid, with a line a parcel, less what went back before', async () => {
    const store = await makeStore(base.db);
    const [first, second] = [await sold(store, 80), await sold(store, 120)];
    await refund(base.db, second, { parcel: second.parcel, amount: 500 });
    await release();
    const payout = await gather(store);
    expect(await papersOf(payout)).toEqual([]);
    await pay(payout);
    const [paper, ...more] = await papersOf(payout);
    expect(more).toEqual([]);
    expect(paper).toMatchObject({
      kind: 'commission-invoice',
      code: expect.stringMatching(`^M-${year}-\\d{6}$`),
      seller: { name: 'Souk Trading LLC', also: 'Souk' },
      buyer: { name: expect.stringContaining('store-') },
      market: null,
      payout: { id: payout },
      sums: { net: 140, tax: 0, total: 140 },
      lines: [
        { what: 'commission', net: 80 },
        { what: 'commission', net: 60 },
      ],
    });
    const { code } = await base.db
      .selectFrom('parcels')
      .select('code')
      .where('id', '=', first.parcel)
      .executeTakeFirstOrThrow();
    expect(paper?.lines[0]?.title).toBe(code);
  });
  it('that went back after its release comes off the next payout’s', async () => {
    const store = await makeStore(base.db);
    const before = await sold(store, 100);
    await release();
    await pay(await gather(store));
    await refund(base.db, before, { parcel: before.parcel, amount: 333 });
    await refund(base.db, before, { parcel: before.parcel, amount: 1 });
    await sold(store, 90);
    await release();
    const payout = await gather(store);
    await pay(payout);
    expect((await papersOf(payout))[0]).toMatchObject({
      sums: { total: 57 },
      lines: [
        { what: 'commission-back', net: -33 },
        { what: 'commission', net: 90 },
      ],
    });
  });
  it('is a credit note when refunds exceed the commission taken', async () => {
    const store = await makeStore(base.db);
    const before = await sold(store, 100);
    await release();
    await pay(await gather(store));
    await refund(base.db, before, { parcel: before.parcel, amount: 1000 });
    await transaction(base.db, (tx) =>
      adjustStore(tx, staff, { storeId: store, amount: 5000, reason: 'Goodwill' }),
    );
    const payout = await gather(store);
    await pay(payout);
    expect((await papersOf(payout))[0]).toMatchObject({
      kind: 'commission-credit-note',
      code: `MC-${year}-000001`,
      sums: { total: 100 },
      lines: [{ what: 'commission-back', net: 100 }],
    });
  });
  it('is none where there was none', async () => {
    const store = await makeStore(base.db);
    await sold(store, 0);
    await release();
    const payout = await gather(store);
    await pay(payout);
    expect(await papersOf(payout)).toEqual([]);
  });
  it('of a payout that was called off is invoiced with the one that is paid', async () => {
    const store = await makeStore(base.db);
    await sold(store, 70);
    await release();
    const off = await gather(store);
    await transaction(base.db, (tx) => cancelPayout(tx, staff, { payoutId: off }));
    const payout = await gather(store);
    await pay(payout);
    expect([await papersOf(off), (await papersOf(payout))[0]?.sums.total]).toEqual([[], 70]);
  });
  it('has the tax that the owner set, and the language of who owns the store', async () => {
    const store = await makeStore(base.db);
    const { accountId } = await makeSeller(base, store);
    await base.db
      .updateTable('accounts')
      .set({ language: 'ar' })
      .where('id', '=', accountId)
      .execute();
    await base.db
      .updateTable('settings')
      .set({ commission_tax: 500, time_zone: 'Asia/Dubai' })
      .execute();
    await sold(store, 105);
    await release();
    const payout = await gather(store);
    await pay(payout);
    await base.db.updateTable('settings').set({ commission_tax: 0, time_zone: 'UTC' }).execute();
    expect((await papersOf(payout))[0]).toMatchObject({
      language: 'ar',
      sums: { net: 100, tax: 5, total: 105 },
      taxes: [{ rate: { type: 2, amount: 500 }, base: 100, tax: 5 }],
      seller: { also: 'Souk (ع)' },
    });
  });
  it('has one series of the market, without a gap, when payouts are paid together', async () => {
    const stores = await Promise.all(Array.from({ length: 6 }, () => makeStore(base.db)));
    for (const store of stores) await sold(store, 50);
    await release();
    const made = await transaction(base.db, (tx) => gatherPayouts(tx, new Date(), new Date()));
    await Promise.all(made.map(({ id }) => pay(id)));
    const numbers = await base.db
      .selectFrom('papers')
      .select('number')
      .where('series', '=', 'M')
      .orderBy('number')
      .execute();
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1));
    expect(numbers.length).toBeGreaterThanOrEqual(6);
  });
});
