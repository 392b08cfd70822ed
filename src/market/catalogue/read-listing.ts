// Reads a page of a listing. Its cost hardly depends on how many products there are, because they
// are found, counted and ordered by indexes of the narrow table of products.
import { sql, type RawBuilder } from 'kysely';
import { listPage, mostCounted, type ListPage } from '#base/list-page.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { believed, expectedRows } from '#market/catalogue/expected-rows.ts';
import { countedAtPrices, inSales, outsideSales } from '#market/catalogue/rows-at-prices.ts';
import {
  boundsPrice,
  fits,
  hasTag,
  isByRelevance,
  isOnly,
  looksAtPrice,
  orderOf,
  type ProductFilter,
} from '#market/catalogue/product-filter.ts';
import type { Matches } from '#market/catalogue/find-matches.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { firstOfCategories } from '#market/catalogue/merged-categories.ts';
import { holdUntilSalesChange, onSale } from '#market/pricing/running-sales.ts';
import { idsOfMatches, mostRelevant } from '#market/catalogue/matching-products.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

/**
 * Which page, and how many products per page; `path` is the call's address, for the pagination
 * object.
 */
export type PageQuery = { page: number; size: number; path: string };

/**
 * A page of the products that a filter lets through; only the first `mostCounted` can be paged to.
 * Three queries, four when the filter depends on prices.
 */
export async function readListing(
  reading: Reading,
  filter: ProductFilter,
  { page, size, path }: PageQuery,
): Promise<ListPage<ProductCard>> {
  if (looksAtPrice(filter)) await holdUntilSalesChange(reading);
  dependOn(reading, 'products');
  const { counted, ids } = await findListed(reading, filter, { from: (page - 1) * size, size });
  return listPage(await readCards(reading, ids), {
    page,
    size,
    total: Math.min(counted, mostCounted),
    more: counted > mostCounted,
    path,
  });
}

/** Whether this is a plain search in its own order, for which the search already has the answer. */
const isInOrder = (filter: ProductFilter): filter is ProductFilter & { matches: Matches } =>
  isOnly(filter, 'matches') && isByRelevance(filter);

type Place = { from: number; size: number };
/** How many products there are, counted up to `mostCounted` + 1, and the ids on the page. */
type Listed = { counted: number; ids: number[] };

async function findListed(reading: Reading, filter: ProductFilter, place: Place): Promise<Listed> {
  if (isInOrder(filter) && 'ids' in filter.matches) {
    return { counted: filter.matches.ids.length, ids: mostRelevant(filter.matches, place) };
  }
  const few = isReadToCount(filter) ? await findFew(reading, filter, place) : null;
  if (few && few.counted <= mostCounted) return few;
  const counted = few ? few.counted : await countProducts(reading, filter);
  const total = Math.min(counted, mostCounted);
  if (place.from >= total) return { counted, ids: [] };
  const size = Math.min(place.size, total - place.from);
  const many = counted > mostCounted;
  return { counted, ids: await findPage(reading, filter, { ...place, size, many }) };
}

/**
 * Whether to read all products in order to count them: no index can count products with an option.
 */
const isReadToCount = (filter: ProductFilter): boolean =>
  filter.options !== undefined && filter.matches === undefined && !looksAtPrice(filter);

/**
 * Reads all products once, both to count and to order them; when they are too many, `ids` is
 * meaningless.
 */
async function findFew(
  reading: Reading,
  filter: ProductFilter,
  { from, size }: Place,
): Promise<Listed> {
  const { rows } = await sql<Listed>`
    with found as materialized (
      select p.* from product_facts p where ${fits(filter)} limit ${mostCounted + 1}
    )
    select
      (select count(*)::int from found) as counted,
      array(
        select p.id from found p order by ${orderOf(filter)} limit ${size} offset ${from}
      ) as ids
  `.execute(reading.db);
  return rows[0] ?? { counted: 0, ids: [] };
}

/**
 * How many products a filter lets through, counted up to `mostCounted` + 1. Uses the count of a
 * search when there is one, and an estimate for a large result that is filtered, because counting
 * would look at every product.
 */
export async function countProducts(reading: Reading, filter: ProductFilter): Promise<number> {
  const { matches, tags } = filter;
  if (matches && 'query' in matches) {
    if (matches.total !== undefined && isOnly(filter, 'matches')) return matches.total;
    const whole = sql`select from product_facts p where ${fits(filter)}`;
    const [expected = 0] = await expectedRows(reading.db, [whole]);
    if (expected > believed.asMany) return mostCounted + 1;
    if (isOnly(filter, 'matches')) return countPublic(reading, idsOfMatches(matches));
  }
  if (tags && isOnly(filter, 'tags')) {
    return countPublic(
      reading,
      sql`select distinct pt.product_id from product_tags pt where ${hasTag(tags)}`,
    );
  }
  const byPrice = boundsPrice(filter);
  const { rows } = await sql<{ total: number }>`
    ${byPrice ? onSale(reading.now) : sql``}
    select count(*)::int as total
    from (
      ${byPrice ? countedAtPrices(filter) : sql`select from product_facts p where ${fits(filter)}`}
      limit ${mostCounted + 1}
    ) p
  `.execute(reading.db);
  return rows[0]?.total ?? 0;
}

/** Counts by indexes alone: looks up the few products that are not public, and leaves them out. */
async function countPublic(reading: Reading, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from (
      select from (${found}) one
      where not exists (
        select from product_facts p where p.id = one.product_id and not p.public
      )
      limit ${mostCounted + 1}
    ) p
  `.execute(reading.db);
  return rows[0]?.total ?? 0;
}

/** Whether a filter lets any product through; ignores prices. One query. */
export async function hasProducts(reading: Reading, filter: ProductFilter): Promise<boolean> {
  dependOn(reading, 'products');
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from product_facts p where ${fits(filter)}) as some
  `.execute(reading.db);
  return rows[0]?.some ?? false;
}

type Part = { from: number; size: number; many: boolean };

/**
 * A page of a search result: first the products with a known relevance, then the others by sales.
 */
async function findPage(reading: Reading, filter: ProductFilter, part: Part): Promise<number[]> {
  const { matches } = filter;
  if (!matches || !isByRelevance(filter) || 'ids' in matches)
    return findProducts(reading, filter, part);
  const ids = Object.keys(matches.relevance).map(Number);
  const { from, size } = part;
  const known = { from: 0, size: ids.length };
  const best = isInOrder(filter)
    ? mostRelevant(matches, known)
    : await findProducts(
        reading,
        { ...filter, matches: { ...matches, ids } },
        { ...known, many: false },
      );
  const page = best.slice(from, from + size);
  if (page.length === size) return page;
  const others = await findProducts(
    reading,
    { ...filter, sort: 'best_selling', but: ids },
    {
      from: Math.max(0, from - best.length),
      size: size - page.length,
      many: part.many,
    },
  );
  return [...page, ...others];
}

/**
 * Merges the products of categories when an index has their order. Otherwise a large result is
 * walked in the requested order, and a small one is found completely before it is ordered.
 */
async function findProducts(
  reading: Reading,
  filter: ProductFilter,
  { from, size, many }: Part,
): Promise<number[]> {
  const order = orderOf(filter);
  const fence = many ? sql`` : sql`offset 0`;
  const { rows } = await sql<{ id: number }>`
    ${looksAtPrice(filter) ? onSale(reading.now) : sql``}
    select p.id
    from (${
      looksAtPrice(filter)
        ? sql`
            (
              select * from (${outsideSales(filter)} ${fence}) p
              order by ${order}
              limit ${from + size}
            )
            union all ${inSales(filter)}
          `
        : (firstOfCategories(filter, from + size) ??
          sql`select p.* from product_facts p where ${fits(filter)} ${fence}`)
    }) p
    order by ${order}
    limit ${size} offset ${from}
  `.execute(reading.db);
  return rows.map(({ id }) => id);
}
