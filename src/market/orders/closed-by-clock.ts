import { sql } from 'kysely';

/** Whether an order `o` was closed, with all that was left of it, because nobody paid in time. */
export const closedByClock = sql<boolean>`
  (
    o.cancelled_at is not null
    and o.paid_at is null
    and not exists (select from cancellations c where c.order_id = o.id)
    and exists (
      select from parcels p
      join parcel_events e on e.parcel_id = p.id
      where p.order_id = o.id
        and p.cancelled_at = o.cancelled_at
        and e.action = 'cancel'
        and e.actor = 'staff'
        and e.account_id is null
    )
  )
`;
