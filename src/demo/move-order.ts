// Moves a demo order on after it was placed.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { moveParcel } from '#market/orders/move-parcel.ts';
import type { ParcelAction } from '#market/orders/parcel.ts';

export const DAY = 86_400_000;
export const STEPS: ParcelAction[] = ['confirm', 'pick-up', 'send', 'deliver'];

/**
 * Moves an order's parcels this many steps, a part of a day apart; faster for a recent order, so
 * that no step lies in the future.
 */
export async function moveParcels(
  tx: Tx,
  order: number,
  steps: number,
  placed: Date,
): Promise<void> {
  const parcels = await tx
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', order)
    .orderBy('id')
    .execute();
  const pace = Math.min(0.6 * DAY, (Date.now() - placed.getTime()) / (STEPS.length + 1));
  for (const [number, { id }] of parcels.entries()) {
    const own = Math.max(0, steps - (steps < STEPS.length ? number % 2 : 0));
    for (const [step, action] of STEPS.slice(0, own).entries())
      await moveParcel(
        tx,
        {
          parcelId: id,
          action,
          actor: 'seller',
          ...(action === 'send'
            ? { carrier: 'Swift Post', trackingNumber: `SP${100_000 + id}` }
            : {}),
        },
        new Date(placed.getTime() + (step + 1) * pace),
      );
  }
}

/** Makes an order as old as it should look. */
export async function backdateOrder(tx: Tx, order: number, placed: Date): Promise<void> {
  await sql`
    update orders
    set created_at = ${placed},
      paid_at = case when paid_at is not null
        then least(${placed}::timestamptz + interval '3 days', now()) end
    where id = ${order}`.execute(tx);
  await sql`
    update parcels set due_at = due_at - (now() - ${placed}::timestamptz)
    where order_id = ${order}`.execute(tx);
  await sql`
    update parcel_events e
    set at = ${placed}
    from parcels p
    where p.id = e.parcel_id and p.order_id = ${order}
      and e.action in ('placed', 'cancel')`.execute(tx);
}
