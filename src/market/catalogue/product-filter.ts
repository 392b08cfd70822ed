// The filter of a listing as SQL: which public products it shows, in which order. Conditions and
// orders refer to `p`, a row of the narrow table of products (0164_facts_of_the_shop.sql).
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Money } from '#base/money.ts';
import type { sorts } from '#contract/listing.ts';
import { orderWithin, productsOf, type Gathering } from '#market/catalogue/gathering.ts';
import type { Matches } from '#market/catalogue/find-matches.ts';
import { isMatch, relevanceOf } from '#market/catalogue/matching-products.ts';

export type Sort = (typeof sorts)[number];

export type ProductFilter = {
  store?: number | undefined;
  /** Of any of these stores. */
  stores?: number[] | undefined;
  /** Products of these categories (the caller gives descendants too). */
  categories?: number[] | undefined;
  brands?: number[] | undefined;
  /** Products of any of these collections. */
  collections?: Gathering[] | undefined;
  shippingRules?: number[] | undefined;
  tags?: number[] | undefined;
  /** Chosen attribute values, grouped by attribute: one variant must have a value of each group. */
  options?: OptionGroup[] | undefined;
  ids?: number[] | undefined;
  /** Leaves these out. */
  but?: number[] | undefined;
  /** Products that match a search. */
  matches?: Matches | undefined;
  rating?: number | undefined;
  min?: Money | undefined;
  max?: Money | undefined;
  /** Only products in stock, and (`offers`) only reduced ones. */
  inStock?: boolean | undefined;
  offers?: boolean | undefined;
  sort?: Sort | undefined;
};
export type OptionGroup = { attribute: number; values: number[] };
type Condition = RawBuilder<SqlBool>;
/** SQL for a product's present price, and for how much it is reduced. */
export type Cost = { price: RawBuilder<unknown>; discount: RawBuilder<unknown> };

/** Whether the filter depends on present prices, flash sales included. */
export const boundsPrice = ({ min, max, offers }: ProductFilter): boolean =>
  min !== undefined || max !== undefined || offers === true;

/** Whether the filter or its order depends on present prices. */
export const looksAtPrice = (filter: ProductFilter): boolean =>
  boundsPrice(filter) ||
  filter.sort === 'price_low_to_high' ||
  filter.sort === 'price_high_to_low' ||
  filter.sort === 'discount';

/** Whether this part, such as a search, is the filter's only condition. */
export const isOnly = (filter: ProductFilter, part: 'matches' | 'tags'): boolean =>
  filter[part] !== undefined &&
  Object.entries(filter).every(
    ([name, value]) => name === part || name === 'sort' || value === undefined,
  );

/** Whether `p`, here a row of the table `products`, is public and matches the search. */
export const conditionsOf = ({ matches }: Pick<ProductFilter, 'matches'>): Condition =>
  matches ? sql<SqlBool>`p.public and ${isMatch(matches)}` : sql<SqlBool>`p.public`;

const usual: Cost = { price: sql`p.price`, discount: sql`p.discount` };

/**
 * Whether the filter lets `p` through; `cost` replaces the price in its row, for products on sale.
 */
export function fits(filter: ProductFilter, cost: Cost = usual): Condition {
  const all = [sql<SqlBool>`p.public`, ...isOf(filter), ...isAs(filter, cost)];
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

/** Conditions on what a product belongs to. */
function isOf(filter: ProductFilter): Condition[] {
  const { store, stores, ids, but, categories, brands, shippingRules, tags } = filter;
  const all: Condition[] = [];
  if (store !== undefined) all.push(sql`p.store_id = ${store}`);
  if (stores) all.push(sql`p.store_id = any(${stores}::int[])`);
  if (ids) all.push(sql`p.id = any(${ids}::int[])`);
  if (but) all.push(sql`p.id <> all(${but}::int[])`);
  if (categories) all.push(sql`p.category_id = any(${categories}::int[])`);
  if (brands) all.push(sql`p.brand_id = any(${brands}::int[])`);
  if (shippingRules) all.push(sql`p.shipping_rule_id = any(${shippingRules}::int[])`);
  if (filter.collections) all.push(inAnyOf(filter.collections));
  if (tags)
    all.push(sql`p.id in (select pt.product_id from product_tags pt where ${hasTag(tags)})`);
  if (filter.matches) all.push(isMatch(filter.matches));
  return all;
}

/** Conditions on a product's own properties. */
function isAs(filter: ProductFilter, { price, discount }: Cost): Condition[] {
  const { options, rating, min, max, inStock: bought, offers } = filter;
  const all: Condition[] = [];
  if (options) all.push(hasOptions(options));
  if (rating !== undefined) all.push(sql`p.rating >= ${rating}`);
  if (min !== undefined) all.push(sql`${price} >= ${min}`);
  if (max !== undefined) all.push(sql`${price} <= ${max}`);
  if (bought) all.push(sql`p.in_stock`);
  if (offers) all.push(sql`${discount} > 0`);
  return all;
}

/**
 * Whether `pt`, a tag of a product, is one of these. A single tag uses `=`, so that the index also
 * gives the order.
 */
export const hasTag = ([tag, ...others]: number[]): Condition =>
  others.length
    ? sql<SqlBool>`pt.tag_id = any(${[tag, ...others]}::int[])`
    : sql<SqlBool>`pt.tag_id = ${tag ?? null}`;

const inAnyOf = (collections: Gathering[]): Condition =>
  collections.length
    ? sql`(${sql.join(
        collections.map((one) => sql`p.id in (${productsOf(one)})`),
        sql` or `,
      )})`
    : sql`false`;

/** Whether a single variant has all chosen values: red and large, not one red and another large. */
function hasOptions(groups: OptionGroup[]): Condition {
  if (groups.length === 0) return sql`false`;
  if (groups.length === 1) return oneOfEach('p.options', groups);
  return sql`${oneOfEach('p.options', groups)} and exists (
    select from inventories i where i.product_id = p.id and ${oneOfEach('i.choice', groups)}
  )`;
}

/** Whether an array column has a value of each group. */
export const oneOfEach = (column: string, groups: OptionGroup[]): Condition =>
  sql<SqlBool>`${sql.join(
    groups.map(({ values }) => sql`${sql.ref(column)} && ${values}::int[]`),
    sql` and `,
  )}`;

/** Whether any variant of the product `p` can be bought, from the variants themselves. */
export const inStock = sql<boolean>`
  exists (select from inventories i where i.product_id = p.id and i.quantity > 0)
`;

/**
 * The order of a listing: the one asked for; else a search by relevance, a single collection in its
 * own order, and everything else by latest update. In the shop's own orders, sold-out products come
 * last.
 */
export function orderOf(filter: ProductFilter): RawBuilder<unknown> {
  const { sort, collections: [collection, ...others] = [], matches } = filter;
  if (matches && isByRelevance(filter)) return byRelevance(matches);
  switch (sort) {
    case 'featured':
    case 'newest':
      return sql`p.in_stock desc, p.created_at desc, p.id desc`;
    case 'price_low_to_high':
      return sql`p.price, p.id`;
    case 'price_high_to_low':
      return sql`p.price desc, p.id desc`;
    case 'best_selling':
      return sql`p.in_stock desc, p.sold desc, p.id desc`;
    case 'discount':
      return sql`p.discount desc, p.id desc`;
    case 'avg_customer_review':
      return sql`p.rating desc, p.id desc`;
    default:
      if (collection && others.length === 0)
        return sql`p.in_stock desc, ${orderWithin(collection)}`;
      return sql`p.in_stock desc, p.updated_at desc, p.id desc`;
  }
}

/** Whether a listing is ordered by relevance. */
export const isByRelevance = ({ sort, matches }: ProductFilter): boolean =>
  matches !== undefined && (sort === 'featured' || sort === undefined);

const byRelevance = (matches: Matches) => sql`${relevanceOf(matches)} desc, p.sold desc, p.id desc`;
