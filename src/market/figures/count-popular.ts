// Counts what is popular, in the whole market and in each country; run by a job.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

/** How many days back to look, and the weight of a day compared with the day after it. */
const DAYS = 14;
const EARLIER = 0.9;
const KEPT = 100;
/** A single person's order says nothing about a country. */
const SHOPPERS = 2;
/**
 * The weight of views compared with a shopper: a tenth of their logarithm. Views decide between
 * products that sell alike, and where nothing has sold yet; no number of views outweighs two
 * shoppers.
 */
const VIEWS = 0.1;

/**
 * Rewrites the lists. In a country's list, several shoppers bought each product; in the market's,
 * products that were only viewed follow. Only a shopper's latest paid order of a product counts,
 * and the number of pieces does not. The cost grows with the number of days.
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
