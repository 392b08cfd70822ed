// SQL for the products that a filter lets through, with their present prices.
import { sql, type RawBuilder } from 'kysely';
import { fits, type ProductFilter } from '#market/catalogue/product-filter.ts';

const COLUMNS = sql`
  p.id, p.in_stock, p.created_at, p.updated_at, p.rating, p.sold, p.store_id, p.brand_id,
  p.shipping_rule_id, p.options
`;

/** Products in no running sale, at the prices of their rows. Needs `with on_sale` (`onSale`). */
export const outsideSales = (
  filter: ProductFilter,
  from: RawBuilder<unknown> = sql`product_facts p`,
): RawBuilder<unknown> => sql`select ${COLUMNS}, p.price, p.discount ${outside(filter, from)}`;

/** Products in a running sale, at its price. They are few, so all of them are looked at. */
export const inSales = (filter: ProductFilter): RawBuilder<unknown> =>
  sql`select ${COLUMNS}, s.price, s.discount ${within(filter)}`;

/** Both, only to be counted: without columns, an index alone is enough for the first. */
export const countedAtPrices = (filter: ProductFilter): RawBuilder<unknown> =>
  sql`select 1 ${outside(filter, sql`product_facts p`)} union all select 1 ${within(filter)}`;

const outside = (filter: ProductFilter, from: RawBuilder<unknown>) => sql`
  from ${from}
  where ${fits(filter)} and p.id not in (select id from on_sale)
`;

const within = (filter: ProductFilter) => sql`
  from on_sale s join product_facts p on p.id = s.id
  where ${fits(filter, { price: sql`s.price`, discount: sql`s.discount` })}
`;
