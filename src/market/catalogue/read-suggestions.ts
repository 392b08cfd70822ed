import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { listPage, type ListPage } from '#base/list-page.ts';
import { pageSize } from '#contract/constants.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

type Product = { id: number; category_id: number; brand_id: number | null; path: number[] };
type Part = { size: number; from: number };
type Row = { id: number; total: number };
type Ids = { ids: number[]; total: number };

/**
 * What else may please: products that share most with this one, and products of its buyers'
 * baskets, topped up from its wider category. Refuses 'product-not-found'.
 */
export async function readSuggestions(
  reading: Reading,
  id: number,
  page: number,
): Promise<{ suggestion_1: ListPage<ProductCard>; suggestion_2: ListPage<ProductCard> }> {
  const product = await reading.db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', 'category_id', 'brand_id', 'path'])
    .where('products.id', '=', id)
    .where('products.public', '=', true)
    .executeTakeFirst();
  if (!product) throw new Refusal('product-not-found');
  dependOn(reading, 'products', `product:${id}`);
  const size = pageSize.suggestions;
  const from = (page - 1) * size;
  const [first, second] = await Promise.all([
    readAlike(reading, product, { size, from }),
    readBoughtTogether(reading, product, { size, from }),
  ]);
  const cards = new Map(
    (await readCards(reading, [...new Set([...first.ids, ...second.ids])])).map((card) => [
      card.id,
      card,
    ]),
  );
  const start =
    page > 1 && (first.ids.length === 0 || second.ids.length === 0)
      ? await readSuggestions(reading, id, 1)
      : null; // a page past the last has no row that knows the total
  const pageOf = (ids: number[], total: number) =>
    listPage(
      ids.flatMap((found) => cards.get(found) ?? []),
      { page, size, total, path: `suggested-products/${id}` },
    );
  return {
    suggestion_1: pageOf(first.ids, start?.suggestion_1.total ?? first.total),
    suggestion_2: pageOf(second.ids, start?.suggestion_2.total ?? second.total),
  };
}

/** Products that share most with this one. */
async function readAlike(
  { db }: Reading,
  { id, category_id, brand_id, path }: Product,
  { size, from }: Part,
): Promise<Ids> {
  const { rows } = await sql<Row>`
    select p.id, count(*) over () as total
    from products p
    join categories c on c.id = p.category_id
    where p.public and p.id <> ${id}
    order by (p.category_id = ${category_id}) desc, (c.path && ${path}::int[]) desc,
      (p.brand_id = ${brand_id}) desc nulls last, p.rating desc, p.id
    limit ${size} offset ${from}
  `.execute(db);
  return idsOf(rows);
}

/** Products of other categories that stand in orders of this one, then those that are near. */
async function readBoughtTogether(
  { db }: Reading,
  { id, category_id, path }: Product,
  { size, from }: Part,
): Promise<Ids> {
  const { rows } = await sql<Row>`
    select p.id, count(*) over () as total
    from products p
    join categories c on c.id = p.category_id
    left join (
      select other.product_id, count(*) as times
      from order_lines mine
      join order_lines other on other.order_id = mine.order_id
      where mine.product_id = ${id}
      group by 1
    ) t on t.product_id = p.id
    where p.public
      and p.id <> ${id}
      and p.category_id <> ${category_id}
    order by t.times desc nulls last, (c.path && ${path}::int[]) desc, p.sold desc,
      p.id desc
    limit ${size} offset ${from}
  `.execute(db);
  return idsOf(rows);
}

const idsOf = (rows: Row[]): Ids => ({
  ids: rows.map(({ id }) => id),
  total: rows[0]?.total ?? 0,
});
