// Parcels whose buyers dispute the payment: the gateway's report, and the books afterwards.
import { transaction } from '#db/transaction.ts';
import { applyAftermath } from '#market/payments/apply-aftermath.ts';
import type { GatewayDispute, GatewayRefund } from '#market/payments/gateways/gateway.ts';
import { refundOrder } from '#market/payments/refunds/refund-order.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import type { OrderWish } from '../books.ts';
import { base, keeper } from './parcel-books.ts';
import { delivered, type Earned } from './payout-books.ts';

/** The price of a parcel, and the store's part of it. */
export const TOTAL = 1350;
export const SHARE = 1120;

let clock = Date.now();
/** A second later than the last. */
export const later = () => new Date((clock += 1000));
/** The gateway reports these disputes of a payment, each time later than before. */
export async function report(
  payment: number,
  disputes: GatewayDispute[],
  refunds: GatewayRefund[] = [],
  askedAt = later(),
): Promise<void> {
  await transaction(base.db, (tx) =>
    applyAftermath(tx, payment, { returned: null, refunds, disputes, askedAt }),
  );
}
export const paymentOf = async ({ order }: Pick<Earned, 'order'>) =>
  (
    await base.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow()
  ).id;
export async function sold(wish: Partial<OrderWish> = {}): Promise<Earned & { payment: number }> {
  const earned = await delivered(undefined, wish);
  return { ...earned, payment: await paymentOf(earned) };
}
export const disputesOf = (payment: number) =>
  base.db
    .selectFrom('disputes')
    .select(['id', 'state', 'settled_at', 'amount', 'status'])
    .where('payment_id', '=', payment)
    .orderBy('id')
    .execute();
export const refundsOf = (order: number) =>
  base.db
    .selectFrom('refunds')
    .select(['id', 'amount', 'state', 'source', 'guessed'])
    .where('order_id', '=', order)
    .orderBy('id')
    .execute();
/** The balances of the accounts for an order. */
export async function booked(order: number): Promise<Record<string, number>> {
  const rows = await base.db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_lines as l', 'l.entry_id', 'e.id')
    .select(['l.account', (own) => own.fn.sum<number>('l.amount').as('sum')])
    .where('e.order_id', '=', order)
    .groupBy('l.account')
    .execute();
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]));
}
export const refund = (id: number, more: object = {}) =>
  transaction(base.db, (tx) =>
    refundOrder(tx, keeper.staff, {
      id,
      reason: 'Broken.',
      parcel_id: null,
      amount: '',
      back: false,
      ...more,
    }),
  );
export const end = (id: number, state: 'succeeded' | 'failed') =>
  transaction(base.db, (tx) => endRefund(tx, id, { providerRef: `re_${id}`, state }));
