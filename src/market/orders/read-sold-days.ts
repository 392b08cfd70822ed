import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { SoldDay } from '#contract/admin/product-more.ts';
import type { Db } from '#db/connect.ts';

/**
 * How many pieces of a product were ordered on each of the last days, the oldest first, days
 * without any included; parcels that were cancelled do not count. Days are those of the market's
 * time zone. Refuses 'thing-not-found'.
 */
export async function readSoldDays(
  db: Db,
  { id, days }: { id: number; days: number },
  now: Date,
): Promise<SoldDay[]> {
  const { rows } = await sql<SoldDay & { known: boolean }>`
    with zone as (select time_zone as name from settings),
    today as (select (${now}::timestamptz at time zone zone.name)::date as day from zone),
    sold as (
      select (o.created_at at time zone zone.name)::date as day, sum(l.quantity)::int as pieces
      from order_lines l
      join parcels p on p.id = l.parcel_id and p.cancelled_at is null
      join orders o on o.id = l.order_id
      cross join zone
      cross join today
      where l.product_id = ${id}
        and o.created_at >= (today.day - ${days - 1}::int)::timestamp at time zone zone.name
      group by 1
    )
    select to_char(each.day, 'YYYY-MM-DD') as day, coalesce(sold.pieces, 0) as pieces,
      exists (select from products where id = ${id}) as known
    from today
    cross join generate_series(today.day - ${days - 1}::int, today.day, interval '1 day') each (day)
    left join sold on sold.day = each.day
    order by each.day
  `.execute(db);
  if (!rows[0]?.known) throw new Refusal('thing-not-found');
  return rows.map(({ day, pieces }) => ({ day, pieces }));
}
