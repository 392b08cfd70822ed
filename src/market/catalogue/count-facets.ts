// Counts facets in one statement: first the filtered rows, then each facet over them.
import { sql, type RawBuilder } from 'kysely';
import { collectionsOf } from '#market/catalogue/count-collections.ts';
import { inSales, outsideSales } from '#market/catalogue/rows-at-prices.ts';
import { oneOfEach, type ProductFilter } from '#market/catalogue/product-filter.ts';
import { sampleOf, type Sample } from '#market/catalogue/sample-of-products.ts';
import { onSale } from '#market/pricing/running-sales.ts';
import type { Reading } from '#market/settings/reading.ts';

export type Choice = { id: number; title: string; count: number };
type Value = { id: number; count: number };
export type Counts = {
  brands: Choice[];
  stores: Choice[];
  shipping: Choice[];
  collections: Choice[];
  options: Value[];
  /** The number of products with at least one, two, three and four stars. */
  ratings: number[];
  stock: number;
  offers: number;
  /** Prices in minor units; `spans` lists the non-empty price ranges by number. */
  price: { min: number; max: number; spans: { at: number; count: number }[] } | null;
};
export type Group = keyof Counts;
/** The facets to count for one filter; `attribute` limits option values to some attributes. */
export type Pass = {
  filter: ProductFilter;
  groups: Group[];
  chosen?: Partial<Record<Group, number[]>>;
  attribute?: { only: number } | { but: number[] };
};

/** The most choices a facet lists; those with most products come first. */
const MOST_CHOICES = 100;
/** The number of price ranges. */
export const SPANS = 12;
/**
 * Counts facets of the products that a filter lets through. Collections are counted in a query of
 * their own. When the products are too many to count, the counts are estimated from a sample
 * (`about`); lists short enough to be counted exactly never are. Two or three queries.
 */
export async function countFacets(
  reading: Reading,
  pass: Pass,
): Promise<{ counts: Partial<Counts>; about: boolean }> {
  const sample = await sampleOf(reading, pass.filter);
  const { share } = sample;
  const found = await Promise.all(
    [
      pass.groups.filter((group) => group !== 'collections'),
      pass.groups.filter((group) => group === 'collections'),
    ]
      .filter((groups) => groups.length > 0)
      .map((groups) => countGroups(reading, { ...pass, groups }, sample)),
  );
  const counts: Partial<Counts> = Object.assign({}, ...found);
  return { counts: share < 1 ? scaled(counts, 1 / share) : counts, about: share < 1 };
}

async function countGroups(
  reading: Reading,
  pass: Pass,
  { from, filter }: Sample,
): Promise<Partial<Counts>> {
  const { groups } = pass;
  const columns = await Promise.all(
    groups.map(
      async (group) => sql`(${await columnOf(reading, group, pass)}) as ${sql.ref(group)}`,
    ),
  );
  const { rows } = await sql<Partial<Counts>>`
    ${onSale(reading.now)},
    listed as materialized (${outsideSales(filter, from)} union all ${inSales(pass.filter)})
    select ${sql.join(columns)}
  `.execute(reading.db);
  return rows[0] ?? {};
}

/** Scales the counts of a sample up to all products; collections are always counted in full. */
function scaled(counts: Partial<Counts>, by: number): Partial<Counts> {
  const times = (count: number) => Math.round(count * by);
  const each = <T extends { count: number }>(list: T[] | undefined) =>
    list && { list: list.map((one) => ({ ...one, count: times(one.count) })) };
  const { brands, stores, shipping, options, ratings, stock, offers, price } = counts;
  return {
    ...counts,
    ...(brands && { brands: each(brands)?.list }),
    ...(stores && { stores: each(stores)?.list }),
    ...(shipping && { shipping: each(shipping)?.list }),
    ...(options && { options: each(options)?.list }),
    ...(ratings && { ratings: ratings.map(times) }),
    ...(stock !== undefined && { stock: times(stock) }),
    ...(offers !== undefined && { offers: times(offers) }),
    ...(price && { price: { ...price, spans: each(price.spans)?.list ?? [] } }),
  };
}

/**
 * The choices of a column: chosen ones first, then those with most products. `named` looks up the
 * title of the choice `f`; it returns none for things that are not public.
 */
function choicesOf(column: string, named: RawBuilder<unknown>, chosen: number[] = []) {
  return sql`
    select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'title', named.title, 'count', f.count)
      order by f.count desc, named.title, f.id), '[]')
    from (
      select id, count from (
        select ${sql.ref(column)} as id, count(*)::int as count from listed
        where ${sql.ref(column)} is not null group by 1
        union all
        select id, 0 from unnest(${chosen}::int[]) id
        where id not in (select ${sql.ref(column)} from listed where ${sql.ref(column)} is not null)
      ) had
      order by id = any(${chosen}::int[]) desc, count desc, id
      limit ${MOST_CHOICES}
    ) f
    cross join lateral (${named} offset 0) named
  `;
}

async function columnOf(
  reading: Reading,
  group: Group,
  { filter, chosen, attribute }: Pass,
): Promise<RawBuilder<unknown>> {
  const { language } = reading;
  switch (group) {
    case 'brands':
      return choicesOf(
        'brand_id',
        sql`select said(title, ${language}) as title from brands where id = f.id and public`,
        chosen?.brands,
      );
    case 'stores':
      return choicesOf(
        'store_id',
        sql`select name as title from stores where id = f.id`,
        chosen?.stores,
      );
    case 'shipping':
      return choicesOf(
        'shipping_rule_id',
        sql`select said(title, ${language}) as title from shipping_rules where id = f.id`,
        chosen?.shipping,
      );
    case 'collections':
      return collectionsOf(reading, filter);
    case 'options':
      return optionsOf(filter, attribute);
    case 'ratings':
      return sql`
        select jsonb_build_array(${sql.join(
          [1, 2, 3, 4].map((stars) => sql`count(*) filter (where rating >= ${stars})`),
        )}) from listed`;
    case 'stock':
      return sql`select (count(*) filter (where in_stock))::int from listed`;
    case 'offers':
      return sql`select (count(*) filter (where discount > 0))::int from listed`;
    case 'price':
      return PRICES;
  }
}

const PRICES = sql`
  select jsonb_build_object('min', low, 'max', high, 'spans', (
    select jsonb_agg(jsonb_build_object('at', at, 'count', count) order by at)
    from (
      select width_bucket(ln(price), ln(low), ln(high) + 1e-9, ${sql.lit(SPANS)}) as at,
        count(*)::int as count
      from listed group by 1
    ) spans
  ))
  from (select min(price)::float8 as low, max(price)::float8 as high from listed) ends
  where low is not null
`;

/** Counts option values by products; when other options are chosen, by variants that have both. */
function optionsOf({ options = [] }: ProductFilter, attribute: Pass['attribute']) {
  const had = options.length
    ? sql`
        select option as id, count(distinct i.product_id)::int as count
        from listed p
        join inventories i on i.product_id = p.id and ${oneOfEach('i.choice', options)}
        cross join unnest(i.choice) option
        group by 1
      `
    : sql`
        select id, count(*)::int as count
        from (select unnest(options) as id from listed) each
        group by 1
      `;
  const own =
    attribute === undefined
      ? sql``
      : 'only' in attribute
        ? sql`where v.attribute_id = ${attribute.only}`
        : sql`where v.attribute_id <> all(${attribute.but}::int[])`;
  return sql`
    select coalesce(jsonb_agg(jsonb_build_object('id', had.id, 'count', had.count)), '[]')
    from (${had}) had
    join attribute_values v on v.id = had.id
    ${own}
  `;
}
