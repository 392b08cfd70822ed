import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { listPage, type ListPage } from '#base/list-page.ts';
import { pageSize } from '#contract/constants.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

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
    .select(['category_id', 'brand_id', 'path'])
    .where('products.id', '=', id)
    .where('products.public', '=', true)
    .executeTakeFirst();
  if (!product) throw new Refusal('product-not-found');
  dependOn(reading, 'products', `product:${id}`);
  const size = pageSize.suggestions;
  const from = (page - 1) * size;
  const near = sql<{ id: number; total: number }>`
    select p.id, count(*) over () as total
    from products p
    join categories c on c.id = p.category_id
    where p.public and p.id <> ${id}
    order by (p.category_id = ${product.category_id}) desc, (c.path && ${product.path}::int[]) desc,
      (p.brand_id = ${product.brand_id}) desc nulls last, p.rating desc, p.id
    limit ${size} offset ${from}
  `;
  const together = sql<{ id: number; total: number }>`
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
      and p.category_id <> ${product.category_id}
    order by t.times desc nulls last, (c.path && ${product.path}::int[]) desc, p.sold desc,
      p.id desc
    limit ${size} offset ${from}
  `;
  const [first, second] = await Promise.all([
    idsOf(near.execute(reading.db)),
    idsOf(together.execute(reading.db)),
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

async function idsOf(asked: Promise<{ rows: { id: number; total: number }[] }>): Promise<Ids> {
  const { rows } = await asked;
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
