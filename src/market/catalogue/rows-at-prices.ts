// The rows that a filter lets through, as statements: with what their products cost at the moment.
import { sql, type RawBuilder } from 'kysely';
import { fits, type ProductFilter } from '#market/catalogue/product-filter.ts';

const COLUMNS = sql`
  p.id, p.in_stock, p.created_at, p.updated_at, p.rating, p.sold, p.store_id, p.brand_id,
  p.shipping_rule_id, p.options
`;

/** What is in no running sale, which `with on_sale` names (`onSale`), at the prices of its rows. */
export const outsideSales = (
  filter: ProductFilter,
  from: RawBuilder<unknown> = sql`product_facts p`,
): RawBuilder<unknown> => sql`select ${COLUMNS}, p.price, p.discount ${outside(filter, from)}`;

/** What is in one, at its price. Few products are, so that all of them are looked at. */
export const inSales = (filter: ProductFilter): RawBuilder<unknown> =>
  sql`select ${COLUMNS}, s.price, s.discount ${within(filter)}`;

/** Both, to be counted: without columns, an index alone tells what is outside. */
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
