// Merging two brands: everything of the first gets the second.
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
const merge = ({ id, version }: Thing, into: number) =>
  post(`admin/brand/merge/${id}`, { version, into });
const sold = async (brand: number) => {
  const { id } = await makeProduct(base.db);
  await base.db.updateTable('products').set({ brand_id: brand }).where('id', '=', id).execute();
  return id;
};
const lead = (ids: number[]) => ({
  ground: '#f3efe8',
  public: false,
  url: '',
  source_type: sourceType.brand,
  source_ids: ids,
});

describe('a brand merged into another', () => {
  it('moves its products, banners, slides and rules, each noted in their history', async () => {
    const [gone, stays] = [await save('brand'), await save('brand')];
    const product = await sold(gone.id);
    const before = (await get(`admin/product/${product}`)) as Thing;
    const banner = await save('banner', { ...lead([gone.id, stays.id]), type: 4 });
    const slide = await save('slider', { ...lead([gone.id]), type: 1 });
    const collection = await save('collection', {
      rule: {
        match: 'all',
        conditions: [{ by: 'brand', ids: [gone.id] }],
        sort: 'newest',
        most: 9,
      },
    });
    expect((await merge(gone, stays.id)).data).toMatchObject({ id: stays.id, products: 1 });
    expect(await get(`admin/brand/${gone.id}`)).toMatchObject({ code: 'thing-not-found' });
    expect(await get(`admin/banner/${banner.id}`)).toMatchObject({ source_ids: [stays.id] });
    expect(await get(`admin/slider/${slide.id}`)).toMatchObject({ source_ids: [stays.id] });
    expect(await get(`admin/collection/${collection.id}`)).toMatchObject({
      version: collection.version + 1,
      rule: { conditions: [{ by: 'brand', ids: [stays.id] }] },
    });
    expect(await get(`admin/product/edits/${product}`)).toMatchObject([
      {
        by: 'Leila Haddad',
        was: { brand_id: [gone.id, expect.any(String)] },
        became: { brand_id: [stays.id, expect.any(String)] },
      },
    ]);
    // a person with the product open is told, and finds the brand that stays
    const late = await post('admin/product/save', before);
    expect(late.data).toMatchObject({ code: 'changed-meanwhile' });
    expect(await get(`admin/product/${product}`)).toMatchObject({
      brand_id: stays.id,
      version: before.version + 1,
    });
  });

  it('leads to it, through any number of merges', async () => {
    const [first, second, third] = [await save('brand'), await save('brand'), await save('brand')];
    await sold(first.id);
    expect((await merge(first, second.id)).status).toBe(200);
    expect((await merge(second, third.id)).status).toBe(200);
    const stored = await base.db
      .selectFrom('merged_brands')
      .select(['id', 'into_id'])
      .where('into_id', '=', third.id)
      .orderBy('id')
      .execute();
    expect(stored).toEqual([
      { id: first.id, into_id: third.id },
      { id: second.id, into_id: third.id },
    ]);
  });

  it('is not merged into itself, into none, nor by who saw another version', async () => {
    const one = await save('brand');
    const other = await save('brand');
    for (const into of [one.id, 2_000_000_000])
      expect((await merge(one, into)).data).toMatchObject({
        fields: { into: expect.stringMatching(/\S/) },
      });
    expect((await merge({ ...one, version: 9 }, other.id)).data).toMatchObject({
      code: 'changed-meanwhile',
    });
    expect(await get(`admin/brand/${one.id}`)).toMatchObject({ id: one.id });
  });

  it('each into the other at once: one of them stays', async () => {
    const [one, other] = [await save('brand'), await save('brand')];
    const product = await sold(one.id);
    const answers = await Promise.all([merge(one, other.id), merge(other, one.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    const { brand_id } = (await get(`admin/product/${product}`)) as { brand_id: number };
    expect(await get(`admin/brand/${brand_id}`)).toMatchObject({ products: 1 });
  });
});
