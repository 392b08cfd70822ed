// Paging through a category shows each of its products once, including those of categories below
// it, in the chosen order: nothing is missing, and sold-out products come last.
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { makeProduct } from '../make.ts';
import { base, open, withDemoShop } from './own-shop.ts';

withDemoShop();
beforeAll(async () => {
  const { id } = await base.db
    .selectFrom('categories')
    .select('id')
    .where('parent_id', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const made = await Promise.all(Array.from({ length: 40 }, () => makeProduct(base.db)));
  const ids = made.map((product) => product.id);
  await base.db.updateTable('products').set({ category_id: id }).where('id', 'in', ids).execute();
  const [hidden = 0, soldOut = 0] = ids;
  await base.db
    .updateTable('products')
    .set({ published: false })
    .where('id', '=', hidden)
    .execute();
  await sql`
    insert into stock_moves (inventory_id, quantity, cause)
    select id, -quantity, 'hand' from inventories where product_id = ${soldOut} and quantity > 0
  `.execute(base.db);
});

/** `updated` in seconds, with their fractions. */
type Row = { id: number; inStock: boolean; updated: number; rating: number };
type Order = (one: Row, other: Row) => number;
const FRESH: Order = (one, other) =>
  Number(other.inStock) - Number(one.inStock) || other.updated - one.updated || other.id - one.id;
const RATED: Order = (one, other) => other.rating - one.rating || other.id - one.id;

/** Category pages of the shop, each with its expected contents. */
async function categories() {
  const { rows } = await sql<{ slug: string; rows: Row[] }>`
    select top.slug, jsonb_agg(jsonb_build_object('id', p.id, 'inStock', p.in_stock,
      'updated', extract(epoch from p.updated_at), 'rating', p.rating)) as rows
    from categories top
    join categories c on top.id = any(c.path)
    join product_facts p on p.category_id = c.id and p.public
    where top.parent_id is null
    group by top.slug
  `.execute(base.db);
  return rows;
}

/** All ids on a category's pages, in order. */
async function leafed(category: string, sortby: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { result } = await open.ask('listing.all', { category, sortby, page });
    last = result.last_page;
    ids.push(...result.data.map(({ id }) => id));
  }
  return ids;
}

it.each([
  ['as they come', '', FRESH],
  ['by rating', 'avg_customer_review', RATED],
])('%s', async (_, sortby, order) => {
  const all = await categories();
  const [largest] = all.toSorted((one, other) => other.rows.length - one.rows.length);
  expect(largest?.rows.length).toBeGreaterThan(60);
  expect(largest?.rows.map(({ inStock }) => inStock)).toContain(false);
  for (const { slug, rows } of all)
    expect(await leafed(slug, sortby)).toEqual(rows.toSorted(order).map(({ id }) => id));
});
