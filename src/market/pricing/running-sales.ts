import { sql, type RawBuilder } from 'kysely';

/** The running flash sale of product `p`, if any, as a lateral join: the lowest price whose quota is not used up. */
export function runningSale(now: Date): RawBuilder<unknown> {
  return sql`left join lateral (
    select fp.price, fp.quota, fp.sold, fs.id, fs.end_at from flash_sale_products fp join flash_sales fs on fs.id = fp.flash_sale_id
    where fp.product_id = p.id and fp.sold < fp.quota and fs.public and fs.start_at <= ${now} and fs.end_at > ${now}
    order by fp.price, fs.id limit 1) f on true`;
}
