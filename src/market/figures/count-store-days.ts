import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { CASE_DAYS } from '#market/orders/parcel-cases.ts';

/**
 * Counts what stores sold in the last 90 days, by day (in the market's time zone), product and
 * country; older days keep their counts. Writes only what has changed.
 */
export async function countStoreDays(tx: Tx): Promise<void> {
  await countDays(tx);
  await countProducts(tx);
  await countPlaces(tx);
}

/** The first day to count, from its first hour on. */
const FIRST_DAY = sql`(
  (now() at time zone settings.time_zone)::date - ${sql.lit(CASE_DAYS - 1)}::int
)`;
/** Parcels `t` of orders `o` in those days, in the market's currency. */
const parcelsSold = sql`
  parcels t
  join orders o on o.id = t.order_id and o.currency = (select currency from settings)
  cross join settings
  cross join lateral (select (o.created_at at time zone settings.time_zone)::date as day) on_day
  where o.created_at >= ${FIRST_DAY}::timestamp at time zone settings.time_zone
`;

async function countDays(tx: Tx): Promise<void> {
  await sql`
    insert into store_days as d (store_id, day, parcels, cancelled, sales)
    select t.store_id, day, count(*), count(t.cancelled_at),
      coalesce(sum(t.total) filter (where t.cancelled_at is null), 0)
    from ${parcelsSold}
    group by 1, 2
    order by 1, 2
    on conflict (store_id, day) do update
    set parcels = excluded.parcels, cancelled = excluded.cancelled, sales = excluded.sales
    where (d.parcels, d.cancelled, d.sales)
      is distinct from (excluded.parcels, excluded.cancelled, excluded.sales)
  `.execute(tx);
}

/** Counts pieces by product and day; cancelled pieces and cancelled parcels count as zero. */
async function countProducts(tx: Tx): Promise<void> {
  await sql`
    insert into product_days as d (product_id, day, store_id, pieces, sales)
    select product_id, day, store_id, sum(pieces), sum(pieces * selling)
    from (
      select l.product_id, sold.day, sold.store_id, l.selling,
        case
          when sold.cancelled then 0
          else l.quantity - coalesce((
            select sum(c.quantity)
            from cancelled_pieces c
            where c.order_line_id = l.id
          ), 0)
        end as pieces
      from (
        select t.id, t.order_id, t.store_id, day, t.cancelled_at is not null as cancelled
        from ${parcelsSold}
      ) sold
      join order_lines l on l.order_id = sold.order_id and l.parcel_id = sold.id
    ) lines
    group by 1, 2, 3
    order by 1, 2
    on conflict (product_id, day) do update
    set pieces = excluded.pieces, sales = excluded.sales
    where (d.pieces, d.sales) is distinct from (excluded.pieces, excluded.sales)
  `.execute(tx);
}

async function countPlaces(tx: Tx): Promise<void> {
  await sql`
    with counted as (
      select t.store_id, o.address ->> 'country' as country, count(*)::int as parcels,
        sum(t.total) as sales
      from ${parcelsSold} and t.cancelled_at is null and o.address ->> 'country' ~ '^[A-Z]{2}$'
      group by 1, 2
    ),
    gone as (
      delete from store_places p
      where not exists (
        select from counted c where c.store_id = p.store_id and c.country = p.country
      )
    )
    insert into store_places as p (store_id, country, parcels, sales)
    select store_id, country, parcels, sales
    from counted
    order by 1, 2
    on conflict (store_id, country) do update
    set parcels = excluded.parcels, sales = excluded.sales
    where (p.parcels, p.sales) is distinct from (excluded.parcels, excluded.sales)
  `.execute(tx);
}
