import type { Tx } from '#db/connect.ts';
import { askRefund } from '#market/payments/ask-refund.ts';

/** Gives back what was paid for the cancelled parcels of an order, as far as it was not given back yet. Cash is paid with each parcel that arrives, so nothing was paid for one that did not. Safe to repeat. */
export async function refundCancelled(tx: Tx, orderId: number, now = new Date()): Promise<void> {
  const order = await tx.selectFrom('orders').select(['paid', 'refunded']).where('id', '=', orderId).forUpdate().executeTakeFirst();
  if (!order || order.paid === 0) return;
  const before = await tx.selectFrom('payments').select('id').where('order_id', '=', orderId).where('state', '=', 'succeeded').executeTakeFirst();
  if (!before) return;
  const parcels = await tx.selectFrom('parcels as p').select(['p.id', 'p.total']).where('p.order_id', '=', orderId).where('p.cancelled_at', 'is not', null)
    .select((row) => row.selectFrom('refund_parcels as rp').innerJoin('refunds as r', 'r.id', 'rp.refund_id').whereRef('rp.parcel_id', '=', 'p.id').where('r.state', '<>', 'failed').select((own) => own.fn.sum<number>('rp.amount').as('sum')).as('back')).orderBy('p.id').execute();
  const parts = parcels.map(({ id, total, back }) => ({ parcelId: id, amount: total - Number(back ?? 0) })).filter(({ amount }) => amount > 0);
  if (parts.length && order.refunded < order.paid) await askRefund(tx, null, { orderId, reason: 'cancelled', parts }, now);
}
