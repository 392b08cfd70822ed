import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';

/**
 * Whether a place `fp` in a sale is one for its product `p`: what costs as little by now without it
 * is sold as if there were none.
 */
export const BELOW_REGULAR: RawBuilder<SqlBool> = sql<SqlBool>`
  fp.price < coalesce(nullif(p.offered, 0), p.selling)
`;

/**
 * The running flash sale of product `p`, if any, as a lateral join: the lowest price whose quota is
 * not used up.
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
 * What each product that is in a running flash sale costs there, as `with on_sale`: `id`, `price`,
 * the same as `runningSale` says, and `discount` (0164_facts_of_the_shop.sql). Few products are, so
 * that lists in the order of prices can go by an index of the prices outside sales, and take these
 * in between.
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

/** From when on a public sale is announced: a week before it starts. */
export const announcedFrom = (startAt: Date): Date => new Date(startAt.getTime() - AHEAD_MS);

/**
 * The next flash sale of product `p`, as a lateral join: `coming.id`, its title and times, null
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
 * Says that an answer which compares prices holds until any public sale begins or ends. One query.
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
