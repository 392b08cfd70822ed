// The language of a review, with reviews in the reader's language first.
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { readOwnReview, readReviews } from '#market/reviews/read-reviews.ts';
import { beginReading } from '#market/settings/reading.ts';
import { bought } from '../deliver.ts';
import { makeProduct, makeVisitor, type MadeProduct } from '../make.ts';
import { base, market, say, withReviews } from './reviews-set-up.ts';

withReviews();

const SPOKEN = ['en', 'fr', 'en', 'ar', 'fr', 'en', 'ar', 'fr'];
let product: MadeProduct;

const read = async (language: string, query: Record<string, unknown> = {}) =>
  readReviews(
    beginReading(base.db, market, language),
    endpoints['review.all'].input.parse({ id: product.id, ...query }),
    'UTC',
  );
const languages = async (language: string, query: Record<string, unknown>) =>
  (await read(language, query)).all.data.map((review) => review.language);

describe('the language of a review', () => {
  beforeAll(async () => {
    product = await makeProduct(base.db);
    for (const [at, language] of SPOKEN.entries()) {
      const buyer = makeVisitor(language);
      const purchase = await bought(base.db, market, buyer, product);
      await say(buyer, { ...purchase, rating: 1 + (at % 5) });
    }
    const before = await makeReviewOfBefore();
    expect(before.language).toBeNull();
  });

  it('is the one that the shop was in, also when the review is rewritten in another', async () => {
    const buyer = makeVisitor('tr');
    const purchase = await bought(base.db, market, buyer);
    const own = () => readOwnReview(base.db, buyer, purchase.productId, null);
    await say(buyer, purchase);
    expect((await own()).language).toBe('tr');
    await say({ ...buyer, language: 'hi' }, purchase);
    expect((await own()).language).toBe('hi');
  });
  it('changes nothing unless it is asked for', async () => {
    const { data } = (await read('fr')).all;
    const times = data.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().reverse());
  });
  it('puts the reader’s first, in the order that is asked for', async () => {
    expect((await languages('fr', { own_language: 'first' })).slice(0, 3)).toEqual([
      'fr',
      'fr',
      'fr',
    ]);
    const { data } = (await read('en', { own_language: 'first', order_by: 'rating', type: 'asc' }))
      .all;
    const stars = (own: boolean) =>
      data.filter(({ language }) => (language === 'en') === own).map(({ rating }) => rating);
    expect(stars(true)).toEqual([1, 1, 3]);
    expect(stars(false)).toEqual(stars(false).toSorted((a, b) => a - b));
  });
  it('holds everything once, page after page', async () => {
    const pages = await Promise.all(
      [1, 2].map((page) => read('ar', { own_language: 'first', page })),
    );
    const ids = pages.flatMap(({ all }) => all.data.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([SPOKEN.length + 1, SPOKEN.length + 1]);
  });
  it('can be the only one, and is counted', async () => {
    const { all, in_language } = await read('ar', { own_language: 'only', get_total: true });
    expect([all.total, in_language]).toEqual([2, 2]);
    expect(all.data.every(({ language }) => language === 'ar')).toBe(true);
    expect((await read('hi', { own_language: 'only', get_total: true })).in_language).toBe(0);
  });
});

/** A review from before its language was stored. */
async function makeReviewOfBefore() {
  const buyer = makeVisitor();
  const purchase = await bought(base.db, market, buyer, product);
  await say(buyer, purchase);
  await base.db
    .updateTable('reviews')
    .set({ language: null })
    .where('order_id', '=', purchase.orderId)
    .execute();
  return readOwnReview(base.db, buyer, product.id, purchase.orderId);
}
