// A listing's filter: which public products are asked for, and in which order.
import { sql, type RawBuilder } from 'kysely';
import type { Money } from '#base/money.ts';
import { orderWithin, productsOf, type Gathering } from '#market/catalogue/gathering.ts';
import { isSaid, type Said } from '#market/catalogue/lexicon.ts';

export type Sort = 'featured' | 'price_low_to_high' | 'price_high_to_low' | 'avg_customer_review';

export type ProductFilter = {
  store?: number | undefined;
  /** Products of these categories (the caller gives descendants too). */
  categories?: number[] | undefined;
  brands?: number[] | undefined;
  /** Products of any of these. */
  collections?: Gathering[] | undefined;
  shippingRules?: number[] | undefined;
  tags?: number[] | undefined;
  /** Values of attributes: of each attribute that they are of, a variant has one. */
  options?: number[] | undefined;
  ids?: number[] | undefined;
  /** Products that say what somebody typed. */
  said?: Said | undefined;
  rating?: number | undefined;
  min?: Money | undefined;
  max?: Money | undefined;
  sort?: Sort | undefined;
};

const nowPrice = sql`coalesce(f.price, p.shown)`;

/** True when the filter looks at what things cost right now, flash sales included. */
export function looksAtPrice({ min, max, sort }: ProductFilter): boolean {
  return (
    min !== undefined ||
    max !== undefined ||
    sort === 'price_low_to_high' ||
    sort === 'price_high_to_low'
  );
}

/** The filter as conditions on product `p` (and its running sale `f`). */
export function conditionsOf(filter: ProductFilter): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [sql`p.public`];
  if (filter.store !== undefined) all.push(sql`p.store_id = ${filter.store}`);
  if (filter.ids) all.push(sql`p.id = any(${filter.ids}::int[])`);
  if (filter.categories) all.push(sql`p.category_id = any(${filter.categories}::int[])`);
  if (filter.brands) all.push(sql`p.brand_id = any(${filter.brands}::int[])`);
  if (filter.shippingRules) all.push(sql`p.shipping_rule_id = any(${filter.shippingRules}::int[])`);
  if (filter.collections) all.push(inAnyOf(filter.collections));
  if (filter.tags)
    all.push(
      sql`
        exists (
          select from product_tags pt
          where pt.product_id = p.id
            and pt.tag_id = any(${filter.tags}::int[])
        )
      `,
    );
  if (filter.options) all.push(hasOptions(filter.options));
  if (filter.rating !== undefined) all.push(sql`p.rating >= ${filter.rating}`);
  if (filter.min !== undefined) all.push(sql`${nowPrice} >= ${filter.min}`);
  if (filter.max !== undefined) all.push(sql`${nowPrice} <= ${filter.max}`);
  if (filter.said) all.push(isSaid(filter.said));
  return sql.join(all, sql` and `);
}

const inAnyOf = (collections: Gathering[]) =>
  collections.length
    ? sql`(${sql.join(
        collections.map((one) => sql`p.id in (${productsOf(one)})`),
        sql` or `,
      )})`
    : sql`false`;

/** One variant has it all: red and large, not a red one and a large one. */
const hasOptions = (values: number[]) => sql`
  exists (
    select from inventories i
    where i.product_id = p.id
      and i.choice && ${values}::int[]
      and not exists (
        select from attribute_values v
        where v.id = any(${values}::int[])
        group by v.attribute_id
        having not array_agg(v.id) && i.choice
      )
  )
`;

/** Whether product `p` has a variant that can be bought. */
export const inStock = sql<boolean>`
  exists (select from inventories i where i.product_id = p.id and i.quantity > 0)
`;

/**
 * The order of a listing: most recently updated first unless another is asked for, and of one
 * collection as it has them. What cannot be bought stands last where the order is the shop's own.
 */
export function orderOf(
  sort: Sort | undefined,
  [collection, ...others]: Gathering[] = [],
): RawBuilder<unknown> {
  switch (sort) {
    case 'featured':
      return sql`${inStock} desc, p.created_at desc, p.id desc`;
    case 'price_low_to_high':
      return sql`${nowPrice}, p.id`;
    case 'price_high_to_low':
      return sql`${nowPrice} desc, p.id desc`;
    case 'avg_customer_review':
      return sql`p.rating desc, p.id desc`;
    default:
      if (collection && others.length === 0)
        return sql`${inStock} desc, ${orderWithin(collection)}`;
      return sql`${inStock} desc, p.updated_at desc, p.id desc`;
  }
}
