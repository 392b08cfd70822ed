import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';

/**
 * Whether the sale price of the entry `fp` is still below the regular price of its product `p`;
 * otherwise the product is sold as if it were in no sale.
 */
export const BELOW_REGULAR: RawBuilder<SqlBool> = sql<SqlBool>`
  fp.price < coalesce(nullif(p.offered, 0), p.selling)
`;

/**
 * The running flash sale of the product `p`, if any, as a lateral join: the lowest price with quota
 * left.
 */
export function runningSale(now: Date): RawBuilder<unknown> {
  return sql`
    left join lateral (
      select fp.price, fp.quota, fp.sold, fs.id, fs.end_at
      from flash_sale_products fp
      join flash_sales fs on fs.id = fp.flash_sale_id
      where fp.product_id = p.id
        and ${BELOW_REGULAR}
        and fp.sold < fp.quota
        and fs.public
        and fs.start_at <= ${now}
        and fs.end_at > ${now}
      order by fp.price, fs.id
      limit 1
    ) f on true
  `;
}

/**
 * The sale price of each product in a running flash sale, as `with on_sale`: `id`, `price` (as in
 * `runningSale`), and `discount` (0164_facts_of_the_shop.sql). These products are few, so lists
 * sorted by price can use an index of regular prices and merge these in.
 */
export function onSale(now: Date): RawBuilder<unknown> {
  return sql`
    with on_sale as materialized (
      select p.id, min(fp.price) as price, discount_of(p.selling, min(fp.price)) as discount
      from flash_sale_products fp
      join flash_sales fs on fs.id = fp.flash_sale_id
      join products p on p.id = fp.product_id and ${BELOW_REGULAR}
      where fp.sold < fp.quota
        and fs.public
        and fs.start_at <= ${now}
        and fs.end_at > ${now}
      group by p.id
    )
  `;
}

const AHEAD_MS = 7 * 24 * 3_600_000;

/** When a public sale is first announced: a week before it starts. */
export const announcedFrom = (startAt: Date): Date => new Date(startAt.getTime() - AHEAD_MS);

/**
 * The next flash sale of the product `p`, as a lateral join: `coming.id`, its title and times; null
 * when none is planned.
 */
export function comingSale(now: Date): RawBuilder<unknown> {
  return sql`
    left join lateral (
      select fs.id, fs.title, fs.start_at, fs.end_at
      from flash_sale_products fp
      join flash_sales fs on fs.id = fp.flash_sale_id
      where fp.product_id = p.id
        and fp.sold < fp.quota
        and fs.public
        and fs.start_at > ${now}
      order by fs.start_at, fs.id
      limit 1
    ) coming on true
  `;
}

/**
 * Limits how long an answer that compares prices is valid: until any public sale begins or ends.
 * One query.
 */
export async function holdUntilSalesChange(reading: Reading): Promise<void> {
  const { db, now } = reading;
  dependOn(reading, 'flash-sales');
  const {
    rows: [next],
  } = await sql<{ at: Date | null }>`
    select min(case when start_at > ${now} then start_at else end_at end) as at
    from flash_sales
    where public and end_at > ${now}
  `.execute(db);
  holdUntil(reading, next?.at ?? null);
}
