// The size table of a category: staff write it with the category, and shoppers read it with the
// products.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeProduct, unique } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner');
});

type Input = Record<string, unknown>;
type Category = { id: number; version: number; size_table: unknown };
const TABLE = {
  title: { en: 'Shoes', ar: 'أحذية' },
  columns: [
    { title: { en: 'Size', ar: 'المقاس' }, unit: '' },
    { title: { en: 'Foot length' }, unit: 'cm' },
  ],
  rows: [
    [{ en: '37' }, '23,5 - 24'],
    [{ en: 'One size', ar: 'مقاس واحد' }, '٢٥'],
  ],
};
const [NAME, MEASURE] = TABLE.columns;
const STORED = {
  ...TABLE,
  rows: [
    [{ en: '37' }, '23.5–24'],
    [TABLE.rows[1]?.[0], '25'],
  ],
};

const post = (path: string, input: Input) => open.call('POST', path, input, owner.headers);
const get = (path: string, headers: Record<string, string> = {}) =>
  open.call('GET', path, {}, headers);
const save = (input: Input) => post('admin/category/save', input);
const saved = async (input: Input) => (await save(input)).data as Category;
const make = (input: Input = {}) =>
  saved({ title: { en: 'Shoes' }, slug: unique('slug'), public: true, ...input });
async function productIn(category: number): Promise<number> {
  const { id } = await makeProduct(base.db);
  await base.db
    .updateTable('products')
    .set({ category_id: category })
    .where('id', '=', id)
    .execute();
  return id;
}
const shown = async (product: number, language = 'en') =>
  (await get(`product/${product}/size-table`, { language })).data as { title: string } | null;

describe('a category', () => {
  it('has the size table that it is saved with, in the language of who shops', async () => {
    const made = await make({ size_table: TABLE });
    expect(made.size_table).toEqual(STORED);
    const product = await productIn(made.id);
    expect(await shown(product, 'ar')).toEqual({
      title: 'أحذية',
      columns: [
        { title: 'المقاس', unit: '' },
        { title: 'Foot length', unit: 'cm' },
      ],
      rows: [
        ['37', '23.5–24'],
        ['مقاس واحد', '25'],
      ],
    });
    const other = await saved({ ...made, size_table: { ...STORED, title: { en: 'Boots' } } });
    expect((await shown(product))?.title).toBe('Boots');
    const { data } = await get(`admin/category/edits/${made.id}`, owner.headers);
    expect(data).toMatchObject([
      {
        version: 2,
        was: { size_table: STORED },
        became: { size_table: { title: { en: 'Boots' } } },
      },
      { version: 1 },
    ]);
    expect(await saved({ ...other })).toMatchObject({ version: 2 }); // nothing changed
  });

  it('keeps it where a client does not send one, and loses it where null is sent', async () => {
    const { size_table: _, ...made } = await make({ size_table: TABLE });
    const stored = await saved({ ...made, featured: true });
    expect(stored).toMatchObject({ version: 2, size_table: STORED });
    const product = await productIn(made.id);
    expect((await shown(product))?.title).toBe('Shoes');
    expect(await saved({ ...stored, size_table: null })).toMatchObject({ size_table: null });
    expect(await shown(product)).toBeNull();
  });

  it('has it again when it is restored', async () => {
    const { id } = await make({ size_table: TABLE });
    await post(`admin/category/delete/${id}`, { version: 1 });
    await post(`admin/category/restore/${id}`, {});
    expect((await get(`admin/category/${id}`, owner.headers)).data).toMatchObject({
      size_table: STORED,
    });
  });

  it.each([
    ['no columns', { columns: [] }, 'size_table.columns'],
    ['thirteen columns', { columns: Array(13).fill(NAME) }, 'size_table'],
    ['no rows', { rows: [] }, 'size_table.rows'],
    ['forty-one rows', { rows: Array(41).fill(TABLE.rows[0]) }, 'size_table'],
    ['a title over 60 letters', { title: { en: 'x'.repeat(61) } }, 'size_table.title.en'],
    ['a column in miles', { columns: [NAME, { ...MEASURE, unit: 'mi' }] }, 'size_table'],
    ['an empty cell', { rows: [[{}, '1']] }, 'size_table.rows.0.0'],
    ['a title that says nothing', { title: {} }, 'size_table.title'],
    ['a number for a text', { rows: [[37, '1']] }, 'size_table'],
    ['a measure in words', { rows: [[{ en: '37' }, 'long']] }, 'size_table.rows.0.1'],
  ])('with %s is refused where it stands, and not made', async (_, change, field) => {
    const slug = unique('slug');
    const { status, data } = await save({
      title: { en: 'Shoes' },
      slug,
      size_table: { ...TABLE, ...change },
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({ fields: { [field]: expect.stringMatching(/\S/) } });
    const made = await base.db
      .selectFrom('categories')
      .select('id')
      .where('slug', '=', slug)
      .execute();
    expect(made).toEqual([]);
  });
});
