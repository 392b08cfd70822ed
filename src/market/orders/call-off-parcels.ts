import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { writeToStore } from '#market/stores/write-to-store.ts';

/**
 * Notifies each store of an order, or of one of its parcels, that the buyer or the market's staff
 * cancelled what it had been told to pack; skips suspended stores.
 */
export async function callOffParcels(
  tx: Tx,
  { order, parcel = null }: { order: number; parcel?: number | null },
): Promise<void> {
  const { rows } = await sql<{ parcel: number; store: number }>`
    select p.id as parcel, s.id as store
    from parcels p
    join orders o on o.id = p.order_id
    join stores s on s.id = p.store_id and s.suspended_at is null
    where p.order_id = ${order}
      and (p.id = ${parcel} or ${parcel}::int is null and p.cancelled_at = o.cancelled_at)
      and p.announced_at is not null
      and exists (
        select from parcel_events e
        where e.parcel_id = p.id
          and e.action = 'cancel'
          and e.actor in ('customer', 'staff')
          and e.at = p.cancelled_at
      )
    order by p.id
  `.execute(tx);
  for (const { parcel: id, store } of rows)
    await writeToStore(tx, { store, to: 'everybody' }, 'parcel-called-off', { parcel: id });
}
