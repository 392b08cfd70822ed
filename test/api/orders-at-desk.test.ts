// How staff find orders, view them, write notes, act on them, and see the effect of a refund first.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { markPaid } from '#market/payouts/end-payout.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { makeStore, unique } from '../make.ts';
import { placedForCash } from './placed-for-cash.ts';
import { release, sold } from './sold-for-cash.ts';
import { expectRefusal, openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());
afterEach(async () => expect(await auditMarket(shop.base.db)).toEqual([]));

type Input = Record<string, unknown>;
const list = async (input: Input) =>
  (await shop.open.ask('adminOrder.list', input, shop.support.headers)).rows.map(({ id }) => id);
const open = (id: number) => shop.open.ask('adminOrder.open', { id }, shop.manager.headers);
const attempt = (id: number, wish: Input) =>
  shop.open.ask('refund.attempt', { id, ...wish }, shop.manager.headers);

/** A new order for cash. */
const placed = (person: Input = {}, store = shop.store) => placedForCash(shop, person, store);

describe('the list of orders', () => {
  it('finds an order by its code, its buyer, half a phone number, a tracking number, a product', async () => {
    const { id, code, parcel, product } = await placed({
      name: 'Zoé Müller-Ünal',
      email: 'zoe.mueller@example.com',
      phone: '+49 (176) 555-0182',
    });
    await shop.base.db
      .updateTable('parcels')
      .set({ tracking_number: 'SP 77-ZX' })
      .where('id', '=', parcel)
      .execute();
    const sku = unique('SKU');
    await shop.base.db
      .updateTable('inventories')
      .set({ sku })
      .where('id', '=', product.inventory)
      .execute();
    for (const q of [code.toLowerCase(), code.slice(0, 6), 'zoe muller', 'unal', 'mueller@exam'])
      expect(await list({ q }), q).toContain(id);
    for (const q of ['555-0182', '0176 555', '+49 176', '77-zx', sku])
      expect(await list({ q }), q).toEqual([id]);
    expect(await list({ q: 'zoe schmidt' })).toEqual([]);
    expect(await list({ q: '%' })).toEqual([]);
  });
  it('is filtered as requested, and shows the state of each order', async () => {
    const far = await makeStore(shop.base.db);
    const { id, parcel } = await placed({ country: 'TR' }, far);
    expect(await list({ store: far })).toEqual([id]);
    expect(await list({ country: 'tr', view: 'to-confirm', sent: 'no', state: 'open' })).toEqual([
      id,
    ]);
    expect(await list({ store: far, paid: 'yes' })).toEqual([]);
    expect(await list({ store: far, method: 1 })).toEqual([]);
    expect(await list({ store: far, until: '2020-01-01' })).toEqual([]);
    expect(await list({ store: far, view: 'late' })).toEqual([]);
    await shop.base.db
      .updateTable('parcels')
      .set({ due_at: new Date(Date.now() - 1000) })
      .where('id', '=', parcel)
      .execute();
    const { rows } = await shop.open.ask(
      'adminOrder.list',
      { store: far, view: 'late' },
      shop.support.headers,
    );
    expect(rows).toMatchObject([
      { id, state: 'late', money: 'cash', sent: 'no', pieces: 2, total: 45, country: 'TR' },
    ]);
  });
  it('is sent as a file, with all that match', async () => {
    const far = await makeStore(shop.base.db);
    const ids = [(await placed({ name: '=1+1' }, far)).id, (await placed({}, far)).id];
    const { bytes } = await shop.open.ask(
      'adminOrder.export',
      { store: far },
      shop.support.headers,
    );
    const text = new TextDecoder().decode(bytes as Uint8Array);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('id,code,created_at,buyer');
    expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual(ids.toReversed());
    expect(text).toContain("'=1+1");
  });
});

describe('an order', () => {
  it('shows who did what, with a note that only staff read', async () => {
    const { id, parcel } = await placed();
    const answer = await shop.open.ask(
      'adminOrder.note',
      { id, note: 'Called: comes on Friday.' },
      shop.support.headers,
    );
    expect(answer).toMatchObject([
      { note: 'Called: comes on Friday.', by: shop.support.staff.name },
    ]);
    await shop.open.ask('parcel.confirm', { id: parcel }, shop.manager.headers);
    const { timeline, notes, parcels, may_cancel, customer } = await open(id);
    expect(notes).toEqual(answer);
    expect(may_cancel).toBe(true);
    expect(customer).toBeNull();
    expect(parcels).toMatchObject([{ id: parcel, status: 2 }]);
    expect(timeline.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['placed', 'note', 'parcel-confirm', 'paper-invoice']),
    );
    expect(timeline.find(({ what }) => what === 'parcel-confirm')).toMatchObject({
      as: 'staff',
      by: shop.manager.staff.name,
    });
  });
  it('is cancelled whole by staff, once, as long as nothing is picked up', async () => {
    const { id, parcel } = await placed();
    await shop.open.ask('adminOrder.cancel', { id, note: 'Out of stock.' }, shop.support.headers);
    expect((await open(id)).order).toMatchObject({
      cancelled: 1,
      cancellation: { message: 'Out of stock.' },
    });
    const again = await shop.open.send(
      'adminOrder.cancel',
      { id, note: 'Again.' },
      shop.support.headers,
    );
    expectRefusal(again, 'already-cancelled');
    const gone = await placed();
    for (const step of ['parcel.confirm', 'parcel.pickUp'] as const)
      await shop.open.ask(step, { id: gone.parcel }, shop.manager.headers);
    expectRefusal(
      await shop.open.send('adminOrder.cancel', { id: gone.id, note: 'Late.' }, shop.owner.headers),
      'order-picked-up',
    );
    expect(parcel).not.toBe(gone.parcel);
  });
});

describe('a refund that is tried', () => {
  it('says the lines that the real one writes, and writes nothing', async () => {
    const { id, line } = await sold(shop);
    const before = await booksOf(id);
    const tried = await attempt(id, { lines: [{ id: line, quantity: 1 }], back: true });
    expect(await booksOf(id)).toEqual(before);
    expect(tried).toMatchObject({ amount: 20, waiting: false, by_hand: true, pieces: 1 });
    expect(tried.stores).toMatchObject([{ amount: 20, paid_out: false }]);
    expect(sum(tried.books.map(({ amount }) => amount))).toBe(0);
    const [store] = tried.stores;
    expect(sum([store?.share, store?.commission, store?.tax])).toBe(20);
    const answer = await shop.open.ask(
      'refund.ask',
      { id, reason: 'Broken.', lines: [{ id: line, quantity: 1 }], back: true },
      shop.manager.headers,
    );
    await shop.open.ask('refund.done', { id: answer.id }, shop.manager.headers);
    const written = await booksOfRefund(answer.id);
    expect(written).toEqual(
      tried.books.map(({ account, amount }) => ({ account, amount: amount * 100 })),
    );
    expect((await open(id)).back).toMatchObject([{ id: line, returned: 1, refunded: 20 }]);
  });
  it('warns of a store that was paid out', async () => {
    const { id } = await sold(shop);
    await release(shop);
    expect((await attempt(id, { amount: '5' })).books.map(({ account }) => account)).toContain(
      'store',
    );
    await transaction(shop.base.db, async (tx) => {
      for (const { id: payoutId } of await gatherPayouts(tx, new Date(), new Date()))
        await markPaid(tx, shop.owner.staff, { payoutId, reference: 'BANK-1' });
    });
  });
});

const sum = (amounts: (number | undefined)[]) =>
  amounts.reduce<number>((all, amount) => all + Math.round((amount ?? 0) * 100), 0) / 100;

const booksOf = (id: number) =>
  shop.base.db
    .selectFrom('ledger_lines as l')
    .innerJoin('ledger_entries as e', 'e.id', 'l.entry_id')
    .select(['l.account', 'l.amount'])
    .where('e.order_id', '=', id)
    .orderBy('l.id')
    .execute();

async function booksOfRefund(id: number) {
  const rows = await shop.base.db
    .selectFrom('ledger_lines as l')
    .innerJoin('ledger_entries as e', 'e.id', 'l.entry_id')
    .select((of) => ['l.account', of.fn.sum<number>('l.amount').as('amount')])
    .where('e.refund_id', '=', id)
    .groupBy('l.account')
    .orderBy((of) => of.fn.min('l.id'))
    .execute();
  return rows
    .filter(({ amount }) => Number(amount) !== 0)
    .map(({ account, amount }) => ({ account, amount: Number(amount) }));
}
