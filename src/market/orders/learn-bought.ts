// Learns from orders which products are bought together: a job counts new orders in batches.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

/** How many orders one transaction counts. */
const AT_ONCE = 1000;
/** Orders count after this time, by when most are paid. Unpaid ones do not count. */
const SETTLED = '3 days';
/** How many of a product's last orders are considered. */
const LOOKED_AT = 500;
const KEPT = 24;
/** How many different shoppers must have bought both: one basket proves nothing. */
const SHOPPERS = 2;
/** How much more often than by chance: what everybody buys goes with nothing in particular. */
const LIFT = 2;

/**
 * Counts the next orders, and writes anew what is bought with each of their products. Returns how
 * many orders it looked at; skips cancelled and unpaid ones.
 */
export async function learnBought(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number; product: number | null }>`
    with upto as (select order_id from bought_upto for update),
    fresh as (
      select o.id, o.cancelled_at is null and o.paid_at is not null as bought
      from orders o, upto
      where o.id > upto.order_id
        and o.id < coalesce((
          select min(id) from orders where created_at > ${now}::timestamptz - ${SETTLED}::interval
        ), 2147483647)
      order by o.id
      limit ${AT_ONCE}
    )
    select distinct fresh.id, l.product_id as product
    from fresh
    left join order_lines l on l.order_id = fresh.id and fresh.bought
  `.execute(tx);
  if (rows.length === 0) return 0;
  const ids = new Set(rows.map(({ id }) => id));
  const products = rows.flatMap(({ product }) => product ?? []);
  const bought = new Set(rows.flatMap(({ id, product }) => (product === null ? [] : id)));
  await sql`
    update bought_upto set order_id = ${Math.max(...ids)}, orders = orders + ${bought.size}
  `.execute(tx);
  await sql`
    insert into bought_together as b (product_id, orders)
    select product, count(*) from unnest(${products}::int[]) product group by product order by product
    on conflict (product_id) do update set orders = b.orders + excluded.orders
  `.execute(tx);
  await writeTogether(tx, [...new Set(products)]);
  return ids.size;
}

/**
 * Writes the best companions of each product: by cosine similarity, of those that more shoppers
 * bought together than by chance.
 */
async function writeTogether(tx: Tx, products: number[]): Promise<void> {
  await sql`
    update bought_together b set others = found.others, shoppers = found.shoppers
    from unnest(${products}::int[]) asked (id)
    cross join lateral (
      select coalesce(array_agg(other order by place), '{}') as others,
        coalesce(array_agg(shoppers order by place), '{}') as shoppers
      from (
        select other, shoppers, row_number() over (order by near desc, other desc) as place
        from (
          select o.product_id as other, both_.shoppers,
            both_.shoppers / sqrt(o.orders::float8) as near
          from bought_together own
          cross join lateral (
            select l.product_id, count(distinct placed.shopper)::int as shoppers
            from (
              select distinct order_id from order_lines where product_id = own.product_id
              order by order_id desc limit ${LOOKED_AT}
            ) mine
            join orders placed on placed.id = mine.order_id and placed.cancelled_at is null
              and placed.paid_at is not null
            join order_lines l on l.order_id = mine.order_id and l.product_id <> own.product_id
            group by l.product_id
          ) both_
          join bought_together o on o.product_id = both_.product_id
          cross join bought_upto upto
          where own.product_id = asked.id
            and both_.shoppers >= ${SHOPPERS}
            and both_.shoppers::float8 * upto.orders
              >= ${LIFT} * least(own.orders, ${LOOKED_AT})::float8 * o.orders
        ) likely
      ) ranked
      where place <= ${KEPT}
    ) found
    where b.product_id = asked.id
  `.execute(tx);
}
