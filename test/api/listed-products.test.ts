// Staff find any product of any store: by words, SKU and id, by what it lacks, in any order.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { readList } from '#market/edits/listing.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { base, open, withOwnShop } from './own-shop.ts';
import { makeShelf, productOf, type Product, type Shelf } from './product-shelf.ts';

withOwnShop();
type Input = Record<string, unknown>;
let owner: MadeStaff;
let shelf: Shelf;
let other: Shelf;
const made: Record<string, Product> = {};
const save = async (name: string, of: Shelf, input: Input) => {
  const { headers } = owner;
  const sent = { ...productOf(of), title: { en: name, ar: `${name} ع` }, ...input };
  made[name] = (await open.call('POST', 'admin/product/save', sent, headers)).data as Product;
};
beforeAll(async () => {
  owner = await makeStaff(base, 'owner');
  shelf = await makeShelf(base.db);
  other = await makeShelf(base.db);
  await save('Copper lamp', shelf, {
    selling: '30',
    offered: '9.50',
    title: { en: 'Copper lamp', ar: 'مصباح نحاسي' },
    variants: [
      shelf.variant([shelf.red], { sku: 'CL-100', stock: 40 }),
      shelf.variant([shelf.blue], { sku: 'cl-200', stock: 2 }),
    ],
  });
  await save('Walnut table', shelf, { selling: '200', public: false, tag_ids: [shelf.tag] });
  await save('Oak', other, { selling: '10', variants: [{ choice: [], stock: 0 }] });
  await save('Glass 100%', other, { title: { en: 'Glass 100%' }, variants: [{ stock: 90 }] });
});

type Listed = { rows: { id: number; title: string }[]; total: number; more: boolean };
const list = async (input: Input = {}) =>
  (await open.call('GET', 'admin/products', input, owner.headers)).data as Listed;
const titles = async (input: Input) => (await list(input)).rows.map(({ title }) => title);

describe('the list of products', () => {
  it('shows of each what one decides by', async () => {
    expect((await list({ q: 'copper' })).rows).toMatchObject([
      {
        title: 'Copper lamp',
        store: expect.stringContaining('store'),
        category: 'Clothes',
        price: 9.5,
        variants: 2,
        stock: 42,
        lowest: 2,
        public: true,
        gaps: [],
      },
    ]);
  });
  it.each([
    ['by its title', { q: 'COPPER' }],
    ['in another language', { q: 'نحاسى' }],
    ['by parts of several words', { q: 'lam cop' }],
    ['by a SKU, small or large', { q: 'cl-100' }],
    ['by the beginning of one', { q: 'CL-2' }],
    ['by a word of two letters', { q: 'co' }],
  ])('finds a product %s', async (_, query) =>
    expect(await titles(query)).toEqual(['Copper lamp']),
  );
  it('finds one by its id and by its tag, and nothing by signs alone', async () => {
    expect(await titles({ q: String(made['Oak']?.id) })).toContain('Oak');
    expect(await titles({ q: 'summer' })).toEqual(['Walnut table']);
    expect(await titles({ q: '%' })).toEqual([]);
    expect(await titles({ q: '_L-100' })).toEqual([]);
  });
  it.each([
    ['hidden', ['Walnut table']],
    ['public', ['Glass 100%', 'Oak', 'Copper lamp']],
    ['low', ['Oak', 'Walnut table', 'Copper lamp']],
    ['out', ['Oak']],
    ['gap', ['Glass 100%']],
  ])('narrows to %s', async (view, found) => expect(await titles({ view })).toEqual(found));
  it('narrows to a store, to a brand, and to a category with those below it', async () => {
    expect(await titles({ store: other.store })).toEqual(['Glass 100%', 'Oak']);
    expect(await titles({ store: other.store, view: 'out', q: 'oak' })).toEqual(['Oak']);
    expect(await titles({ brand: 2_000_000_000 })).toEqual([]);
    const above = await base.db
      .insertInto('categories')
      .values({ slug: 'above', title: '{"en":"Above"}', path: [] })
      .returning('id')
      .executeTakeFirstOrThrow();
    await base.db
      .updateTable('categories')
      .set({ parent_id: above.id })
      .where('id', '=', other.category)
      .execute();
    expect(await titles({ category: above.id })).toEqual(['Glass 100%', 'Oak']);
    expect(await titles({ category: shelf.category })).toEqual(['Walnut table', 'Copper lamp']);
  });
  it.each([
    ['title', ['Copper lamp', 'Glass 100%', 'Oak', 'Walnut table']],
    ['-price', ['Walnut table', 'Glass 100%', 'Oak', 'Copper lamp']],
    ['lowest', ['Oak', 'Copper lamp', 'Walnut table', 'Glass 100%']],
    ['-lowest', ['Glass 100%', 'Walnut table', 'Copper lamp', 'Oak']],
  ])('is sorted by %s', async (sort, found) => expect(await titles({ sort })).toEqual(found));
  it('pages, and answers those that are asked for by their ids', async () => {
    expect(await titles({ sort: 'title', size: 1, page: 2 })).toEqual(['Glass 100%']);
    const only = [made['Oak']?.id, made['Copper lamp']?.id].join();
    expect(await titles({ only, sort: 'title' })).toEqual(['Copper lamp', 'Oak']);
  });
  it('finds stores by their names', async () => {
    const query = { only: String(other.store) };
    const { data } = await open.call('GET', 'admin/store-choices', query, owner.headers);
    const [store] = (data as Listed).rows;
    const found = await open.call('GET', 'admin/store-choices', { q: store?.title }, owner.headers);
    expect((found.data as Listed).rows).toEqual([store]);
  });
});

describe('a long list', () => {
  const read = (rows: number, page: number) =>
    readList<{ id: number }>(
      base.db,
      { page, size: 2, sort: '-id' },
      {
        from: sql`generate_series(1, ${rows}::int) t(id)`,
        columns: { id: sql`t.id` },
        where: [],
        usual: 'id',
      },
    );
  it('is counted to ten thousand, and then says that there are more', async () => {
    expect(await read(10_000, 2)).toEqual({
      rows: [{ id: 9998 }, { id: 9997 }],
      total: 10_000,
      more: false,
    });
    expect(await read(10_001, 1)).toEqual({
      rows: [{ id: 10_001 }, { id: 10_000 }],
      total: 10_000,
      more: true,
    });
  });
});
