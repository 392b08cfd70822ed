// Reviews: only of delivered products, once for each purchase, with pictures.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { moveBelongings } from '#market/accounts/move-belongings.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { readOwnReview } from '#market/reviews/read-reviews.ts';
import { customer, type Shopper } from '#market/settings/actor.ts';
import { bought, deliver } from '../deliver.ts';
import { makeProduct, makeVisitor, type MadeProduct } from '../make.ts';
import { fillCart, order } from '../carts.ts';
import {
  base,
  market,
  picture,
  pictures,
  ratingOf,
  reviewed,
  say,
  withReviews,
} from './reviews-set-up.ts';

withReviews();

describe('a review', () => {
  it('is of a product that was delivered, and of nothing else', async () => {
    const buyer = makeVisitor();
    const product = await makeProduct(base.db);
    const other = await makeProduct(base.db);
    await fillCart(base.db, buyer, { product });
    const placed = await order(base.db, market, buyer);
    const purchase = { productId: product.id, orderId: placed.id };
    await expect(say(buyer, purchase)).rejects.toMatchObject({ code: 'not-delivered' });
    await deliver(base.db, placed.id, 'send');
    await expect(say(buyer, purchase)).rejects.toMatchObject({ code: 'not-delivered' });
    await base.db
      .updateTable('parcels')
      .set({ status: 5 })
      .where('order_id', '=', placed.id)
      .execute();
    expect(await say(buyer, purchase)).toBe(0);
    for (const [who, what] of [
      [makeVisitor(), purchase],
      [buyer, { ...purchase, productId: other.id }],
      [buyer, { ...purchase, orderId: 2_000_000_000 }],
    ] as const) {
      await expect(say(who, what)).rejects.toMatchObject({ code: 'order-not-found' });
    }
    expect(await ratingOf(product.id)).toEqual({ review_count: 1, rating: 5 });
  });
  it('of a cancelled parcel is refused, even when its status is delivered', async () => {
    const { buyer, ...purchase } = await cancelled(await makeProduct(base.db));
    await base.db
      .updateTable('parcels')
      .set({ status: 5 })
      .where('order_id', '=', purchase.orderId)
      .execute();
    await expect(say(buyer, purchase)).rejects.toMatchObject({ code: 'not-delivered' });
  });
  it('written again replaces the first one, and changes the average', async () => {
    const buyer = makeVisitor();
    const product = await makeProduct(base.db);
    const purchase = await bought(base.db, market, buyer, product);
    await reviewed(product, 4, 4);
    await say(buyer, { ...purchase, rating: 1, text: 'Broken' });
    const first = await readOwnReview(base.db, buyer, product.id, purchase.orderId);
    expect(await ratingOf(product.id)).toEqual({ review_count: 3, rating: 3 });
    await say(buyer, { ...purchase, rating: 5, text: 'Replaced, lovely' });
    expect(await readOwnReview(base.db, buyer, product.id, null)).toMatchObject({
      id: first.id,
      rating: 5,
      review: 'Replaced, lovely',
      created_at: first.created_at,
      guest_user: { name: 'Amal Haddad' },
      user: null,
    });
    expect(await ratingOf(product.id)).toEqual({ review_count: 3, rating: 4.33 });
  });
  it('of one purchase is separate from that of another', async () => {
    const buyer = makeVisitor();
    const product = await makeProduct(base.db);
    const one = await bought(base.db, market, buyer, product);
    const two = await bought(base.db, market, buyer, product);
    await say(buyer, { ...one, rating: 2, text: 'One' });
    await say(buyer, { ...two, rating: 4, text: 'Two' });
    expect((await readOwnReview(base.db, buyer, product.id, one.orderId)).review).toBe('One');
    expect((await readOwnReview(base.db, buyer, product.id, null)).review).toBe('Two');
    await expect(readOwnReview(base.db, makeVisitor(), product.id, null)).rejects.toMatchObject({
      code: 'review-not-found',
    });
    await expect(readOwnReview(base.db, buyer, product.id, 2_000_000_000)).rejects.toMatchObject({
      code: 'review-not-found',
    });
  });
  it('holds six pictures in their order, and gives a free place to the next', async () => {
    const buyer = makeVisitor();
    const purchase = await bought(base.db, market, buyer);
    const own = () => readOwnReview(base.db, buyer, purchase.productId, null);
    expect(await say(buyer, { ...purchase, pictures: pictures(4) })).toBe(4);
    expect(await say(buyer, { ...purchase, pictures: pictures(4, 4) })).toBe(2);
    const { review_images: six } = await own();
    expect(six.map(({ image }) => image)).toEqual(pictures(6).map(({ name }) => name));
    expect(
      await say(buyer, {
        ...purchase,
        drop: [six[1]?.id ?? 0, six[4]?.id ?? 0],
        pictures: [picture(9)],
      }),
    ).toBe(1);
    expect((await own()).review_images.map(({ image }) => image)).toEqual(
      [0, 9, 2, 3, 5].map((at) => picture(at).name),
    );
    expect(
      await base.db
        .selectFrom('pictures')
        .select('name')
        .where(
          'name',
          'in',
          pictures(10).map(({ name }) => name),
        )
        .execute(),
    ).toHaveLength(7);
  });
  it('cannot drop another person’s picture', async () => {
    const buyer = makeVisitor();
    const other = makeVisitor();
    const product = await makeProduct(base.db);
    const purchase = await bought(base.db, market, buyer, product);
    const theirs = await bought(base.db, market, other, product);
    await say(other, { ...theirs, pictures: pictures(1) });
    const {
      review_images: [image],
    } = await readOwnReview(base.db, other, product.id, null);
    await say(buyer, { ...purchase, drop: [image?.id ?? 0] });
    expect((await readOwnReview(base.db, other, product.id, null)).review_images).toHaveLength(1);
  });
  it('follows its author’s sign-in, and leaves the average when the author is erased', async () => {
    const buyer = makeVisitor();
    const product = await makeProduct(base.db);
    const purchase = await bought(base.db, market, buyer, product);
    await reviewed(product, 2);
    await say(buyer, { ...purchase, rating: 4 });
    const { id } = await base.db
      .insertInto('accounts')
      .values({
        email: `${buyer.token}@example.com`.toLowerCase(),
        name: 'Amal',
        verified_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const account = customer(id, '', buyer);
    await transaction(base.db, (tx) => moveBelongings(tx, buyer.key, account.key));
    await say(account, { ...purchase, rating: 5 });
    expect(await readOwnReview(base.db, account, product.id, null)).toMatchObject({
      rating: 5,
      user: { name: 'Amal' },
      guest_user: null,
    });
    expect(await ratingOf(product.id)).toEqual({ review_count: 2, rating: 3.5 });
    await base.db.deleteFrom('reviews').where('shopper', '=', account.key).execute();
    expect(await ratingOf(product.id)).toEqual({ review_count: 1, rating: 2 });
  });
});

async function cancelled(
  product: MadeProduct,
): Promise<{ buyer: Shopper; productId: number; orderId: number }> {
  const buyer = makeVisitor();
  await fillCart(base.db, buyer, { product });
  const { id } = await order(base.db, market, buyer);
  await transaction(base.db, (tx) =>
    cancelOrder(tx, buyer, { orderId: id, title: 'No', message: 'No.' }),
  );
  return { buyer, productId: product.id, orderId: id };
}
