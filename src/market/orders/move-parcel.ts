import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { collectCash } from '#market/orders/collect-cash.ts';
import { writeDelivered } from '#market/ledger/write-delivered.ts';
import { eraseWhenDone } from '#market/orders/erase-when-done.ts';
import { disputedOf } from '#market/orders/disputed-parcel.ts';
import { issuePapers } from '#market/papers/issue-papers.ts';
import { statusAfter, type ParcelAction } from '#market/orders/parcel.ts';
import { checkFunded } from '#market/orders/payment-rule.ts';
import { returnedOf } from '#market/orders/returned-parcel.ts';

/** `actor`: the role in which somebody takes the step (seller, staff); `accountId`: who. */
export type Move = {
  parcelId: number;
  action: ParcelAction;
  actor: string;
  accountId?: number;
  note?: string;
  carrier?: string;
  trackingNumber?: string;
};
type Row = {
  order_id: number;
  status: number;
  cancelled: boolean;
  method: number;
  paid: boolean;
  returned: boolean;
  disputed: boolean;
};

/**
 * Moves a parcel one step on and records the step; `workParcel` checks whether the mover may.
 * Refuses 'parcel-not-found', 'already-cancelled', 'move-not-allowed', 'not-paid',
 * 'parcel-refunded', 'parcel-disputed'.
 */
export async function moveParcel(tx: Tx, move: Move, now = new Date()): Promise<void> {
  const { parcelId, action } = move;
  const { order_id: orderId, ...parcel } = await lock(tx, parcelId);
  const status = statusAfter(parcel, action);
  checkFunded(parcel, parcel, action);
  const { carrier = '', trackingNumber = '' } = move;
  const sent = action === 'send' ? { carrier, tracking_number: trackingNumber } : {};
  await tx
    .updateTable('parcels')
    .set({ status, updated_at: now, ...sent })
    .where('id', '=', parcelId)
    .execute();
  await writeStep(tx, move, now);
  if (action === 'confirm') await issuePapers(tx, [parcelId], now);
  if (action === 'deliver') {
    await collectCash(tx, orderId, now);
    await writeDelivered(tx, parcelId, now);
  }
  await record(tx, 'parcel-moved', { order: orderId, parcel: parcelId, status });
  if (action === 'deliver') await eraseWhenDone(tx, [parcelId]);
}

/** Locks the order first, as every verb about money does: its payment may be arriving right now. */
async function lock(tx: Tx, parcelId: number): Promise<Row> {
  await sql`
    select from orders
    where id = (select order_id from parcels where id = ${parcelId})
    for update
  `.execute(tx);
  const { rows } = await sql<Row>`
    select p.order_id, p.status, p.cancelled_at is not null as cancelled, o.order_method as method,
      o.paid_at is not null as paid, ${returnedOf} as returned, ${disputedOf} as disputed
    from parcels p
    join orders o on o.id = p.order_id
    where p.id = ${parcelId}
    for update of p
  `.execute(tx);
  if (!rows[0]) throw new Refusal('parcel-not-found');
  return rows[0];
}

async function writeStep(tx: Tx, move: Move, now: Date): Promise<void> {
  await tx
    .insertInto('parcel_events')
    .values({
      parcel_id: move.parcelId,
      action: move.action,
      actor: move.actor,
      account_id: move.accountId ?? null,
      note: move.note ?? '',
      at: now,
    })
    .execute();
}
