import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import type { StatedReason } from '#contract/cancel-reason.ts';
import { record } from '#db/enqueue.ts';
import { closeParcels } from '#market/orders/close-parcels.ts';
import { mayCancel } from '#market/orders/order.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { followOwed } from '#market/orders/amount-owed.ts';
import { isPickedUp } from '#market/orders/parcel.ts';
import type { Shopper, Staff } from '#market/settings/actor.ts';
import { giveVoucherBack } from '#market/vouchers/claim-voucher.ts';

/** `reason`: from the list, or empty where the title says it. */
export type CancelWords = { title: string; message: string; reason?: StatedReason };
export type Cancelling = CancelWords & { orderId: number };

/**
 * Cancels a whole order while all its parcels are pending; releases stock, sale quota and voucher.
 * Called again, it updates the message. Refuses 'order-not-found', 'not-cancellable'.
 */
export async function cancelOrder(
  tx: Tx,
  shopper: Shopper,
  { orderId, title, message, reason = '' }: Cancelling,
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
  if (!order.cancelled_at) await giveAllBack(tx, shopper, { orderId, title, message, reason }, now);
  await writeCancellation(tx, { orderId, title, message, reason }, now);
}

/** Stores why an order was cancelled; replaces what was stored before. */
export async function writeCancellation(
  tx: Tx,
  { orderId, title, message, reason = '' }: Cancelling,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('cancellations')
    .values({ order_id: orderId, title, message, reason })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({ title, message, reason, updated_at: now }),
    )
    .execute();
}

async function giveAllBack(
  tx: Tx,
  shopper: Shopper,
  { orderId, ...words }: Cancelling,
  now: Date,
): Promise<void> {
  const parcels = await lockParcels(tx, orderId);
  mayCancel(false, parcels);
  await closeOrder(tx, orderId, now);
  const live = parcels.filter(({ cancelled }) => !cancelled).map(({ id }) => id);
  const accountId = shopper.kind === 'customer' ? shopper.accountId : null;
  const stated = { reason: words.reason ?? '', note: reasonText(words) };
  await closeParcels(tx, live, { actor: 'customer', accountId, ...stated }, now);
}

async function lockParcels(tx: Tx, orderId: number) {
  const parcels = await tx
    .selectFrom('parcels')
    .select(['id', 'status', 'cancelled_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return parcels.map(({ id, status, cancelled_at: at }) => ({
    id,
    status,
    cancelled: at !== null,
  }));
}

/**
 * Cancels what is left of an order for staff, as long as none of it is picked up; its buyer reads
 * the note. Refuses 'order-not-found', 'already-cancelled', 'order-picked-up'.
 */
export async function cancelOrderForBuyer(
  tx: Tx,
  staff: Staff,
  { orderId, note }: { orderId: number; note: string },
  now = new Date(),
): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new Refusal('order-not-found');
  const live = (await lockParcels(tx, orderId)).filter(({ cancelled }) => !cancelled);
  if (live.length === 0) throw new Refusal('already-cancelled');
  if (live.some(isPickedUp)) throw new Refusal('order-picked-up');
  await closeOrder(tx, orderId, now);
  await writeCancellation(tx, { orderId, title: '', message: note }, now);
  await closeParcels(
    tx,
    live.map(({ id }) => id),
    { actor: 'staff', accountId: staff.accountId, note },
    now,
  );
  await followOwed(tx, orderId, now);
  await audit(tx, staff, { action: 'order.cancel', subject: `order:${orderId}`, note });
}

/** What stores read beside the reason; without a reason, the title too. */
export const reasonText = ({ title, message, reason }: CancelWords): string =>
  (reason ? [message] : [title, message]).filter(Boolean).join('\n');

/** Marks an order as cancelled when its last live parcels are closed, and releases its voucher. */
export async function closeOrder(tx: Tx, orderId: number, now: Date): Promise<void> {
  await tx.updateTable('orders').set({ cancelled_at: now }).where('id', '=', orderId).execute();
  await giveVoucherBack(tx, orderId);
  await record(tx, 'order-cancelled', { order: orderId });
}
