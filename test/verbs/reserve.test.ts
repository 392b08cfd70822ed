// A part of each release is kept for some days, and then goes to the store.
import { afterEach, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { readDueLines } from '#market/payouts/read-statement.ts';
import { makeOrder, payOrder, handOver } from '../books.ts';
import { decideRefund, giveBack } from '../refunds.ts';
import { makeStore } from '../make.ts';
import { ago, base, DAY, keeper, lines, withBooks } from './parcel-books.ts';
import { balance, delivered, gatherFor, releaseOnce, reinstate, suspend } from './payout-books.ts';

withBooks();
type Terms = { rate?: number; amount?: number; days?: number };
const set = ({ rate = 0, amount = 0, days = 30 }: Terms = {}) =>
  base.db
    .updateTable('settings')
    .set({ reserve_rate: rate, reserve_amount: amount, reserve_days: days })
    .execute();
const own = (store_id: number, { rate = 0, amount = 0, days = 30 }: Terms) =>
  base.db.insertInto('reserve_terms').values({ store_id, rate, amount, days }).execute();
const later = (days: number) => new Date(Date.now() + days * DAY);
const dueAndReserve = async (store: number) => {
  const { due, reserve } = await balance(store);
  return [due, reserve];
};
/** Days pass, so that no reserve is left: the audit counts days by the latest release. */
afterEach(async () => {
  await set();
  await releaseOnce(later(1000));
});

describe('a percent', () => {
  it('of each release is held for its days, less than a unit for the store', async () => {
    await set({ rate: 1050 });
    const { store, parcel } = await delivered();
    await releaseOnce();
    expect([await lines(`reserve:parcel:${parcel}`), await dueAndReserve(store)]).toEqual([
      ['store -117', 'reserve 117'],
      [1003, 117],
    ]);
    await releaseOnce(later(29.9));
    expect(await dueAndReserve(store)).toEqual([1003, 117]);
    await set({ days: 1 });
    await releaseOnce(later(29.9));
    expect(await dueAndReserve(store)).toEqual([1003, 117]);
    await releaseOnce(later(30.1));
    expect([await lines(`reserve-back:parcel:${parcel}`), await dueAndReserve(store)]).toEqual([
      ['reserve -117', 'store 117'],
      [1120, 0],
    ]);
    await releaseOnce(later(60));
    expect(await dueAndReserve(store)).toEqual([1120, 0]);
  });
  it.each([
    ['JPY', 0, 125],
    ['KWD', 3, 125],
    ['USD', 2, 125],
  ])('of %s is in its smallest units', async (currency, exponent, part) => {
    await set({ rate: 1250 });
    const store = await makeStore(base.db);
    const order = await makeOrder(base.db, {
      currency,
      exponent,
      parcels: [{ store, goods: 1007 }],
    });
    await payOrder(base.db, order);
    await handOver(base.db, order, order.parcels[0]?.id ?? 0, ago(8));
    await releaseOnce();
    expect(await balance(store)).toMatchObject({
      currency,
      exponent,
      due: 1007 - part,
      reserve: part,
    });
    expect(await gatherFor(store)).toMatchObject({ amount: 1007 - part, exponent });
  });
  it('is taken of what is left after refunds, and of nothing where nothing is', async () => {
    await set({ rate: 1000 });
    const some = await delivered();
    const none = await delivered();
    for (const [{ order, parcel }, amount] of [
      [some, 350],
      [none, 1350],
    ] as const) {
      await giveBack(base.db, order, await decideRefund(base.db, order, [{ parcel, amount }]));
    }
    await releaseOnce();
    expect([await dueAndReserve(some.store), await dueAndReserve(none.store)]).toEqual([
      [747, 83],
      [0, 0],
    ]);
  });
});

describe('an amount', () => {
  it('is filled by releases, kept, and filled again when a part went back', async () => {
    await set({ amount: 1500, days: 10 });
    const { store } = await delivered();
    await releaseOnce();
    expect(await dueAndReserve(store)).toEqual([0, 1120]);
    await delivered(store);
    await delivered(store);
    await releaseOnce(later(1));
    expect(await dueAndReserve(store)).toEqual([1860, 1500]);
    await delivered(store);
    await releaseOnce(later(10.5));
    expect(await dueAndReserve(store)).toEqual([2980, 1500]);
  });
  it('is not exceeded by releases at the same moment', async () => {
    const store = await makeStore(base.db);
    await own(store, { amount: 2000 });
    for (let at = 0; at < 6; at++) await delivered(store);
    await Promise.all(
      [1, 2, 3].map(() => transaction(base.db, (tx) => releaseEarnings(tx, new Date(), 2))),
    );
    await releaseOnce();
    expect(await dueAndReserve(store)).toEqual([4720, 2000]);
  });
  it('says nothing in another currency, and is gone when the shop’s changes', async () => {
    const store = await makeStore(base.db);
    await set({ amount: 700 });
    await own(store, { amount: 900 });
    const order = await makeOrder(base.db, { currency: 'JPY', exponent: 0, parcels: [{ store }] });
    await payOrder(base.db, order);
    await handOver(base.db, order, order.parcels[0]?.id ?? 0, ago(8));
    await releaseOnce();
    expect(await balance(store)).toMatchObject({ currency: 'JPY', due: 1000, reserve: 0 });
    await base.db
      .updateTable('settings')
      .set({ currency: 'EUR', least_payout: 5, second_person_above: 9 })
      .execute();
    await base.db.updateTable('settings').set({ currency: 'USD' }).execute();
    expect(
      await base.db
        .selectFrom('settings')
        .select(['reserve_amount', 'least_payout', 'second_person_above'])
        .execute(),
    ).toEqual([{ reserve_amount: 0, least_payout: 0, second_person_above: 0 }]);
    expect(
      await base.db
        .selectFrom('reserve_terms')
        .select('amount')
        .where('store_id', '=', store)
        .execute(),
    ).toEqual([{ amount: 0 }]);
    await base.db.updateTable('settings').set({ second_person_above: null }).execute();
  });
});

describe('a store’s own terms', () => {
  it('count instead of the shop’s', async () => {
    await set({ rate: 5000 });
    const [none, more] = [await delivered(), await delivered()];
    await own(none.store, {});
    await own(more.store, { rate: 10_000, days: 5 });
    await releaseOnce();
    expect([await dueAndReserve(none.store), await dueAndReserve(more.store)]).toEqual([
      [1120, 0],
      [0, 1120],
    ]);
    expect(await gatherFor(more.store)).toBeUndefined();
    await releaseOnce(later(5.1));
    expect(await dueAndReserve(more.store)).toEqual([1120, 0]);
  });
});

describe('a reserve', () => {
  it('does not go back while something is open on its parcel or its store', async () => {
    await set({ rate: 1000, days: 2 });
    const [one, two] = [await delivered(), await delivered()];
    await releaseOnce();
    const refund = await decideRefund(base.db, one.order, [{ parcel: one.parcel, amount: 100 }]);
    await suspend(two.store);
    await releaseOnce(later(3));
    expect([await dueAndReserve(one.store), await dueAndReserve(two.store)]).toEqual([
      [1008, 112],
      [1008, 112],
    ]);
    await giveBack(base.db, one.order, refund, later(3));
    await reinstate(two.store);
    await releaseOnce(later(3));
    expect([await dueAndReserve(one.store), await dueAndReserve(two.store)]).toEqual([
      [1037, 0],
      [1120, 0],
    ]);
  });
  it('is explained on the account, line by line', async () => {
    await set({ rate: 1000, days: 2 });
    const { store } = await delivered();
    await releaseOnce();
    await releaseOnce(later(3));
    const { data } = await readDueLines(base.db, keeper.staff, store, 1);
    expect(data.map(({ why, amount }) => [why, amount])).toEqual([
      ['reserve-returned', 112],
      ['reserve', -112],
      ['earnings', 1120],
    ]);
  });
  it('is changed by nobody but by being returned, once', async () => {
    await set({ rate: 1000 });
    const { parcel } = await delivered();
    await releaseOnce();
    const row = base.db.updateTable('reserves').where('parcel_id', '=', parcel);
    await expect(row.set({ amount: 1 }).execute()).rejects.toThrow('only ever returned');
    await expect(row.set({ returned_at: new Date() }).execute()).rejects.toThrow('reserves_check');
    await expect(base.db.deleteFrom('reserves').execute()).rejects.toThrow('only ever returned');
  });
});
