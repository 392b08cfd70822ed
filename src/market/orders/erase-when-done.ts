import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { erasePerson, underway } from '#market/accounts/erase-person.ts';

type DoneOrder = {
  order: number;
  parcel: number;
  status: number;
  cancelled: boolean;
  whole: boolean;
  email: string;
  language: string;
};

/**
 * Removes personal data from an order whose buyer has erased their account, once all its parcels
 * are done. Called under the order's lock when a parcel is done; queues the letter about that
 * first, as afterwards its recipient is unknown.
 */
export async function eraseWhenDone(tx: Tx, parcels: number[]): Promise<void> {
  const {
    rows: [done],
  } = await sql<DoneOrder>`
    select o.id as order, e.id as parcel, e.status, e.cancelled_at is not null as cancelled,
      o.cancelled_at is not null as whole, o.address ->> 'email' as email, o.language
    from parcels e
    join orders o on o.id = e.order_id
    join accounts a on a.id = o.account_id and a.erased_at is not null
    where e.id = any(${parcels}::int[])
      and not exists (select from parcels p where p.order_id = o.id and ${underway})
    order by e.id
    limit 1
  `.execute(tx);
  if (!done) return;
  if (done.email) await writeLast(tx, done);
  await erasePerson(tx, [done.order]);
}

function writeLast(
  tx: Tx,
  { order, parcel, status, cancelled, whole, email, language }: DoneOrder,
): Promise<void> {
  if (whole) return writeTo(tx, 'order-cancelled', { email, language }, { order });
  return cancelled
    ? writeTo(tx, 'parcel-cancelled', { email, language }, { order, parcel })
    : writeTo(tx, 'parcel-moved', { email, language }, { order, parcel, status });
}
