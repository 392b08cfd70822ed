// Cancelling one parcel of an order: the price of the rest, on its page, at its gateway and with
// its voucher.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { readOwed } from '#market/orders/amount-owed.ts';
import { readOrder } from '#market/orders/read-order.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { makeVoucher } from '../offers.ts';
import { cancel, moneyOf, moveTo, ordered } from '../money-orders.ts';
import { begin, openMethods } from '../pay.ts';
import { wrongInBooks } from './balance.ts';

const { stripe, bank, cashOnDelivery } = orderMethod;
let base: Fresh;
let market: MarketSettings;
let staff: Staff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openMethods(base.db, [stripe, bank, cashOnDelivery]);
  ({ staff } = await makeStaff(base, 'owner'));
});
afterAll(() => base.close());
afterEach(async () =>
  expect([await wrongInBooks(base.db), await auditMarket(base.db)]).toEqual([[], []]),
);

describe('cancelling a parcel', () => {
  it('of a cash order whose other parcel arrived leaves the order paid', async () => {
    const { buyer, id, first, second } = await ordered(base.db, market, {
      method: cashOnDelivery,
      prices: [1000, 3300],
    });
    await moveTo(base.db, first, 'deliver');
    expect((await readOrder(base.db, buyer, id)).pay).toMatchObject({ due: 33, state: 'none' });
    await cancel(base.db, staff, second);
    expect(await moneyOf(base.db, id)).toMatchObject({ paid: 1000, done: true });
    expect((await readOrder(base.db, buyer, id)).pay).toMatchObject({ due: 0, state: 'paid' });
  });
  it('leaves an order that shows what is left, until everything is cancelled', async () => {
    const { buyer, id, first, second } = await ordered(base.db, market, {
      method: bank,
      prices: [10_500, 3300],
    });
    const shown = async () => {
      const { calculated, total_amount, pay } = await readOrder(base.db, buyer, id);
      return [calculated.subtotal, calculated.total_price, total_amount, pay.due];
    };
    expect(await shown()).toEqual([138, 138, 138, 138]);
    await cancel(base.db, buyer, second);
    expect(await shown()).toEqual([105, 105, 105, 105]);
    await cancel(base.db, buyer, first);
    expect(await shown()).toEqual([138, 138, 138, 0]);
  });
  it('lowers what an order by bank asks for, on its page and in its payment', async () => {
    const { buyer, id, second } = await ordered(base.db, market, {
      method: bank,
      prices: [10_500, 3300],
    });
    const payment = await begin(base.db, market, buyer, { orderId: id, method: bank });
    await cancel(base.db, buyer, second);
    const { amount } = await base.db
      .selectFrom('payments')
      .select('amount')
      .where('id', '=', payment)
      .executeTakeFirstOrThrow();
    expect([
      amount,
      await readOwed(base.db, id),
      (await readOrder(base.db, buyer, id)).pay.due,
    ]).toEqual([10_500, 10_500, 105]);
    expect(await begin(base.db, market, buyer, { orderId: id, method: bank })).toBe(payment);
  });
  it('ends the pages that ask for what it came to before', async () => {
    const { buyer, id, second } = await ordered(base.db, market, { prices: [10_500, 3300] });
    const payment = await begin(base.db, market, buyer, { orderId: id, method: stripe });
    await cancel(base.db, buyer, second);
    expect(await begin(base.db, market, buyer, { orderId: id, method: stripe })).not.toBe(payment);
  });
  it('is refused to a buyer whose voucher needs it; the shop takes no voucher away', async () => {
    const code = await makeVoucher(base.db, { amount: 9900, minSpend: 12_000 });
    const { buyer, id, first, second } = await ordered(base.db, market, {
      method: cashOnDelivery,
      prices: [10_000, 3300],
      voucher: code,
    });
    await expect(cancel(base.db, buyer, first)).rejects.toMatchObject({
      code: 'voucher-needs-all',
    });
    expect((await moneyOf(base.db, id)).gone).toBe(false);
    await cancel(base.db, staff, first);
    const { voucher_price: discount } = await base.db
      .selectFrom('parcels')
      .select('voucher_price')
      .where('id', '=', second)
      .executeTakeFirstOrThrow();
    expect(discount).toBeGreaterThan(0);
  });
});
