import { sql } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import type { ProductCard } from '#contract/product-card.ts';
import {
  conditionsOf,
  looksAtPrice,
  orderOf,
  type ProductFilter,
} from '#market/catalogue/product-filter.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { holdUntilSalesChange, runningSale } from '#market/pricing/running-sales.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

/**
 * Which page, of how many products each; `path` is the call's address, for the pagination object.
 */
export type PageAsked = { page: number; size: number; path: string };

/** One page of the products that a filter lets through. Two queries, three when prices decide. */
export async function readListing(
  reading: Reading,
  filter: ProductFilter,
  { page, size, path }: PageAsked,
): Promise<ListPage<ProductCard>> {
  const byPrice = looksAtPrice(filter);
  const sale = byPrice ? runningSale(reading.now) : sql``;
  if (byPrice) await holdUntilSalesChange(reading);
  const { rows } = await sql<{ id: number; total: number }>`
    select p.id, count(*) over () as total
    from products p
    ${sale}
    where ${conditionsOf(filter)}
    order by ${orderOf(filter.sort, filter.collections)}
    limit ${size} offset ${(page - 1) * size}
  `.execute(reading.db);
  dependOn(reading, 'products');
  const total = rows[0]?.total ?? (page > 1 ? await countProducts(reading, filter) : 0);
  return listPage(
    await readCards(
      reading,
      rows.map(({ id }) => id),
    ),
    { page, size, total, path },
  );
}

/** How many products a filter lets through. */
export async function countProducts(reading: Reading, filter: ProductFilter): Promise<number> {
  const sale = looksAtPrice(filter) ? runningSale(reading.now) : sql``;
  const { rows } = await sql<{
    total: number;
  }>`
    select count(*) as total
    from products p
    ${sale}
    where ${conditionsOf(filter)}
  `.execute(reading.db);
  return rows[0]?.total ?? 0;
}
