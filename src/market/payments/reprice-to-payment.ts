import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { withFee } from '#market/pricing/totals.ts';

/**
 * Sets an order's total to what an arrived payment was asked for. The buyer may have switched to a
 * method with another fee since, and then paid on the first page after all: that page's fee counts,
 * shared among the parcels that were live when the payment began. `amount` is in minor units. The
 * caller has locked the order, and has not written its sale yet.
 */
export async function repriceToPayment(
  tx: Tx,
  orderId: number,
  payment: { id: number; amount: Money },
  now: Date,
): Promise<void> {
  const { created_at: begunAt } = await tx
    .selectFrom('payments')
    .select('created_at')
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow();
  const parcels = await tx
    .selectFrom('parcels')
    .select(['id', 'total', 'fee', 'cancelled_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const costs = parcels
    .filter(({ cancelled_at: goneAt }) => goneAt === null || goneAt > begunAt)
    .map(({ id, total, fee: before }) => ({ id, before, total: total - before }));
  const fee = payment.amount - costs.reduce((sum, { total }) => sum + total, 0);
  const change = fee - costs.reduce((sum, { before }) => sum + before, 0);
  if (change === 0 || fee < 0) return;
  for (const { id, fee: share, total } of withFee(fee, costs))
    await tx
      .updateTable('parcels')
      .set({ fee: share, total, updated_at: now })
      .where('id', '=', id)
      .execute();
  await tx
    .updateTable('orders')
    .set((row) => ({ fee: row('fee', '+', change), total: row('total', '+', change) }))
    .where('id', '=', orderId)
    .execute();
}
