import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { closeParcels } from '#market/orders/close-parcels.ts';
import { mayCancel } from '#market/orders/order.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { giveVoucherBack } from '#market/vouchers/claim-voucher.ts';

export type Cancelling = { orderId: number; title: string; message: string };

/**
 * Cancels a whole order while every parcel is pending; stock, sale quota and voucher become
 * available again. Called again, it updates the message. Refuses 'order-not-found',
 * 'not-cancellable'.
 */
export async function cancelOrder(
  tx: Tx,
  shopper: Shopper,
  { orderId, title, message }: Cancelling,
  now = new Date(),
): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'cancelled_at'])
    .where('id', '=', orderId)
    .where('shopper', '=', shopper.key)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new Refusal('order-not-found');
  if (!order.cancelled_at) await giveAllBack(tx, shopper, orderId, now);
  await tx
    .insertInto('cancellations')
    .values({ order_id: orderId, title, message })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({ title, message, updated_at: now }),
    )
    .execute();
}

async function giveAllBack(tx: Tx, shopper: Shopper, orderId: number, now: Date): Promise<void> {
  const parcels = await tx
    .selectFrom('parcels')
    .select(['id', 'status', 'cancelled_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute();
  mayCancel(
    false,
    parcels.map(({ status, cancelled_at }) => ({ status, cancelled: cancelled_at !== null })),
  );
  await closeOrder(tx, orderId, now);
  const live = parcels.filter(({ cancelled_at }) => cancelled_at === null).map(({ id }) => id);
  const accountId = shopper.kind === 'customer' ? shopper.accountId : null;
  await closeParcels(tx, live, { actor: 'customer', accountId, note: '' }, now);
}

/**
 * Marks an order as cancelled when its last live parcels are closed. Its voucher can be used again.
 */
export async function closeOrder(tx: Tx, orderId: number, now: Date): Promise<void> {
  await tx.updateTable('orders').set({ cancelled_at: now }).where('id', '=', orderId).execute();
  await giveVoucherBack(tx, orderId);
  await record(tx, 'order-cancelled', { order: orderId });
}
