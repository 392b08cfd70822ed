import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { isFunded } from '#market/orders/payment-rule.ts';
import { writeToStore } from '#market/stores/write-to-store.ts';

type Order = { method: number; paid: boolean };
type ParcelOfStore = { parcel: number; store: number };

/**
 * Notifies the people of each store of an order that they have a parcel to pack, once the payment
 * allows it: with cash when the order is placed, otherwise when it is paid. Announces each parcel
 * once, however often it is called; skips cancelled parcels and suspended stores.
 */
export async function announceParcels(tx: Tx, orderId: number): Promise<void> {
  await sql`select from orders where id = ${orderId} for update`.execute(tx);
  const {
    rows: [order],
  } = await sql<Order>`
    select order_method as method, paid_at is not null as paid
    from orders
    where id = ${orderId}
  `.execute(tx);
  if (!order || !isFunded(order)) return;
  const { rows } = await sql<ParcelOfStore>`
    with told as (
      update parcels set announced_at = now()
      where order_id = ${orderId}
        and announced_at is null
        and cancelled_at is null
        and status = 1
      returning id, store_id
    )
    select told.id as parcel, s.id as store
    from told
    join stores s on s.id = told.store_id and s.suspended_at is null
    order by told.id
  `.execute(tx);
  for (const { parcel, store } of rows) {
    await writeToStore(tx, { store, to: 'everybody' }, 'order-arrived', { parcel });
  }
}
