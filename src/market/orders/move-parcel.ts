import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { collectCash } from '#market/orders/collect-cash.ts';
import { writeDelivered } from '#market/ledger/write-delivered.ts';
import { eraseWhenDone } from '#market/orders/erase-when-done.ts';
import { statusAfter, type ParcelAction } from '#market/orders/parcel.ts';

/** `actor`: as what somebody takes the step (seller, staff); `accountId`: who. */
export type Move = { parcelId: number; action: ParcelAction; actor: string; accountId?: number; note?: string; carrier?: string; trackingNumber?: string };

/** Takes a parcel one step on and writes the step into its history; whether the mover may is asked in `workParcel`. Refuses 'parcel-not-found', 'already-cancelled', 'move-not-allowed'. */
export async function moveParcel(tx: Tx, move: Move, now = new Date()): Promise<void> {
  if (move.action === 'deliver') await tx.selectFrom('orders').select('id').where('id', '=', (row) => row.selectFrom('parcels').select('order_id').where('id', '=', move.parcelId)).forUpdate().execute();     // money: the order is locked first
  const parcel = await tx.selectFrom('parcels').select(['order_id', 'status', 'cancelled_at']).where('id', '=', move.parcelId).forUpdate().executeTakeFirst();
  if (!parcel) throw new Refusal('parcel-not-found');
  const status = statusAfter({ status: parcel.status, cancelled: parcel.cancelled_at !== null }, move.action);
  const sent = move.action === 'send' ? { carrier: move.carrier ?? '', tracking_number: move.trackingNumber ?? '' } : {};
  await tx.updateTable('parcels').set({ status, updated_at: now, ...sent }).where('id', '=', move.parcelId).execute();
  await tx.insertInto('parcel_events').values({ parcel_id: move.parcelId, action: move.action, actor: move.actor, account_id: move.accountId ?? null, note: move.note ?? '', at: now }).execute();
  if (move.action === 'deliver') {
    await collectCash(tx, parcel.order_id, move.parcelId, now);
    await writeDelivered(tx, move.parcelId, now);
  }
  await record(tx, 'parcel-moved', { order: parcel.order_id, parcel: move.parcelId, status });
  if (move.action === 'deliver') await eraseWhenDone(tx, [move.parcelId]);
}
