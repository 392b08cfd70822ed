import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { touch } from '#db/touch.ts';
import { mayCancel } from '#market/orders/order.ts';
import type { Visitor } from '#market/settings/actor.ts';
import { giveStockBack } from '#market/stock/take-stock.ts';
import { giveVoucherBack } from '#market/vouchers/claim-voucher.ts';

export type Cancelling = { orderId: number; title: string; message: string };

/** Cancels a whole order while every parcel is pending: stock, sale quota and voucher come back. Asked again, it updates the words. Refuses 'order-not-found', 'not-cancellable'. */
export async function cancelOrder(tx: Tx, visitor: Visitor, { orderId, title, message }: Cancelling, now = new Date()): Promise<void> {
  const order = await tx.selectFrom('orders').select(['id', 'cancelled_at', 'created_at']).where('id', '=', orderId).where('user_token', '=', visitor.token).forUpdate().executeTakeFirst();
  if (!order) throw new Refusal('order-not-found');
  if (!order.cancelled_at) await giveAllBack(tx, order, now);
  await tx.insertInto('cancellations').values({ order_id: orderId, title, message })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ title, message, updated_at: now })).execute();
}

async function giveAllBack(tx: Tx, { id: orderId, created_at: placedAt }: { id: number; created_at: Date }, now: Date): Promise<void> {
  const parcels = await tx.selectFrom('parcels').select(['id', 'status', 'cancelled_at']).where('order_id', '=', orderId).orderBy('id').forUpdate().execute();
  mayCancel(false, parcels.map(({ status, cancelled_at }) => ({ status, cancelled: cancelled_at !== null })));
  const live = parcels.filter(({ cancelled_at }) => cancelled_at === null).map(({ id }) => id);
  await tx.updateTable('orders').set({ cancelled_at: now }).where('id', '=', orderId).execute();
  await tx.updateTable('parcels').set({ cancelled_at: now, updated_at: now }).where('id', 'in', live).execute();
  await tx.insertInto('parcel_events').values(live.map((id) => ({ parcel_id: id, action: 'cancel', actor: 'customer' }))).execute();
  const lines = await tx.selectFrom('order_lines').select(['product_id', 'inventory_id', 'flash_sale_id', 'quantity']).where('parcel_id', 'in', live).execute();
  await giveVoucherBack(tx, orderId);
  await record(tx, 'order-cancelled', { order: orderId });
  await giveStockBack(tx, lines.flatMap((line) => line.inventory_id === null ? [] : [{ inventoryId: line.inventory_id, productId: line.product_id, flashSaleId: line.flash_sale_id, quantity: line.quantity }]), placedAt);
  await touch(tx, ...new Set(lines.map(({ product_id }) => `product:${product_id}`)));
}
