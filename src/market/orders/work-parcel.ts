import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { moveParcel } from '#market/orders/move-parcel.ts';
import type { ParcelAction } from '#market/orders/parcel.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

export type Step = {
  parcelId: number;
  action: ParcelAction;
  note: string;
  carrier?: string;
  number?: string;
};

/**
 * Takes a parcel one step on, as a seller of its store or as staff. Refuses 'parcel-not-found',
 * 'store-suspended', 'already-cancelled', 'move-not-allowed', 'not-paid', 'parcel-refunded' and
 * 'parcel-disputed'.
 */
export async function workParcel(
  tx: Tx,
  actor: Seller | Staff,
  step: Step,
  now = new Date(),
): Promise<void> {
  const { parcelId, action, note, carrier = '', number: trackingNumber = '' } = step;
  const { kind, accountId } = actor;
  await checkMayWork(tx, actor, parcelId);
  await moveParcel(
    tx,
    { parcelId, action, actor: kind, accountId, note, carrier, trackingNumber },
    now,
  );
  await audit(tx, actor, { action: `parcel.${action}`, subject: `parcel:${parcelId}`, note });
}

/**
 * Looks whether somebody may work on a parcel: staff on any, a seller on those of their store while
 * it is open; a suspension waits until this is done. Refuses 'parcel-not-found', 'store-suspended'.
 */
export async function checkMayWork(tx: Tx, actor: Seller | Staff, parcelId: number): Promise<void> {
  const own = actor.kind === 'seller' ? sql`and p.store_id = ${actor.storeId}` : sql``;
  const {
    rows: [parcel],
  } = await sql<{ suspended: boolean }>`
    select s.suspended_at is not null as suspended
    from parcels p
    join stores s on s.id = p.store_id
    where p.id = ${parcelId}
    ${own}
    for share of s
  `.execute(tx);
  if (!parcel) throw new Refusal('parcel-not-found');
  if (parcel.suspended && actor.kind === 'seller') throw new Refusal('store-suspended');
}
