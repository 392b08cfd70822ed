// A listing's filter: which public products are asked for, and in which order. Both are said of `p`, a
// row of the narrow table of products (0164_facts_of_the_shop.sql).
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Money } from '#base/money.ts';
import type { sorts } from '#contract/listing.ts';
import { orderWithin, productsOf, type Gathering } from '#market/catalogue/gathering.ts';
import { isSaid, relevanceOf, type Said } from '#market/catalogue/find-said.ts';

export type Sort = (typeof sorts)[number];

export type ProductFilter = {
  store?: number | undefined;
  /** Products of these categories (the caller gives descendants too). */
  categories?: number[] | undefined;
  brands?: number[] | undefined;
  /** Products of any of these. */
  collections?: Gathering[] | undefined;
  shippingRules?: number[] | undefined;
  tags?: number[] | undefined;
  /** Values of attributes, those of one attribute together: a variant has one of each. */
  options?: number[][] | undefined;
  ids?: number[] | undefined;
  /** Products that say what somebody typed. */
  said?: Said | undefined;
  rating?: number | undefined;
  min?: Money | undefined;
  max?: Money | undefined;
  sort?: Sort | undefined;
};
type Condition = RawBuilder<SqlBool>;

/** True when what products cost right now, flash sales included, says which ones are listed. */
export const boundsPrice = ({ min, max }: ProductFilter): boolean =>
  min !== undefined || max !== undefined;

/** True when it says which ones, or their order. */
export const looksAtPrice = (filter: ProductFilter): boolean =>
  boundsPrice(filter) || filter.sort === 'price_low_to_high' || filter.sort === 'price_high_to_low';

/** Whether `p`, a row of products themselves, is public and says this. */
export const conditionsOf = ({ said }: Pick<ProductFilter, 'said'>): Condition =>
  said ? sql<SqlBool>`p.public and ${isSaid(said)}` : sql<SqlBool>`p.public`;

/** Whether `p` is listed, at a price that is the one of its row unless another is said. */
export function fits(filter: ProductFilter, price = sql`p.price`): Condition {
  const { store, ids, categories, brands, shippingRules, tags, min, max } = filter;
  const all: Condition[] = [sql`p.public`];
  if (store !== undefined) all.push(sql`p.store_id = ${store}`);
  if (ids) all.push(sql`p.id = any(${ids}::int[])`);
  if (categories) all.push(sql`p.category_id = any(${categories}::int[])`);
  if (brands) all.push(sql`p.brand_id = any(${brands}::int[])`);
  if (shippingRules) all.push(sql`p.shipping_rule_id = any(${shippingRules}::int[])`);
  if (filter.collections) all.push(inAnyOf(filter.collections));
  if (tags)
    all.push(sql`p.id in (
      select pt.product_id from product_tags pt where pt.tag_id = any(${tags}::int[])
    )`);
  if (filter.options) all.push(hasOptions(filter.options));
  if (filter.rating !== undefined) all.push(sql`p.rating >= ${filter.rating}`);
  if (min !== undefined) all.push(sql`${price} >= ${min}`);
  if (max !== undefined) all.push(sql`${price} <= ${max}`);
  if (filter.said) all.push(isSaid(filter.said));
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

const inAnyOf = (collections: Gathering[]): Condition =>
  collections.length
    ? sql`(${sql.join(
        collections.map((one) => sql`p.id in (${productsOf(one)})`),
        sql` or `,
      )})`
    : sql`false`;

/** One variant has it all: red and large, not a red one and a large one. */
function hasOptions(groups: number[][]): Condition {
  if (groups.length === 0) return sql`false`;
  const oneOfEach = (column: string) =>
    sql.join(
      groups.map((values) => sql`${sql.ref(column)} && ${values}::int[]`),
      sql` and `,
    );
  if (groups.length === 1) return sql`${oneOfEach('p.options')}`;
  return sql`${oneOfEach('p.options')} and exists (
    select from inventories i where i.product_id = p.id and ${oneOfEach('i.choice')}
  )`;
}

/** Whether product `p` has a variant that can be bought, by its variants. */
export const inStock = sql<boolean>`
  exists (select from inventories i where i.product_id = p.id and i.quantity > 0)
`;

/**
 * The order of a listing: what was searched by its relevance, else the most recently updated first,
 * unless another is asked for; and of one collection as it has them. What cannot be bought stands last
 * where the order is the shop's own.
 */
export function orderOf({
  sort,
  collections: [collection, ...others] = [],
  said,
}: ProductFilter): RawBuilder<unknown> {
  switch (sort) {
    case 'featured':
      return sql`p.in_stock desc, p.created_at desc, p.id desc`;
    case 'price_low_to_high':
      return sql`p.price, p.id`;
    case 'price_high_to_low':
      return sql`p.price desc, p.id desc`;
    case 'avg_customer_review':
      return sql`p.rating desc, p.id desc`;
    default:
      if (said) return sql`${relevanceOf(said)} desc, p.sold desc, p.id desc`;
      if (collection && others.length === 0)
        return sql`p.in_stock desc, ${orderWithin(collection)}`;
      return sql`p.in_stock desc, p.updated_at desc, p.id desc`;
  }
}
