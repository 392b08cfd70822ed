import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { reviewPayment } from '#market/payments/transfers/bank-payment.ts';
import type { BankOrder } from '#market/payments/transfers/lock-bank-order.ts';
import { writeReceipt, type Receipt } from '#market/payments/transfers/write-receipt.ts';

/** Money that arrived for an order that can take nothing any more, and why. */
export type Unneeded = { receipt: Receipt; why: 'order-closed' | 'paid-twice' };

/**
 * Books what arrived for an order that can take nothing any more, and asks for a refund by hand.
 * The caller has locked the order. Refuses 'transfer-used' as `writeReceipt` does.
 */
export async function giveBack(
  tx: Tx,
  order: BankOrder,
  { receipt, why }: Unneeded,
  now: Date,
): Promise<{ paymentId: number; receiptId: number }> {
  const paymentId = await reviewPayment(tx, order, { amount: receipt.amount, why }, now);
  const receiptId = await writeReceipt(tx, { paymentId, orderId: order.id }, receipt, now);
  await sendBack(tx, order.id, { paymentId, why }, now);
  return { paymentId, receiptId };
}

/**
 * Asks for a refund of what had arrived for an order that is closed now: a part of its price that
 * never paid it. Does nothing if there is none. Safe to repeat.
 */
export async function returnArrived(tx: Tx, orderId: number, now = new Date()): Promise<void> {
  await sql`select from orders where id = ${orderId} for update`.execute(tx);
  const { rows } = await sql<{ id: number; received: Money }>`
    update payments p set state = 'review', reason = 'order-closed', updated_at = ${now}
    from orders o
    where o.id = p.order_id
      and o.id = ${orderId}
      and o.cancelled_at is not null
      and o.paid_at is null
      and p.method = ${orderMethod.bank}
      and p.received > 0
      and p.state not in ('succeeded', 'review')
    returning p.id, p.received
  `.execute(tx);
  for (const { id: paymentId, received: amount } of rows) {
    await tx
      .updateTable('orders')
      .set((row) => ({ paid: row('paid', '-', amount) }))
      .where('id', '=', orderId)
      .execute();
    await sendBack(tx, orderId, { paymentId, why: 'order-closed' }, now);
  }
}

type Back = { paymentId: number; why: string };

async function sendBack(
  tx: Tx,
  orderId: number,
  { paymentId, why }: Back,
  now: Date,
): Promise<void> {
  await askRefund(tx, null, { orderId, paymentId, reason: why, parts: [] }, now);
  await record(tx, 'payment-not-needed', { order: orderId, payment: paymentId });
}
