// What a refund does to the books, there and back again.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { auditMoney } from '#market/ledger/audit-money.ts';
import { readBalances } from '#market/ledger/read-balances.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { writeRefunded } from '#market/ledger/write-refunded.ts';
import { endRefund } from '#market/payments/send-refund.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { askBack, giveBack, handOver, linesOf, makeOrder, payOrder, refund, type MadeOrder, type OrderWish } from '../books.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';

const DAY = 24 * 3_600_000, { cashOnDelivery } = orderMethod;
let base: Fresh, keeper: MadeStaff;
beforeAll(async () => { base = await freshDatabase(); await makeShop(base.db); keeper = await makeStaff(base, 'owner'); });
afterAll(() => base.close());
afterEach(async () => expect(await auditMoney(base.db)).toEqual([]));

const failed = (id: number) => transaction(base.db, (tx) => endRefund(tx, id, { providerRef: '', state: 'failed' }, 'the account is closed'));
const lines = (fact: string) => linesOf(base.db, fact);
const ago = (days: number) => new Date(Date.now() - days * DAY);
const release = async (now = new Date()) => { while (await transaction(base.db, (tx) => releaseEarnings(tx, now))) { /* until none is left */ } };
const balanceOf = async (store: number) => { const [row] = await readBalances(base.db, keeper.staff, store); return row && [row.held, row.due]; };
/** 10.00 of goods, 1.00 tax, 2.00 shipping, 0.50 fee, 0.80 commission. */
const PARCEL = { goods: 1000, tax: 100, shipping: 200, fee: 50, commission: 80 };
async function ordered(wish: Partial<OrderWish> = {}): Promise<{ order: MadeOrder; store: number; parcel: number }> {
  const store = await makeStore(base.db), order = await makeOrder(base.db, { parcels: [{ store, ...PARCEL }], ...wish });
  return { order, store: order.parcels[0]?.store ?? 0, parcel: order.parcels[0]?.id ?? 0 };
}

describe('a refund', () => {
  it('takes back in proportion from store, tax and market, and all of it in the end', async () => {
    const { order, store, parcel } = await ordered();
    await payOrder(base.db, order);
    const first = await refund(base.db, order, { parcel, amount: 333 });
    expect([await lines(`refund:${first}`), await lines(`refund:${first}:parcel:${parcel}`)]).toEqual([['gateway 333', 'customer -333'], ['customer 333', 'held -276', 'tax -25', 'market -32']]);
    await refund(base.db, order, { parcel, amount: 1 });
    await refund(base.db, order, { parcel, amount: 1016 });
    expect(await balanceOf(store)).toEqual([0, 0]);
  });
  it('after the release is at the cost of the store’s account', async () => {
    const { order, store, parcel } = await ordered();
    await payOrder(base.db, order);
    await handOver(base.db, order, parcel, ago(8));
    await refund(base.db, order, { parcel, amount: 350 });
    await release();
    const late = await refund(base.db, order, { parcel, amount: 1000 });
    expect([(await lines(`refund:${late}:parcel:${parcel}`)).filter((line) => /held|store/.test(line)), await balanceOf(store)]).toEqual([['store -830'], [0, 0]]);
  });
  it('of an order paid in cash is the market’s own money', async () => {
    const { order, parcel } = await ordered({ method: cashOnDelivery });
    await handOver(base.db, order, parcel);
    expect(await lines(`refund:${await refund(base.db, order, { parcel, amount: 1350 })}`)).toEqual(['gateway 1350', 'customer -1350']);
  });
  it('is written once, also when it is said twice at once', async () => {
    const { order, parcel } = await ordered();
    await payOrder(base.db, order);
    const id = await refund(base.db, order, { parcel, amount: 500 });
    await Promise.all([1, 2].map(() => transaction(base.db, (tx) => writeRefunded(tx, id, new Date()))));
    expect((await lines(`refund:${id}:parcel:${parcel}`)).length).toBe(4);
  });
  it('that the gateway took back afterwards stands as if it had never been, unit for unit', async () => {
    const { order, store, parcel } = await ordered();
    await payOrder(base.db, order);
    const [first, second] = [await refund(base.db, order, { parcel, amount: 333 }), await refund(base.db, order, { parcel, amount: 101 })];
    await Promise.all([1, 2, 3].map(() => failed(first)));
    expect([await lines(`refund-failed:${first}`), await base.db.selectFrom('orders').select('refunded').where('id', '=', order.id).executeTakeFirst()]).toEqual([['gateway -333', 'customer 333'], { refunded: 101 }]);
    await failed(second);
    expect(await balanceOf(store)).toEqual([1120, 0]);
  });
  it('that was taken back after the release is on the store’s account again, and its statement says so', async () => {
    const { order, store, parcel } = await ordered();
    await payOrder(base.db, order);
    await handOver(base.db, order, parcel, ago(8));
    const id = await refund(base.db, order, { parcel, amount: 350 });
    await release();
    await failed(id);
    expect([await lines(`refund-failed:${id}:parcel:${parcel}`), await balanceOf(store)]).toEqual([['customer -350', 'store 290', 'tax 26', 'market 34'], [0, 1120]]);
  });
  it('and a release at the same moment leave nothing behind and nothing missing', async () => {
    for (let round = 0; round < 8; round++) {
      const { order, store, parcel } = await ordered();
      await payOrder(base.db, order);
      await handOver(base.db, order, parcel, ago(8));
      const ids = [await askBack(base.db, order, [{ parcel, amount: 200 }]), await askBack(base.db, order, [{ parcel, amount: 475 }])];
      await Promise.all([...ids.map((id) => giveBack(base.db, order, id)), release(), release()]);
      await release();
      expect(await balanceOf(store)).toEqual([0, 560]);
    }
  });
});
