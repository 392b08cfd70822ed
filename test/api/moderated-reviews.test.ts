// Reviews that staff hide and show again, with the effects for customers and ratings.
import { beforeAll, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { order, fillCart } from '../carts.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
});

type Input = Record<string, unknown>;
const post = (path: string, input: Input) => open.call('POST', path, input, owner.headers);
const get = async (path: string, input: Input = {}) =>
  (await open.call('GET', path, input, owner.headers)).data;

/** A product with a review of each of these ratings. */
async function reviewed(...ratings: number[]) {
  const product = await makeProduct(base.db);
  const ids: number[] = [];
  for (const rating of ratings) {
    const visitor = makeVisitor();
    await fillCart(base.db, visitor, { product });
    const { id: order_id } = await order(base.db, await readMarketSettings(base.db), visitor);
    const { id } = await base.db
      .insertInto('reviews')
      .values({
        product_id: product.id,
        order_id,
        shopper: visitor.key,
        name: 'Amal',
        rating,
        review: `Worth ${rating} stars`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return { product, ids };
}
const reviewCount = async (id: number) => (await open.ask('review.all', { id })).all.data.length;
const rated = async (id: number) => {
  const { rating, review_count: count } = await open.ask('product.find', { id });
  return [Number(rating), count];
};

it('a review that staff hide is gone for customers, is rated no more, and comes back', async () => {
  const { product, ids } = await reviewed(5, 1);
  expect(await reviewCount(product.id)).toBe(2);
  expect(await rated(product.id)).toEqual([3, 2]);
  const [, id = 0] = ids;
  const without = await post(`admin/review/moderate/${id}`, { version: 1, hidden: true });
  expect(without.data).toMatchObject({ fields: { reason: expect.stringMatching(/\S/) } });
  const hide = { version: 1, hidden: true, reason: 'Insults the store.' };
  expect((await post(`admin/review/moderate/${id}`, hide)).status).toBe(200);
  await expect.poll(() => reviewCount(product.id)).toBe(1);
  await expect.poll(() => rated(product.id)).toEqual([5, 1]);
  expect(await get('admin/reviews', { view: 'hidden' })).toMatchObject({
    total: 1,
    rows: [{ id, rating: 1, hidden: true, reason: 'Insults the store.', name: 'Amal' }],
  });
  const again = await post(`admin/review/moderate/${id}`, { ...hide, hidden: false });
  expect(again.data).toMatchObject({ code: 'changed-meanwhile' });
  await post(`admin/review/moderate/${id}`, { version: 2, hidden: false });
  await expect.poll(() => rated(product.id)).toEqual([3, 2]);
  await expect.poll(() => reviewCount(product.id)).toBe(2);
});

it('many reviews are hidden at once, with one reason, and a run can be undone', async () => {
  const { product, ids } = await reviewed(1, 1, 4);
  const query = { product: product.id, view: 'low' };
  expect(await get('admin/reviews', query)).toMatchObject({ total: 2 });
  const refused = (await post('admin/reviews/bulk', { act: 'hide', matching: query })).data;
  expect(refused).toMatchObject({ all: 2, refused: 2 });
  const run = (
    await post('admin/reviews/bulk', { act: 'hide', matching: query, reason: 'Advertises.' })
  ).data as { id: number };
  expect(run).toMatchObject({ done: 2 });
  await expect.poll(() => rated(product.id)).toEqual([4, 1]);
  await post('admin/reviews/bulk', { act: 'undo', run: run.id });
  await expect.poll(() => rated(product.id)).toEqual([2, 3]);
  expect(await get('admin/reviews', { only: ids.join(), view: 'shown' })).toMatchObject({
    total: 3,
  });
});
