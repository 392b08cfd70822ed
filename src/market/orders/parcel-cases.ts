// What counts for and against a store: each figure of it is a list of such parcels. They are those
// of orders of the last 90 days that were paid for, or are paid on delivery.
import { sql, type SqlBool } from 'kysely';
import { orderMethod } from '#contract/constants.ts';

export const CASE_DAYS = 90;

/** A parcel `t` that counts at all. */
export const counts = sql<SqlBool>`exists (
  select from orders o
  where o.id = t.order_id
    and o.created_at > now() - make_interval(days => ${sql.lit(CASE_DAYS)})
    and (o.paid_at is not null or o.order_method = ${sql.lit(orderMethod.cashOnDelivery)})
)`;

/** Of those that count; of a parcel only one of these is true. */
export const parcelCases = {
  /** Handed to its courier after it should have arrived, or not yet although it should have. */
  'late-sent': sql<SqlBool>`(
    t.cancelled_at is null
    and coalesce(
      (select e.at from parcel_events e where e.parcel_id = t.id and e.action = 'pick-up' limit 1),
      case when t.status < 3 then now() end
    ) > t.due_at
  )`,
  /** Cancelled by the store itself. */
  'cancelled-by-store': sql<SqlBool>`(
    t.cancelled_at is not null
    and exists (
      select from parcel_events e
      where e.parcel_id = t.id and e.action = 'cancel' and e.actor = 'seller'
    )
  )`,
  /** Money went back for some or all of it, although it was not cancelled. */
  refunded: sql<SqlBool>`(
    t.cancelled_at is null
    and exists (
      select from refund_parcels rp
      join refunds r on r.id = rp.refund_id
      where rp.parcel_id = t.id and r.state = 'succeeded'
    )
  )`,
} as const;
export type ParcelCase = keyof typeof parcelCases;
