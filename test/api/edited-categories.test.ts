// The tree of categories, as staff edit it: nothing is below itself, siblings have an order, and
// customers see each change at once.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeProduct, unique } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
});

type Input = Record<string, unknown>;
type Category = { id: number; version: number; parent_id: number | null; slug: string };
type Branch = Category & { depth: number; title: string; children: number; products: number };
const post = (path: string, input: Input) => open.call('POST', path, input, owner.headers);
const get = (path: string, input: Input = {}) => open.call('GET', path, input, owner.headers);
const save = async (input: Input) => (await post('admin/category/save', input)).data as Category;
const make = (title: string, input: Input = {}) =>
  save({ title: { en: title }, slug: unique('slug'), public: true, ...input });
const tree = async () => (await get('admin/categories/tree')).data as Branch[];
const path = async (id: number) =>
  (
    await base.db
      .selectFrom('categories')
      .select('path')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).path;

describe('a category', () => {
  it('is made below another, opened, saved and deleted', async () => {
    const top = await make('Kitchen');
    const made = await save({
      title: { en: 'Pots & pans' },
      parent_id: top.id,
      meta_title: { en: 'Buy pots' },
    });
    expect(made).toMatchObject({
      version: 1,
      slug: 'pots-pans',
      parent_id: top.id,
      meta_title: { en: 'Buy pots' },
      meta_description: {},
      products: 0,
      children: 0,
      edited: { by: 'Leila Haddad' },
    });
    expect(await path(made.id)).toEqual([top.id, made.id]);
    const saved = await save({ ...made, meta_title: {}, featured: true });
    expect(saved).toMatchObject({ version: 2, meta_title: {}, featured: true });
    expect((await get(`admin/category/${made.id}`)).data).toEqual(saved);
    expect((await post(`admin/category/delete/${made.id}`, { version: 2 })).status).toBe(200);
    expect((await get(`admin/category/edits/${made.id}`)).data).toMatchObject([
      { version: 3, became: null },
      { version: 2, became: { featured: true, meta_title: null } },
      { version: 1, was: null, became: { parent_id: top.id } },
    ]);
  });

  it('moves with all below it, to the last place there', async () => {
    const [a, b] = [await make('A'), await make('B')];
    const inA = await make('In A', { parent_id: a.id });
    const deep = await make('Deep', { parent_id: inA.id });
    const first = await make('First in B', { parent_id: b.id });
    await save({ ...inA, parent_id: b.id, title: { en: 'In B now' } });
    expect(await path(deep.id)).toEqual([b.id, inA.id, deep.id]);
    const below = (await tree()).filter(({ parent_id }) => parent_id === b.id);
    expect(below.map(({ id }) => id)).toEqual([first.id, inA.id]);
  });

  it('is never below itself, not even when two move at once', async () => {
    const a = await make('Hen');
    const b = await make('Egg', { parent_id: a.id });
    for (const parent_id of [a.id, b.id])
      expect(
        (await post('admin/category/save', { ...a, title: { en: 'Hen' }, parent_id })).data,
      ).toMatchObject({ code: 'below-itself', fields: { parent_id: expect.any(String) } });
    const ring = await Promise.all(['One', 'Two', 'Three', 'Four'].map((title) => make(title)));
    const answers = await Promise.all(
      ring.map((one, at) =>
        post('admin/category/save', { ...one, parent_id: ring[(at + 1) % ring.length]?.id }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    expect(answers.find(({ status }) => status === 201)?.data).toMatchObject({
      code: 'below-itself',
    });
  });

  it('saved as a version that is no longer there is refused', async () => {
    const made = await make('Twice');
    await save({ ...made, title: { en: 'Once' } });
    expect(
      (await post('admin/category/save', { ...made, title: { en: 'Other' } })).data,
    ).toMatchObject({ code: 'changed-meanwhile' });
  });

  it('that has products or categories is not deleted, and says how many', async () => {
    const made = await make('Full');
    await make('Inside', { parent_id: made.id });
    const product = await makeProduct(base.db);
    await base.db
      .updateTable('products')
      .set({ category_id: made.id })
      .where('id', '=', product.id)
      .execute();
    const refused = await post(`admin/category/delete/${made.id}`, { version: 1 });
    expect(refused.data).toMatchObject({ code: 'in-use', form: [expect.stringContaining('2')] });
    expect((await get(`admin/category/${made.id}`)).data).toMatchObject({
      products: 1,
      children: 1,
    });
  });

  it.each([
    ['without a name', { title: {} }, 'required', 'title'],
    ['with an address that is none', { slug: 'A b' }, 'invalid-input', 'slug'],
    ['with a picture elsewhere', { image: 'https://x/y.png' }, 'invalid-input', 'image'],
    ['below one that is not there', { parent_id: 2_000_000 }, 'invalid-input', 'parent_id'],
    ['below what is no id', { parent_id: 'top' }, 'invalid-input', 'parent_id'],
    [
      'with a long title for search engines',
      { meta_title: { en: 'x'.repeat(121) } },
      'invalid-input',
      'meta_title.en',
    ],
  ])('is refused %s, beside the field', async (_, input, code, field) => {
    const { data } = await post('admin/category/save', { title: { en: 'A' }, ...input });
    expect(data).toMatchObject({ code, fields: { [field]: expect.stringMatching(/\S/) } });
  });
});

describe('the order of siblings', () => {
  it('is theirs alone, and stays as it was put', async () => {
    const top = await make('Garden');
    const [a, b, c] = [
      await make('Seeds', { parent_id: top.id }),
      await make('Tools', { parent_id: top.id }),
      await make('Pots', { parent_id: top.id }),
    ];
    const ids = [c.id, a.id, b.id];
    expect((await post('admin/categories/order', { ids })).status).toBe(200);
    const all = await tree();
    const at = all.findIndex(({ id }) => id === top.id);
    expect(all.slice(at + 1, at + 4).map(({ id, depth }) => [id, depth])).toEqual(
      ids.map((id) => [id, 1]),
    );
    const mixed = await post('admin/categories/order', { ids: [top.id, a.id] });
    expect(mixed.data).toMatchObject({
      code: 'invalid-input',
      fields: { ids: expect.any(String) },
    });
    expect((await post('admin/categories/order', { ids: [a.id, 2_000_000] })).data).toMatchObject({
      code: 'thing-not-found',
    });
  });
});

describe('customers', () => {
  it('see categories as they were saved and ordered, at once', async () => {
    const titles = async () =>
      (await open.ask('category.all', {})).data.map(({ title }: { title: string }) => title);
    const first = await make('Lamps');
    const second = await make('Rugs');
    expect((await titles()).slice(-2)).toEqual(['Lamps', 'Rugs']);
    await post('admin/categories/order', { ids: [second.id, first.id] });
    expect((await titles()).filter((title) => ['Lamps', 'Rugs'].includes(title))).toEqual([
      'Rugs',
      'Lamps',
    ]);
    await save({ ...first, title: { en: 'Lanterns' } });
    expect(await titles()).toContain('Lanterns');
    await save({ ...first, version: 2, title: { en: 'Lanterns' }, public: false });
    expect(await titles()).not.toContain('Lanterns');
  });
});

it('the list of categories finds by name, and narrows to those without products', async () => {
  const made = await make('Zanzibar spices');
  const found = async (input: Input) =>
    ((await get('admin/categories', input)).data as { rows: Branch[] }).rows.map(({ id }) => id);
  expect(await found({ q: 'zanzibar' })).toEqual([made.id]);
  expect(await found({ q: 'zanzibar', view: 'unused' })).toEqual([made.id]);
  expect(await found({ q: 'zanzibar', view: 'hidden' })).toEqual([]);
});
