// What staff deleted is restored completely: with its id, and everything that belonged to it.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { base, open, withOwnShop } from './own-shop.ts';
import { makeShelf, productOf, type Product, type Shelf } from './product-shelf.ts';

withOwnShop();
let owner: MadeStaff;
let shelf: Shelf;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  shelf = await makeShelf(base.db);
});

type Input = Record<string, unknown>;
type Thing = Input & { id: number; version: number };
const post = (path: string, input: Input, by = owner) => open.call('POST', path, input, by.headers);
const save = async (noun: string, input: Input) =>
  (await post(`admin/${noun}/save`, input)).data as Thing;
const remove = ({ id, version }: Thing, noun: string) =>
  post(`admin/${noun}/delete/${id}`, { version });
const restore = (noun: string, id: number, by = owner) =>
  post(`admin/${noun}/restore/${id}`, {}, by);
/** All rows of these tables. */
const rowsOf = async (tables: string[]) => {
  const all: Record<string, unknown[]> = {};
  for (const table of tables) {
    const { rows } = await sql<{ row: Input }>`
      select to_jsonb(t) - 'version' - 'updated_at' as row from ${sql.table(table)} t order by to_jsonb(t)::text
    `.execute(base.db);
    all[table] = rows.map(({ row }) => row);
  }
  return all;
};

describe('what was deleted', () => {
  it('comes back with its id, its relations, its stock and its place in the shop', async () => {
    const made = (await save('product', {
      ...productOf(shelf),
      title: { en: 'Lamp' },
      tag_ids: [shelf.tag],
      images: [{ image: 'beside.webp', value_ids: [shelf.red], alt: { en: 'Its foot' } }],
      variants: [
        shelf.variant([shelf.red], { sku: 'R', stock: 3 }),
        shelf.variant([shelf.blue], { sku: 'B', stock: 0 }),
      ],
    })) as Product & Thing;
    const collection = await save('collection', {
      title: { en: 'Light' },
      product_ids: [made.id],
      public: true,
    });
    const TABLES = [
      'products',
      'product_images',
      'product_tags',
      'inventories',
      'inventory_attributes',
      'collection_products',
    ];
    const before = await rowsOf(TABLES);
    await remove(made, 'product');
    expect((await rowsOf(TABLES)).products).toEqual([]);
    const { data } = await restore('product', made.id);
    expect(data).toMatchObject({ id: made.id, version: made.version + 2, title: { en: 'Lamp' } });
    expect(await rowsOf(TABLES)).toEqual(before);
    expect(await open.ask('product.find', { id: made.id })).toMatchObject({ title: 'Lamp' });
    const { rows } = await sql<{ quantity: number; cause: string }>`
      select quantity, cause from stock_moves order by id
    `.execute(base.db);
    expect(rows).toEqual([
      { quantity: 3, cause: 'opening' },
      { quantity: -3, cause: 'removed' },
      { quantity: 3, cause: 'hand' },
    ]);
    await remove(collection, 'collection');
    await restore('collection', collection.id);
    expect((await rowsOf(TABLES)).collection_products).toEqual(before.collection_products);
    const edits = await open.call('GET', `admin/product/edits/${made.id}`, {}, owner.headers);
    expect(edits.data).toMatchObject([{ was: null }, { became: null }, { was: null }]);
  });

  it.each([
    ['brand', { title: { en: 'Tall' } }],
    ['tag', { title: { en: 'Warm' } }],
    ['synonym', { language: 'en', words: ['sofa', 'couch'] }],
    ['category', { title: { en: 'Lamps' }, meta_title: { en: 'All lamps' } }],
    ['attribute', { title: { en: 'Metal' }, values: [{ title: { en: 'Brass' } }] }],
    ['bundle-deal', { title: { en: 'Three for two' }, buy: 3, free: 1 }],
    [
      'voucher',
      {
        title: { en: 'Half' },
        code: 'HALF-OFF',
        kind: 'percent',
        amount: '50',
        start_at: '2040-01-01T00:00:00Z',
        end_at: '2040-02-01T00:00:00Z',
        usage_limit: 5,
        limit_per_customer: 1,
      },
    ],
    ['tax-rule', { title: { en: 'VAT' }, kind: 'percent', amount: '5' }],
    ['page', { title: { en: 'About' }, description: { en: '<p>Us</p>' }, public: true }],
    ['requirement', { name: { en: 'Trade register extract' }, kind: 'file', asked: true }],
    ['custom-script', { name: 'Chat', consent: 'functional', pages: ['home'], code: 'chat()' }],
    ['site-feature', { detail: { en: 'Fast' }, icon: 'truck', public: true }],
    [
      'slider',
      { type: 1, title: { en: 'S' }, ground: '#ffffff', source_type: 6, url: '/', public: true },
    ],
    [
      'banner',
      { type: 2, title: { en: 'B' }, ground: '#ffffff', source_type: 6, url: '/', public: true },
    ],
  ])('is the same %s again', async (noun, input) => {
    const made = await save(noun, input);
    expect(made.id).toEqual(expect.any(Number));
    expect((await remove(made, noun)).status).toBe(200);
    const { data } = await restore(noun, made.id);
    const { version: _, edited: __, ...same } = made;
    expect(data).toMatchObject(same);
    expect((await restore(noun, made.id)).data).toMatchObject({ code: 'thing-not-found' });
  });

  it('stays away when another one has its name by now, and comes back when that is gone', async () => {
    const made = await save('brand', { title: { en: 'Twin' }, slug: 'twin' });
    await remove(made, 'brand');
    const other = await save('brand', { title: { en: 'Twin' }, slug: 'twin' });
    expect((await restore('brand', made.id)).data).toMatchObject({
      code: 'already-taken',
      fields: { slug: expect.stringMatching(/\S/) },
    });
    await remove(other, 'brand');
    expect((await restore('brand', made.id)).data).toMatchObject({ id: made.id, slug: 'twin' });
  });

  it('comes back once when asked for by requests that leave together', async () => {
    const made = await save('brand', { title: { en: 'Once' } });
    await remove(made, 'brand');
    const answers = await Promise.all([1, 2, 3, 4].map(() => restore('brand', made.id)));
    const codes = answers.map(({ data }) => (data as { code?: string }).code ?? 'back');
    expect(codes.toSorted()).toEqual(['back', ...Array(3).fill('thing-not-found')]);
  });

  it('comes back by who may, within a day', async () => {
    const made = await save('brand', { title: { en: 'Late' } });
    await remove(made, 'brand');
    const support = await makeStaff(base, 'support', { name: 'Sami' });
    const refused = { code: 'thing-not-found' };
    expect((await restore('brand', made.id, support)).data).toMatchObject(refused);
    await sql`update removed_things set removed_at = now() - interval '25 hours'`.execute(base.db);
    const { forgetRemoved } = await import('#market/edits/restore-row.ts');
    await forgetRemoved(base.db);
    expect((await restore('brand', made.id)).data).toMatchObject(refused);
  });
});
