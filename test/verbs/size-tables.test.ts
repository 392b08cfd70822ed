// Size tables: what staff may write, and which of them holds for a product.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { readProduct } from '#market/catalogue/read-product.ts';
import { readSizeTable } from '#market/catalogue/read-size-table.ts';
import { saveSizeTable } from '#market/catalogue/save-size-table.ts';
import type { SizeTable } from '#market/catalogue/size-table.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { beginReading } from '#market/settings/reading.ts';
import { makeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, texts, unique } from '../make.ts';

let base: Fresh;
let market: MarketSettings;
let staff: Staff;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
  ({ staff } = await makeStaff(base, 'manager'));
});
afterAll(() => base.close());

const TABLE: SizeTable = {
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
const save = (categoryId: number, change: Partial<SizeTable> = {}) =>
  transaction(base.db, (tx) => saveSizeTable(tx, staff, { categoryId, ...TABLE, ...change }));
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
  it('is said in the reader’s language, its measures written in one way', async () => {
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
  it('ends what was kept of products and categories, and says who wrote it', async () => {
    const category = await makeCategory();
    const product = await productIn(category);
    const read = reading();
    await readSizeTable(read, product);
    expect([...read.tags]).toEqual(expect.arrayContaining(['categories', `product:${product}`]));
    await save(category);
    expect(
      await base.db
        .selectFrom('audit')
        .select(['action', 'account_id'])
        .where('subject', '=', `category:${category}`)
        .execute(),
    ).toEqual([{ action: 'size-table.save', account_id: staff.accountId }]);
  });
  it.each([
    ['a row that is too short', { rows: [[{ en: '37' }]] }, { row: 1, columns: 2 }],
    [
      'a row that is too long',
      { rows: [...TABLE.rows, [{ en: '37' }, '1', '2']] },
      { row: 3, columns: 2 },
    ],
    ['no columns', { columns: [] }, { field: 'columns' }],
    ['thirteen columns', { columns: Array(13).fill(TABLE.columns[0]) }, { field: 'columns' }],
    ['no rows', { rows: [] }, { field: 'rows' }],
    ['forty-one rows', { rows: Array(41).fill(TABLE.rows[0]) }, { field: 'rows' }],
    ['a title in no language', { title: {} }, { field: 'title' }],
    ['a title over 60 letters', { title: { en: 'x'.repeat(61) } }, { field: 'title' }],
    ['an empty cell', { rows: [[{ en: ' ' }, '1']] }, { field: 'rows' }],
    ['a measure in words', { rows: [[{ en: '37' }, 'long']] }, { field: 'rows' }],
  ] as [string, Partial<SizeTable>, object][])('with %s is refused', async (_, change, values) => {
    const category = await makeCategory();
    await expect(save(category, change)).rejects.toMatchObject({
      code: 'row' in values ? 'size-row-length' : 'invalid-input',
      values,
    });
  });
  it('of sixty letters, and of as many rows and columns as may be, is kept', async () => {
    const category = await makeCategory();
    const columns = Array(12).fill({ title: { en: 'x'.repeat(60) }, unit: '' });
    const rows = Array(40).fill(Array(12).fill({ en: 'ك'.repeat(60) }));
    await save(category, { columns, rows });
    const kept = await readSizeTable(reading(), await productIn(category));
    expect([kept?.columns.length, kept?.rows.length]).toEqual([12, 40]);
  });
  it('of a category that is nowhere is refused', () =>
    expect(save(2_000_000_000)).rejects.toMatchObject({ code: 'category-not-found' }));
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
