// Orders of two stores that were paid at a gateway, and their refunds.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { refundOrder } from '#market/payments/refunds/refund-order.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeVisitor } from '../make.ts';
import { order, twoStores } from '../carts.ts';
import { begin, reportOutcome, openMethods } from '../pay.ts';
import { wrongInBooks } from './balance.ts';

const { stripe } = orderMethod;
export const OWNER = 'owner@souk.example';
export let base: Fresh;
export let market: MarketSettings;
export let staff: MadeStaff;

/** Opens it for the tests of a file; the books are checked after each. */
export function withPaidOrders(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    await base.db.updateTable('settings').set({ email: OWNER }).execute();
    market = await openMethods(base.db, [stripe]);
    staff = await makeStaff(base, 'manager');
  });
  afterAll(() => base.close());
  afterEach(async () =>
    expect([await wrongInBooks(base.db), await auditMarket(base.db)]).toEqual([[], []]),
  );
}

export async function paid() {
  const visitor = makeVisitor();
  await twoStores(base.db, visitor);
  const { id, total } = await order(base.db, market, visitor, { method: stripe });
  const payment = await begin(base.db, market, visitor, { orderId: id, method: stripe });
  await reportOutcome(base.db, payment);
  const [first, second] = await base.db
    .selectFrom('parcels')
    .select(['id', 'store_id', 'total'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  if (!first || !second) throw new Error('Two stores pack two parcels.');
  return { id, total, payment, first, second };
}
export const refundsOf = (order: number) =>
  base.db
    .selectFrom('refunds')
    .select(['id', 'amount', 'state', 'source', 'guessed', 'provider_ref'])
    .where('order_id', '=', order)
    .orderBy('id')
    .execute();
export const refundedOf = async (order: number) =>
  (
    await base.db
      .selectFrom('orders')
      .select('refunded')
      .where('id', '=', order)
      .executeTakeFirstOrThrow()
  ).refunded;
/** The balance of an account for an order. */
export const bookedOn = async (account: string, order: number) => {
  const rows = await base.db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_lines as l', 'l.entry_id', 'e.id')
    .select((own) => own.fn.sum<number>('l.amount').as('sum'))
    .where('e.order_id', '=', order)
    .where('l.account', '=', account as 'market')
    .executeTakeFirst();
  return Number(rows?.sum ?? 0);
};
export const refundOnce = (id: number, more: object = {}) =>
  transaction(base.db, (tx) =>
    refundOrder(tx, staff.staff, {
      id,
      reason: 'Broken.',
      parcel_id: null,
      amount: '',
      back: false,
      ...more,
    }),
  );
