// What is popular of late, counted anew by a job: in the whole market and in each country.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

/** So far back is looked, and a day earlier is worth so much of the next. */
const DAYS = 14;
const EARLIER = 0.9;
const KEPT = 100;
/** One person's order says nothing of a country. */
const SHOPPERS = 2;
/**
 * What views are worth beside a shopper: a tenth of their logarithm. They decide among what sells
 * alike and where nothing sells yet; no number of them is worth two shoppers.
 */
const VIEWS = 0.1;

/**
 * Writes the lists anew. In a country, several shoppers bought each; in the market, what is only
 * looked at follows. Of a shopper the last order of a product counts, paid and not cancelled: a
 * hundred pieces say no more than one. What it costs depends on the days that it looks at.
 */
export async function countPopular(tx: Tx, now: Date): Promise<void> {
  await sql`
    with bought as (
      select o.address ->> 'country' as country, l.product_id, o.shopper,
        max(${EARLIER}::float8 ^ ${daysSince(sql`o.created_at`, now)}) as worth
      from orders o
      join order_lines l on l.order_id = o.id
      where o.created_at > ${now}::timestamptz - make_interval(days => ${DAYS})
        and o.paid_at is not null and o.cancelled_at is null
      group by 1, 2, 3
    ),
    worths as (
      select country, product_id, sum(worth) as worth
      from bought
      where country ~ '^[A-Z]{2}$'
      group by country, product_id
      having count(*) >= ${SHOPPERS}
      union all
      select '', product_id, sum(worth)
      from (
        select product_id, max(worth) as worth from bought group by product_id, shopper
        union all
        select product_id, ${VIEWS}::float8 * ln(1 + sum(
          views * ${EARLIER}::float8 ^ ${daysSince(sql`day::timestamptz`, now)}
        ))
        from product_days
        where day > (${now}::timestamptz - make_interval(days => ${DAYS}))::date and views > 0
        group by product_id
      ) worths
      group by product_id
    ),
    counted as (
      select country, array_agg(product_id order by place) as products
      from (
        select country, product_id,
          row_number() over (partition by country order by worth desc, product_id desc) as place
        from worths
      ) placed
      where place <= ${KEPT}
      group by country
    ),
    gone as (
      delete from popular_products p
      where not exists (select from counted c where c.country = p.country)
    )
    insert into popular_products as p (country, products)
    select country, products from counted order by country
    on conflict (country) do update set products = excluded.products
    where p.products <> excluded.products
  `.execute(tx);
}

const daysSince = (moment: ReturnType<typeof sql>, now: Date) =>
  sql`greatest(0, extract(epoch from ${now}::timestamptz - ${moment}) / 86400)::float8`;
