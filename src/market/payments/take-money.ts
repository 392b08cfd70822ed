// What follows when a payment's money has come: it pays its order, or goes back.
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { writePaid } from '#market/ledger/write-paid.ts';
import { repriceToPayment } from '#market/payments/reprice-to-payment.ts';
import type { LockedPayment, Order } from '#market/payments/lock-payment.ts';
import type { Judged } from '#market/payments/payment.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { refundCancelled } from '#market/payments/refunds/refund-cancelled.ts';

/**
 * Judges a payment whose money has come by what has happened to its order meanwhile. `due`: what
 * the payment was for. Once a store has begun with an order its price is on paper, and once pieces
 * were taken out of it its price is lower: money from a page that asked for another amount waits
 * for staff.
 */
export function settle(order: Order, judged: Judged, due: Money): Judged {
  if (order.cancelled_at) return { state: 'review', reason: 'order-closed' };
  if (order.paid_at || order.paid > 0) return { state: 'review', reason: 'paid-twice' };
  return (order.begun || order.cut) && order.owed !== due
    ? { state: 'review', reason: 'amount' }
    : judged;
}

/**
 * What follows when a payment's money has come (`received`, in minor units): it pays its order, or
 * is refunded if the order is closed or was paid already.
 */
export async function takeMoney(
  tx: Tx,
  { order, payment }: LockedPayment,
  { state, reason, received }: Judged & { received: Money },
  now: Date,
): Promise<void> {
  if (state === 'succeeded') await repriceToPayment(tx, order.id, payment, now);
  await writePaid(tx, payment.id, now);
  if (state === 'succeeded') await payOrder(tx, { order, payment }, received, now);
  else {
    await askRefund(tx, null, { orderId: order.id, paymentId: payment.id, reason, parts: [] }, now);
    await record(tx, 'payment-not-needed', { order: order.id, payment: payment.id });
  }
}

async function payOrder(
  tx: Tx,
  { order, payment }: LockedPayment,
  received: Money,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ paid_at: now, paid: received, pay_by: null, order_method: payment.method })
    .where('id', '=', order.id)
    .execute();
  await record(tx, 'order-paid', { order: order.id, payment: payment.id, amount: received });
  await refundCancelled(tx, order.id, now); // parcels cancelled before the money came
}
