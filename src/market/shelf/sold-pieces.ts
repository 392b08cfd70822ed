import { sql, type RawBuilder } from 'kysely';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** How many pieces of a product were ordered in the last 30 days, except in cancelled parcels. */
export const soldPieces = (product: RawBuilder<unknown>, now: Date): RawBuilder<number> => sql`(
  select coalesce(sum(l.quantity), 0)::int
  from order_lines l
  join orders o on o.id = l.order_id
  join parcels pa on pa.id = l.parcel_id and pa.cancelled_at is null
  where l.product_id = ${product}
    and o.created_at >= ${new Date(now.getTime() - DAYS * DAY_MS)}::timestamptz
)`;
