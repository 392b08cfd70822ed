// Payouts that the bank made together are marked as paid together: each once, however often and
// from wherever it is pressed, and none on hold.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { transaction } from '#db/transaction.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { makeSeller } from '../at-work.ts';
import { handOver, makeOrder, payOrder } from '../books.ts';
import { lettersTo, reactTo } from '../letters.ts';
import { makeStore } from '../make.ts';
import { decideRefund, giveBack } from '../refunds.ts';
import { together } from '../verbs/together.ts';
import { openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());
afterEach(async () => expect(await auditMarket(shop.base.db)).toEqual([]));

const LONG_AGO_DAYS = 30;
const DAY_MS = 86_400_000;

/** A store that has earned 11.20, with a person who reads its letters. */
async function earned() {
  const { db } = shop.base;
  const store = await makeStore(db);
  const { email } = await makeSeller(shop.base, store);
  const order = await makeOrder(db, {
    parcels: [{ store, goods: 1000, tax: 100, shipping: 200, fee: 50, commission: 80 }],
  });
  await payOrder(db, order);
  const parcel = order.parcels[0]?.id ?? 0;
  await handOver(db, order, parcel, new Date(Date.now() - LONG_AGO_DAYS * DAY_MS));
  return { store, email, order, parcel };
}
const standings = async (ids: number[]) =>
  shop.base.db
    .selectFrom('payouts')
    .select(['state', 'reference'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();

it('payouts are paid together, each once, and what is on hold stays open', async () => {
  const { db } = shop.base;
  const [one, two, held] = [await earned(), await earned(), await earned()];
  await transaction(db, (tx) => releaseEarnings(tx, new Date()));
  const made = await transaction(db, (tx) => gatherPayouts(tx, new Date(), new Date()));
  const ids = [one, two, held].map(
    ({ store }) => made.find(({ storeId }) => storeId === store)?.id ?? 0,
  );
  const refund = await decideRefund(db, held.order, [{ parcel: held.parcel, amount: 100 }]);
  const input = { act: 'paid', ids, reference: 'SEPA 2026-48' };
  const tried = await shop.open.ask('adminPayoutBulk.tryBulk', input, shop.owner.headers);
  expect(tried.all).toBe(3);
  expect(tried.rows[0]?.title).toMatch(/ · 11\.20 USD$/);
  expect(tried.rows.filter(({ refusal }) => refusal)).toMatchObject([{ id: ids[2] }]);
  expect(await standings(ids)).toMatchObject([
    { state: 'open' },
    { state: 'open' },
    { state: 'open' },
  ]);
  const sent = { path: 'admin/payouts/bulk', input, headers: shop.owner.headers };
  const runs = (await together(shop.open.port, [sent, sent])).map(
    ({ data }) => data as { done: number; undoable: number },
  );
  expect(runs.reduce((sum, { done }) => sum + done, 0)).toBe(2);
  expect(runs.map(({ undoable }) => undoable)).toEqual([0, 0]);
  expect(await standings(ids)).toEqual([
    { state: 'paid', reference: 'SEPA 2026-48' },
    { state: 'paid', reference: 'SEPA 2026-48' },
    { state: 'open', reference: '' },
  ]);
  for (const [at, { email }] of [one, two].entries()) {
    await reactTo(db, ids[at] ?? 0, 'payout');
    const letters = (await lettersTo(db, email)).filter(({ kind }) => kind === 'payout-paid');
    expect(letters).toHaveLength(1);
  }
  await giveBack(db, held.order, refund);
});
