// Things in use cannot be deleted: the refusal says what uses them.
import { beforeAll, describe, expect, it } from 'vitest';
import { sourceType } from '#contract/constants.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeProduct, unique } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
});

type Input = Record<string, unknown>;
type Thing = Input & { id: number; version: number };
const post = (path: string, input: Input) => open.call('POST', path, input, owner.headers);
const get = async (path: string) => (await open.call('GET', path, {}, owner.headers)).data;
const save = async (noun: string, input: Input = {}) => {
  const answer = await post(`admin/${noun}/save`, { title: { en: unique('Thing') }, ...input });
  expect(answer, JSON.stringify(answer.data)).toMatchObject({ status: 200 });
  return answer.data as Thing;
};
const remove = (noun: string, { id, version }: Thing) =>
  post(`admin/${noun}/delete/${id}`, { version });
const APPEARANCE = { ground: '#f3efe8', public: false, url: '' };
const lead = (source_type: number, id: number, more: Input = {}) => ({
  ...APPEARANCE,
  source_type,
  source_ids: [id],
  title: { en: 'Lanterns' },
  ...more,
});
const rule = (by: string, id: number) => ({
  title: { en: unique('Evenings') },
  rule: { match: 'all', conditions: [{ by, ids: [id] }], sort: 'newest', most: 9 },
});
/** An opened product, because creating one needs more than a title. */
const product = async () => {
  const { id } = await makeProduct(base.db);
  return (await get(`admin/product/${id}`)) as Thing;
};
const page = () => save('page', { description: { en: '<p>Hours</p>' }, public: true });
const onHome = async (collection: number) => {
  const { version } = (await get('admin/home-page')) as Thing;
  const blocks = [{ id: 'a', kind: 'collection', collection }];
  return post('admin/home-page/save', { version, blocks });
};
const inMenu = async (id: number) => {
  const menus = (await get('admin/menus')) as Thing;
  return post('admin/menus/save', { ...menus, footer_about: [id] });
};

const { category, tag, brand, product: ofProduct } = sourceType;
const CASES: [string, string, () => Promise<Thing>, (id: number) => Promise<unknown>][] = [
  ['brand', 'banner', () => save('brand'), (id) => save('banner', lead(brand, id, { type: 2 }))],
  ['brand', 'collection', () => save('brand'), (id) => save('collection', rule('brand', id))],
  [
    'category',
    'slider',
    () => save('category'),
    (id) => save('slider', lead(category, id, { type: 1 })),
  ],
  ['category', 'category', () => save('category'), (id) => save('category', { parent_id: id })],
  [
    'category',
    'collection',
    () => save('category'),
    (id) => save('collection', rule('category', id)),
  ],
  ['tag', 'banner', () => save('tag'), (id) => save('banner', lead(tag, id, { type: 3 }))],
  ['tag', 'collection', () => save('tag'), (id) => save('collection', rule('tag', id))],
  ['product', 'banner', product, (id) => save('banner', lead(ofProduct, id, { type: 4 }))],
  ['collection', 'home-page', () => save('collection'), onHome],
  ['page', 'menus', page, inMenu],
  [
    'attribute',
    'category',
    () => save('attribute', { values: [] }),
    (id) => save('category', { filters: [id] }),
  ],
];

describe('a thing that is named', () => {
  it.each(CASES)('%s by %s stays, and says so', async (noun, user, make, name) => {
    const thing = await make();
    await name(thing.id);
    const answer = await remove(noun, thing);
    expect(answer.data).toMatchObject({ code: 'in-use', uses: [{ noun: user }] });
    expect(await get(`admin/${noun}/${thing.id}`)).toMatchObject({ id: thing.id });
  });

  it('says the first by name, and how many there are', async () => {
    const made = await save('brand');
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
      await save('slider', lead(brand, made.id, { type: 1, title: { en: title } }));
    const { data, message } = await remove('brand', made);
    expect((data as { uses: Input[] }).uses).toHaveLength(5);
    expect((data as { uses: Input[] }).uses[0]).toMatchObject({ noun: 'slider', title: 'One' });
    expect(message).toContain('6');
  });

  it('while it is deleted is either named or gone, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const made = await save('brand');
      const [named, gone] = await Promise.all([
        post('admin/slider/save', lead(brand, made.id, { type: 1 })),
        remove('brand', made),
      ]);
      expect([named.status, gone.status].toSorted(), `round ${round}`).toEqual([200, 201]);
    }
  });

  it('by nothing is deleted', async () => {
    for (const noun of ['brand', 'category', 'tag', 'collection'])
      expect(await remove(noun, await save(noun))).toMatchObject({ status: 200 });
  });
});
