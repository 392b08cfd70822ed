// Size tables: what staff may write, and which one applies to a product.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { readProduct } from '#market/catalogue/read-product.ts';
import { readSizeTable } from '#market/catalogue/read-size-table.ts';
import type { WrittenSizeTable } from '#contract/admin/size-table.ts';
import { saveSizeTable } from '#market/catalogue/save-size-table.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { beginReading } from '#market/settings/reading.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, texts, unique } from '../make.ts';

let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
});
afterAll(() => base.close());

const TABLE: WrittenSizeTable = {
  title: { en: 'Shoes', fr: 'Chaussures' },
  columns: [
    { title: { en: 'Size', fr: 'Taille' }, unit: '' },
    { title: { en: 'Foot length', fr: 'Longueur du pied' }, unit: 'cm' },
  ],
  rows: [
    [{ en: '37' }, ' 23,5 - 24 '],
    [{ en: 'One size', fr: 'Taille unique' }, '25'],
  ],
};
const save = (category: number, change: Partial<WrittenSizeTable> = {}) =>
  transaction(base.db, (tx) => saveSizeTable(tx, category, { ...TABLE, ...change }));
async function makeCategory(parent: number | null = null): Promise<number> {
  const { id } = await base.db
    .insertInto('categories')
    .values({ slug: unique('category'), title: texts('Shoes'), parent_id: parent, path: [] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
async function productIn(category: number): Promise<number> {
  const { id } = await makeProduct(base.db);
  await base.db
    .updateTable('products')
    .set({ category_id: category })
    .where('id', '=', id)
    .execute();
  return id;
}
const reading = (language = 'en') => beginReading(base.db, market, language);

describe('a size table', () => {
  it('is shown in the reader’s language, its measures written in one format', async () => {
    const category = await makeCategory();
    const product = await productIn(category);
    expect(await readSizeTable(reading(), product)).toBeNull();
    await save(category);
    expect(await readSizeTable(reading('fr'), product)).toEqual({
      title: 'Chaussures',
      columns: [
        { title: 'Taille', unit: '' },
        { title: 'Longueur du pied', unit: 'cm' },
      ],
      rows: [
        ['37', '23.5–24'],
        ['Taille unique', '25'],
      ],
    });
    expect((await readProduct(reading('fr'), product)).size_table).toEqual({
      title: 'Chaussures',
      attribute_id: null,
    });
  });
  it('holds for what is below, where that has none of its own', async () => {
    const top = await makeCategory();
    const middle = await makeCategory(top);
    const low = await makeCategory(middle);
    const product = await productIn(low);
    const title = async () => (await readSizeTable(reading(), product))?.title;
    await save(top, { title: { en: 'Top' } });
    expect(await title()).toBe('Top');
    await save(middle, { title: { en: 'Middle' } });
    expect(await title()).toBe('Middle');
    await save(low, { title: { en: 'Low' } });
    expect(await title()).toBe('Low');
    await save(low, { title: { en: 'Lower' } });
    expect(await title()).toBe('Lower');
    expect((await readSizeTable(reading(), await productIn(top)))?.title).toBe('Top');
  });
  it('is one of the things that a cached answer depends on', async () => {
    const product = await productIn(await makeCategory());
    const read = reading();
    await readSizeTable(read, product);
    expect([...read.tags]).toEqual(expect.arrayContaining(['categories', `product:${product}`]));
  });
  it.each([
    ['a row that is too short', { rows: [[{ en: '37' }]] }, { row: 1, columns: 2 }],
    [
      'a row that is too long',
      { rows: [...TABLE.rows, [{ en: '37' }, '1', '2']] },
      { row: 3, columns: 2 },
    ],
    ['a title in no language', { title: {} }, { field: 'size_table.title' }],
    ['an empty cell', { rows: [[{}, '1']] }, { field: 'size_table.rows.0.0' }],
    ['a measure in words', { rows: [[{ en: '37' }, 'long']] }, { field: 'size_table.rows.0.1' }],
  ] as [string, Partial<WrittenSizeTable>, { row?: number; field?: string }][])(
    'with %s is refused',
    async (_, change, values) => {
      const refused = { row: 'size-row-length', measure: 'size-measure', text: 'size-text' };
      const what = values.row ? 'row' : values.field?.endsWith('0.1') ? 'measure' : 'text';
      await expect(save(await makeCategory(), change)).rejects.toMatchObject({
        code: refused[what],
        values,
      });
    },
  );
  it('of sixty letters, and of as many rows and columns as may be, is stored', async () => {
    const category = await makeCategory();
    const columns = Array(12).fill({ title: { en: 'x'.repeat(60) }, unit: '' });
    const rows = Array(40).fill(Array(12).fill({ en: 'ك'.repeat(60) }));
    await save(category, { columns, rows });
    const stored = await readSizeTable(reading(), await productIn(category));
    expect([stored?.columns.length, stored?.rows.length]).toEqual([12, 40]);
  });
  it('of a product that is hidden is not shown', async () => {
    const product = await productIn(await makeCategory());
    await base.db
      .updateTable('products')
      .set({ published: false })
      .where('id', '=', product)
      .execute();
    await expect(readSizeTable(reading(), product)).rejects.toMatchObject({
      code: 'product-not-found',
    });
  });
});
