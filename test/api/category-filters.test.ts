// The filters of a category: attributes that staff choose, for it and everything below it.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeProduct, unique } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
type Input = Record<string, unknown>;
type Attribute = { id: number; version: number; values: { id: number }[] };
type Category = { id: number; version: number; slug: string; filters: number[] };
let owner: MadeStaff;
let colour: Attribute;
let size: Attribute;
let top: Category;
let below: Category;
let red: number;
let blue: number;
let small: number;
let large: number;

const post = (path: string, input: Input) => open.call('POST', path, input, owner.headers);
const attribute = async (title: string, ...values: string[]) =>
  (
    await post('admin/attribute/save', {
      title: { en: title },
      slug: unique('attribute'),
      values: values.map((en) => ({ title: { en } })),
    })
  ).data as Attribute;
const save = async (input: Input) => (await post('admin/category/save', input)).data as Category;
const idsOf = ({ values }: Attribute) => values.map(({ id }) => id) as [number, number];

/** A product of a category with a variant for each choice. */
async function offer(category: Category, ...choices: number[][]): Promise<number> {
  const product = await makeProduct(base.db, { variants: choices.map(() => ({})) });
  await sql`
    update products set category_id = ${category.id} where id = ${product.id}
  `.execute(base.db);
  for (const [at, choice] of choices.entries()) {
    const inventory = product.inventories[at] ?? 0;
    await sql`delete from inventory_attributes where inventory_id = ${inventory}`.execute(base.db);
    await sql`
      insert into inventory_attributes (inventory_id, attribute_id, attribute_value_id)
      select ${inventory}, attribute_id, id from attribute_values where id = any(${choice}::int[])
    `.execute(base.db);
    const sorted = choice.toSorted((one, other) => one - other);
    await sql`update inventories set choice = ${sorted} where id = ${inventory}`.execute(base.db);
  }
  return product.id;
}

const listed = async (category: Category, option = '') => {
  const { result, attributes } = await open.ask('listing.all', {
    sub_category: category.slug,
    sidebar_data: true,
    option,
  });
  return {
    ids: result.data.map(({ id }: { id: number }) => id).toSorted(),
    filters: attributes?.map(({ title, values }) => [title, ...values.map((one) => one.title)]),
  };
};

beforeAll(async () => {
  owner = await makeStaff(base, 'owner');
  colour = await attribute('Colour', 'Red', 'Blue');
  size = await attribute('Size', 'Small', 'Large');
  [red, blue] = idsOf(colour);
  [small, large] = idsOf(size);
  top = await save({ title: { en: 'Clothes' }, slug: unique('top'), public: true });
  below = await save({
    title: { en: 'Shirts' },
    slug: unique('below'),
    parent_id: top.id,
    public: true,
  });
});

describe('the filters of a category', () => {
  it('are its own after those of the category above, with values that products have', async () => {
    top = await save({ ...top, filters: [colour.id] });
    below = await save({ ...below, filters: [size.id, colour.id] });
    expect([top.filters, below.filters]).toEqual([[colour.id], [size.id, colour.id]]);
    await offer(below, [red, small], [red, large]);
    expect((await listed(top)).filters).toEqual([['Colour', 'Red']]);
    expect((await listed(below)).filters).toEqual([
      ['Colour', 'Red'],
      ['Size', 'Small', 'Large'],
    ]);
  });

  it('narrow to products of which one variant has all that is ticked', async () => {
    const shelf = await save({ title: { en: 'Shelf' }, slug: unique('shelf'), public: true });
    const both = await offer(shelf, [red, small], [blue, large]);
    const blueSmall = await offer(shelf, [blue, small]);
    expect((await listed(shelf, String(red))).ids).toEqual([both]);
    expect((await listed(shelf, `${red},${blue}`)).ids).toEqual([both, blueSmall].toSorted());
    expect((await listed(shelf, `${blue},${small}`)).ids).toEqual([blueSmall]);
    expect((await listed(shelf, `${red},${large}`)).ids).toEqual([]);
    expect((await listed(shelf, '2147483')).ids).toEqual([]);
  });

  it('change in the shop at once, with the names of what they are of', async () => {
    expect((await listed(top)).filters).toEqual([['Colour', 'Red']]);
    const renamed = await post('admin/attribute/save', { ...colour, title: { en: 'Shade' } });
    colour = renamed.data as Attribute;
    expect((await listed(top)).filters).toEqual([['Shade', 'Red']]);
    top = await save({ ...top, filters: [] });
    expect((await listed(top)).filters).toEqual([]);
  });

  it('are written down by their names, and only where they changed', async () => {
    const made = await save({ title: { en: 'Bags' }, slug: unique('bags'), filters: [size.id] });
    expect((await save({ ...made, filters: [size.id] })).version).toBe(1);
    const saved = await save({ ...made, filters: [colour.id, size.id] });
    const { data } = await open.call('GET', `admin/category/edits/${saved.id}`, {}, owner.headers);
    expect((data as unknown[])[0]).toMatchObject({
      version: 2,
      was: { filters: [{ en: 'Size' }] },
      became: { filters: [{ en: 'Shade' }, { en: 'Size' }] },
    });
  });

  it.each([
    ['an attribute that is not there', [2_147_483_646]],
    ['one twice', 'twice'],
    ['what is no list', 'Colour'],
    ['more than twenty', Array.from({ length: 21 }, (_, at) => at + 1)],
  ])('are refused with %s, and stay as they were', async (_, sent) => {
    const before = await save({ ...below, filters: [size.id] });
    below = before;
    const filters = sent === 'twice' ? [colour.id, colour.id] : sent;
    const { status, data } = await post('admin/category/save', { ...before, filters });
    expect([status, Object.keys((data as { fields: object }).fields)]).toEqual([201, ['filters']]);
    const { data: now } = await open.call('GET', `admin/category/${below.id}`, {}, owner.headers);
    expect(now).toMatchObject({ version: before.version, filters: [size.id] });
  });
});
