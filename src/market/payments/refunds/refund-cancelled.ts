import type { Tx } from '#db/connect.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { readFree } from '#market/payments/disputes/disputed-money.ts';
import { readRefundable } from '#market/payments/refunds/read-refundable.ts';

/**
 * Refunds what was paid for the cancelled parcels of an order and was not refunded yet. Cash is
 * paid for each parcel on arrival, so nothing was paid for one that did not arrive. While a dispute
 * may take that money, nothing happens; the end of the dispute calls this again. Safe to repeat.
 */
export async function refundCancelled(tx: Tx, orderId: number, now = new Date()): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .select(['paid', 'refunded'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order || order.paid === 0) return;
  const before = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
  if (!before) return;
  const parts = (await readRefundable(tx, orderId))
    .filter(({ cancelled, left }) => cancelled && left > 0)
    .map(({ id, left }) => ({ parcelId: id, amount: left }));
  if (parts.length === 0 || order.refunded >= order.paid) return;
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  if (amount <= (await readFree(tx, orderId)))
    await askRefund(tx, null, { orderId, reason: 'cancelled', parts }, now);
}
