// A page of a listing costs about the same however many products there are: they are found, counted
// and put in order in the narrow table of products, by its indexes.
import { sql } from 'kysely';
import { listPage, mostCounted, type ListPage } from '#base/list-page.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { believed, expectedRows } from '#market/catalogue/expected-rows.ts';
import { inSales, outsideSales } from '#market/catalogue/matching.ts';
import {
  boundsPrice,
  fits,
  isByRelevance,
  isOnlySaid,
  looksAtPrice,
  orderOf,
  type ProductFilter,
} from '#market/catalogue/product-filter.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { holdUntilSalesChange, onSale } from '#market/pricing/running-sales.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

/**
 * Which page, of how many products each; `path` is the call's address, for the pagination object.
 */
export type PageAsked = { page: number; size: number; path: string };

/**
 * One page of the products that a filter lets through; those past the first `mostCounted` are on
 * none. Three queries, four when prices decide.
 */
export async function readListing(
  reading: Reading,
  filter: ProductFilter,
  { page, size, path }: PageAsked,
): Promise<ListPage<ProductCard>> {
  if (looksAtPrice(filter)) await holdUntilSalesChange(reading);
  dependOn(reading, 'products');
  const counted = await countProducts(reading, filter);
  const total = Math.min(counted, mostCounted);
  const from = (page - 1) * size;
  const ids =
    from < total
      ? await findPage(reading, filter, {
          from,
          size: Math.min(size, total - from),
          many: counted > mostCounted,
        })
      : [];
  return listPage(await readCards(reading, ids), {
    page,
    size,
    total,
    more: counted > mostCounted,
    path,
  });
}

/**
 * How many products a filter lets through, counted to one more than `mostCounted`. What a search
 * has counted is not counted again; of what is searched for among many, an estimate is believed: to
 * count it is to look at each.
 */
export async function countProducts(reading: Reading, filter: ProductFilter): Promise<number> {
  if (filter.said && 'query' in filter.said) {
    if (filter.said.total !== undefined && isOnlySaid(filter)) return filter.said.total;
    const whole = sql`select from product_facts p where ${fits(filter)}`;
    const [expected = 0] = await expectedRows(reading.db, [whole]);
    if (expected > believed.asMany) return mostCounted + 1;
  }
  const byPrice = boundsPrice(filter);
  const { rows } = await sql<{ total: number }>`
    ${byPrice ? onSale(reading.now) : sql``}
    select count(*)::int as total
    from (
      ${
        byPrice
          ? sql`${outsideSales(filter)} union all ${inSales(filter)}`
          : sql`select from product_facts p where ${fits(filter)}`
      }
      limit ${mostCounted + 1}
    ) p
  `.execute(reading.db);
  return rows[0]?.total ?? 0;
}

/** Whether a filter lets any product through; it does not look at prices. One query. */
export async function hasProducts(reading: Reading, filter: ProductFilter): Promise<boolean> {
  dependOn(reading, 'products');
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from product_facts p where ${fits(filter)}) as some
  `.execute(reading.db);
  return rows[0]?.some ?? false;
}

type Part = { from: number; size: number; many: boolean };

/**
 * A page of what is searched for: first those whose relevance is known, and after them the others
 * as they sell.
 */
async function findPage(reading: Reading, filter: ProductFilter, part: Part): Promise<number[]> {
  const { said } = filter;
  if (!said || !isByRelevance(filter) || 'ids' in said) return findProducts(reading, filter, part);
  const ids = Object.keys(said.relevance).map(Number);
  const { from, size } = part;
  const known = { from: 0, size: ids.length, many: false };
  const best = await findProducts(reading, { ...filter, said: { ...said, ids } }, known);
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

/** Many are found by walking in the order that is asked for; of few, all are found first. */
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
        : sql`select p.* from product_facts p where ${fits(filter)} ${fence}`
    }) p
    order by ${order}
    limit ${size} offset ${from}
  `.execute(reading.db);
  return rows.map(({ id }) => id);
}
