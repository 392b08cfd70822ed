// Attributes with their values, as staff edit them: values of variants stay, and product pages show
// changes at once.
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
type Value = { id: number; title: Record<string, string>; variants: number };
type Attribute = { id: number; version: number; slug: string; values: Value[] };
const post = (path: string, input: Input) => open.call('POST', path, input, owner.headers);
const get = (path: string, input: Input = {}) => open.call('GET', path, input, owner.headers);
const save = async (input: Input) => (await post('admin/attribute/save', input)).data as Attribute;
const make = (input: Input = {}) =>
  save({
    title: { en: 'Size' },
    slug: unique('size'),
    values: [{ title: { en: 'Small' } }, { title: { en: 'Large' } }],
    ...input,
  });
const names = ({ values }: Attribute) => values.map(({ title }) => title.en);
/** A product whose only variant has this value. */
async function worn(attribute: Attribute, value: Value | undefined) {
  const product = await makeProduct(base.db);
  await base.db
    .insertInto('inventory_attributes')
    .values({
      inventory_id: product.inventory,
      attribute_id: attribute.id,
      attribute_value_id: value?.id ?? 0,
    })
    .execute();
  return product;
}

describe('an attribute', () => {
  it('is made with values, which are renamed, added, ordered and deleted with it', async () => {
    const made = await make();
    expect(made).toMatchObject({ version: 1, products: 0, edited: { by: 'Leila Haddad' } });
    expect(names(made)).toEqual(['Small', 'Large']);
    const [small, large] = made.values;
    const saved = await save({
      ...made,
      values: [{ title: { en: 'Huge' } }, { ...large, title: { en: 'Big', ar: 'كبير' } }, small],
    });
    expect(saved.version).toBe(2);
    expect(names(saved)).toEqual(['Huge', 'Big', 'Small']);
    expect(saved.values[1]).toMatchObject({ id: large?.id, title: { ar: 'كبير' } });
    const fewer = await save({ ...saved, values: saved.values.slice(1) });
    expect(names(fewer)).toEqual(['Big', 'Small']);
    expect(await save(fewer)).toEqual(fewer);
    expect((await get(`admin/attribute/edits/${made.id}`)).data).toMatchObject([
      { version: 3, became: { values: [{ en: 'Big' }, { en: 'Small' }] } },
      { version: 2, was: { values: [{ en: 'Small' }, { en: 'Large' }] } },
      { version: 1, was: null, became: { values: [{ en: 'Small' }, { en: 'Large' }] } },
    ]);
    expect((await post(`admin/attribute/delete/${made.id}`, { version: 3 })).status).toBe(200);
    expect((await get(`admin/attribute/${made.id}`)).data).toMatchObject({
      code: 'thing-not-found',
    });
  });

  it('keeps what variants have, and says how many', async () => {
    const made = await make();
    await worn(made, made.values[0]);
    const opened = (await get(`admin/attribute/${made.id}`)).data as Attribute;
    expect(opened).toMatchObject({ products: 1, values: [{ variants: 1 }, { variants: 0 }] });
    expect((await post('admin/attribute/save', { ...made, values: [] })).data).toMatchObject({
      code: 'in-use',
      fields: { values: expect.any(String) },
    });
    expect((await post(`admin/attribute/delete/${made.id}`, { version: 1 })).data).toMatchObject({
      code: 'in-use',
    });
    expect((await get(`admin/attribute/${made.id}`)).data).toEqual(opened);
  });

  it('is called on products’ pages as it was saved, at once', async () => {
    const made = await make();
    const { id } = await worn(made, made.values[0]);
    const { slug } = await base.db
      .selectFrom('products')
      .select('slug')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const shown = async () =>
      (await open.ask('product.find', { id, slug })).attribute.map(
        (one: { title: string; values: { title: string }[] }) => [one.title, one.values[0]?.title],
      );
    expect(await shown()).toEqual([['Size', 'Small']]);
    const [small, large] = made.values;
    await save({
      ...made,
      title: { en: 'Cut' },
      values: [{ ...small, title: { en: 'S' } }, large],
    });
    expect(await shown()).toEqual([['Cut', 'S']]);
  });

  it('saved by two at once is saved by one', async () => {
    const made = await make();
    const answers = await Promise.all(
      [1, 2, 3].map((at) =>
        post('admin/attribute/save', { ...made, values: [{ title: { en: `Only ${at}` } }] }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
  });

  it.each([
    ['without a name', { title: {} }, 'required', 'title'],
    ['with a value without a name', { values: [{ title: {} }] }, 'required', 'values.0.title'],
    [
      'with two values of one name',
      { values: [{ title: { en: 'Red' } }, { title: { en: 'red' } }] },
      'already-taken',
      'values.1.title',
    ],
    ['with values that are none', { values: 'red' }, 'invalid-input', 'values'],
    ['with an address that is none', { slug: '/' }, 'invalid-input', 'slug'],
  ])('is refused %s, beside the field', async (_, input, code, field) => {
    const { data } = await post('admin/attribute/save', { title: { en: 'Colour' }, ...input });
    expect(data).toMatchObject({ code, fields: { [field]: expect.stringMatching(/\S/) } });
  });

  it('does not take the values of another', async () => {
    const [one, other] = [await make(), await make()];
    expect(
      (await post('admin/attribute/save', { ...one, values: other.values })).data,
    ).toMatchObject({ code: 'thing-not-found' });
  });
});

it('the list of attributes finds by their values, and narrows to those that nothing has', async () => {
  const made = await make({ values: [{ title: { en: 'Vermilion' } }] });
  const found = async (input: Input) =>
    ((await get('admin/attributes', input)).data as { rows: Attribute[] }).rows.map(({ id }) => id);
  expect(await found({ q: 'vermil' })).toEqual([made.id]);
  expect(await found({ q: 'vermil', view: 'unused' })).toEqual([made.id]);
  await worn(made, made.values[0]);
  expect(await found({ q: 'vermil', view: 'unused' })).toEqual([]);
});
