// A listing's filter: which public products are asked for, and in which order. Both are said of
// `p`, a row of the narrow table of products (0164_facts_of_the_shop.sql).
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
  /** Products of any of these. */
  collections?: Gathering[] | undefined;
  shippingRules?: number[] | undefined;
  tags?: number[] | undefined;
  /** Values of attributes, those of one attribute together: a variant has one of each. */
  options?: OptionGroup[] | undefined;
  ids?: number[] | undefined;
  /** All but these. */
  but?: number[] | undefined;
  /** Products that match what somebody typed. */
  matches?: Matches | undefined;
  rating?: number | undefined;
  min?: Money | undefined;
  max?: Money | undefined;
  /** What can be bought, and what costs less than before. */
  inStock?: boolean | undefined;
  offers?: boolean | undefined;
  sort?: Sort | undefined;
};
export type OptionGroup = { attribute: number; values: number[] };
type Condition = RawBuilder<SqlBool>;
/** What a row costs now, and how much less than before. */
export type Cost = { price: RawBuilder<unknown>; discount: RawBuilder<unknown> };

/** True when what products cost right now, flash sales included, says which ones are listed. */
export const boundsPrice = ({ min, max, offers }: ProductFilter): boolean =>
  min !== undefined || max !== undefined || offers === true;

/** True when it says which ones, or their order. */
export const looksAtPrice = (filter: ProductFilter): boolean =>
  boundsPrice(filter) ||
  filter.sort === 'price_low_to_high' ||
  filter.sort === 'price_high_to_low' ||
  filter.sort === 'discount';

/** Whether this alone says which ones, such as a search. */
export const isOnly = (filter: ProductFilter, part: 'matches' | 'tags'): boolean =>
  filter[part] !== undefined &&
  Object.entries(filter).every(
    ([name, value]) => name === part || name === 'sort' || value === undefined,
  );

/** Whether `p`, a row of products themselves, is public and says this. */
export const conditionsOf = ({ matches }: Pick<ProductFilter, 'matches'>): Condition =>
  matches ? sql<SqlBool>`p.public and ${isMatch(matches)}` : sql<SqlBool>`p.public`;

const usual: Cost = { price: sql`p.price`, discount: sql`p.discount` };

/** Whether `p` is listed; it costs what its row says unless something else is said. */
export function fits(filter: ProductFilter, cost: Cost = usual): Condition {
  const all = [sql<SqlBool>`p.public`, ...isOf(filter), ...isAs(filter, cost)];
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

/** What it belongs to. */
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

/** What it is like. */
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

/** Whether `pt`, a tag of a product, is one of these; of one alone an index is in order. */
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

/** One variant has it all: red and large, not a red one and a large one. */
function hasOptions(groups: OptionGroup[]): Condition {
  if (groups.length === 0) return sql`false`;
  if (groups.length === 1) return oneOfEach('p.options', groups);
  return sql`${oneOfEach('p.options', groups)} and exists (
    select from inventories i where i.product_id = p.id and ${oneOfEach('i.choice', groups)}
  )`;
}

/** Whether a column has a value of each group. */
export const oneOfEach = (column: string, groups: OptionGroup[]): Condition =>
  sql<SqlBool>`${sql.join(
    groups.map(({ values }) => sql`${sql.ref(column)} && ${values}::int[]`),
    sql` and `,
  )}`;

/** Whether product `p` has a variant that can be bought, by its variants. */
export const inStock = sql<boolean>`
  exists (select from inventories i where i.product_id = p.id and i.quantity > 0)
`;

/**
 * The order of a listing: what was searched by its relevance, else the most recently updated first,
 * unless another is asked for; and of one collection as it has them. What cannot be bought stands
 * last where the order is the shop's own.
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

/** Whether a listing is in the order of relevance. */
export const isByRelevance = ({ sort, matches }: ProductFilter): boolean =>
  matches !== undefined && (sort === 'featured' || sort === undefined);

const byRelevance = (matches: Matches) => sql`${relevanceOf(matches)} desc, p.sold desc, p.id desc`;
