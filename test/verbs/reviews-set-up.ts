// Buyers who review delivered products.
import { afterAll, beforeAll } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { readOwnReview } from '#market/reviews/read-reviews.ts';
import { submitReview, type Submission } from '#market/reviews/submit-review.ts';
import { type Shopper } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { bought } from '../deliver.ts';
import { makeShop, makeVisitor, type MadeProduct } from '../make.ts';

export let base: Fresh;
export let market: MarketSettings;

/** Opens it for the tests of a file. */
export function withReviews(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    market = await makeShop(base.db);
  });
  afterAll(() => base.close());
}

export const say = (
  shopper: Shopper,
  what: Pick<Submission, 'productId' | 'orderId'> & Partial<Submission>,
) =>
  transaction(base.db, (tx) =>
    submitReview(tx, shopper, { rating: 5, text: 'Good', drop: [], pictures: [], ...what }),
  );
export const ratingOf = async (product: number) =>
  base.db
    .selectFrom('products')
    .select(['review_count', 'rating'])
    .where('id', '=', product)
    .executeTakeFirstOrThrow();
export const picture = (at: number) => ({
  name: `${String(at).padStart(16, '0')}.webp`,
  width: 10,
  height: 10,
  bytes: 100,
});
export const pictures = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => picture(from + at));

/** A buyer of a product for each number of stars, with a review; returns the reviews' ids. */
export async function reviewed(product: MadeProduct, ...stars: number[]): Promise<number[]> {
  const ids: number[] = [];
  for (const rating of stars) {
    const buyer = makeVisitor();
    const purchase = await bought(base.db, market, buyer, product);
    await say(buyer, { ...purchase, rating, text: `${rating} stars` });
    ids.push((await readOwnReview(base.db, buyer, product.id, purchase.orderId)).id);
  }
  return ids;
}
