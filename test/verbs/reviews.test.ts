import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { transaction } from '#db/transaction.ts';
import { moveBelongings } from '#market/accounts/move-belongings.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { readOwnReview, readReviews } from '#market/reviews/read-reviews.ts';
import { maybePicture } from '#market/reviews/review.ts';
import { submitReview, type Submission } from '#market/reviews/submit-review.ts';
import { voteHelpful } from '#market/reviews/vote-helpful.ts';
import { customer, type Shopper } from '#market/settings/actor.ts';
import { beginReading } from '#market/settings/reading.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { bought, deliver } from '../deliver.ts';
import { fillCart, makeProduct, makeShop, makeVisitor, order, type MadeProduct } from '../make.ts';

let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
});
afterAll(() => base.close());

const say = (
  shopper: Shopper,
  what: Pick<Submission, 'productId' | 'orderId'> & Partial<Submission>,
) =>
  transaction(base.db, (tx) =>
    submitReview(tx, shopper, { rating: 5, text: 'Good', drop: [], pictures: [], ...what }),
  );
const vote = (shopper: Shopper, review: number, wanted: boolean | null = null) =>
  transaction(base.db, (tx) => voteHelpful(tx, shopper, review, wanted));
const ratingOf = async (product: number) =>
  base.db
    .selectFrom('products')
    .select(['review_count', 'rating'])
    .where('id', '=', product)
    .executeTakeFirstOrThrow();
const listed = (product: number, query: Record<string, unknown> = {}) =>
  readReviews(
    beginReading(base.db, market, 'en'),
    endpoints['review.all'].input.parse({ id: product, ...query }),
    'UTC',
  );
const idsOf = async (product: number, query: Record<string, unknown> = {}) =>
  (await listed(product, query)).all.data.map(({ id }) => id);
const picture = (at: number) => ({
  name: `${String(at).padStart(16, '0')}.webp`,
  width: 10,
  height: 10,
  bytes: 100,
});
const pictures = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => picture(from + at));

/** So many buyers of a product, each with a review of that many stars; answers the reviews' ids. */
async function reviewed(product: MadeProduct, ...stars: number[]): Promise<number[]> {
  const ids: number[] = [];
  for (const rating of stars) {
    const buyer = makeVisitor();
    const purchase = await bought(base.db, market, buyer, product);
    await say(buyer, { ...purchase, rating, text: `${rating} stars` });
    ids.push((await readOwnReview(base.db, buyer, product.id, purchase.orderId)).id);
  }
  return ids;
}

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
  it('of a cancelled parcel is refused, even when it stands as delivered', async () => {
    const { buyer, ...purchase } = await cancelled(await makeProduct(base.db));
    await base.db
      .updateTable('parcels')
      .set({ status: 5 })
      .where('order_id', '=', purchase.orderId)
      .execute();
    await expect(say(buyer, purchase)).rejects.toMatchObject({ code: 'not-delivered' });
  });
  it('said again changes the first one, and the average with it', async () => {
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
  it('of one purchase stands beside that of another', async () => {
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
  it('loses no picture of somebody else’s', async () => {
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
  it('goes along when its author signs in, and the average when an author is erased', async () => {
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

describe('twenty at one moment', () => {
  const TWENTY = Array.from({ length: 20 }, (_, at) => at);
  it('buyers count as twenty, and average right', async () => {
    const product = await makeProduct(base.db);
    const buyers = await Promise.all(
      TWENTY.map(async () => {
        const buyer = makeVisitor();
        return { buyer, ...(await bought(base.db, market, buyer, product)) };
      }),
    );
    await Promise.all(
      buyers.map(({ buyer, ...purchase }, at) => say(buyer, { ...purchase, rating: 1 + (at % 5) })),
    );
    expect(await ratingOf(product.id)).toEqual({ review_count: 20, rating: 3 });
  });
  it('submissions of one buyer are one review with six pictures', async () => {
    const buyer = makeVisitor();
    const purchase = await bought(base.db, market, buyer);
    const placed = await Promise.all(
      TWENTY.map((at) =>
        say(buyer, { ...purchase, rating: 1 + (at % 5), pictures: pictures(2, at * 2) }),
      ),
    );
    expect(placed.reduce((sum, count) => sum + count, 0)).toBe(6);
    const { rating, review_images } = await readOwnReview(base.db, buyer, purchase.productId, null);
    expect([review_images.length, await ratingOf(purchase.productId)]).toEqual([
      6,
      { review_count: 1, rating },
    ]);
  });
  it('votes count as twenty, and those of one voter as none or one', async () => {
    const [id = 0] = await reviewed(await makeProduct(base.db), 5);
    const voter = makeVisitor();
    await Promise.all(TWENTY.map(() => vote(makeVisitor(), id)));
    const turned = await Promise.all(TWENTY.map(() => vote(voter, id)));
    expect(turned.filter(({ voted }) => voted === 1)).toHaveLength(10);
    const wanted = await Promise.all(TWENTY.map(() => vote(voter, id, true)));
    expect(new Set(wanted.map(({ helpful, voted }) => `${helpful} ${voted}`))).toEqual(
      new Set(['21 1']),
    );
    expect(
      await base.db
        .selectFrom('review_votes')
        .select('review_id')
        .where('review_id', '=', id)
        .execute(),
    ).toHaveLength(21);
  });
});

describe('a vote', () => {
  it('is turned around, or set for certain, and never on one’s own', async () => {
    const product = await makeProduct(base.db);
    const buyer = makeVisitor();
    const voter = makeVisitor();
    const purchase = await bought(base.db, market, buyer, product);
    await say(buyer, purchase);
    const { id } = await readOwnReview(base.db, buyer, product.id, null);
    expect(
      [
        await vote(voter, id),
        await vote(voter, id),
        await vote(voter, id, false),
        await vote(voter, id, true),
        await vote(voter, id, true),
      ].map(({ helpful, voted }) => [helpful, voted]),
    ).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
    await expect(vote(buyer, id)).rejects.toMatchObject({ code: 'own-review' });
    await expect(vote(voter, 2_000_000_000)).rejects.toMatchObject({ code: 'review-not-found' });
    await base.db
      .updateTable('products')
      .set({ published: false })
      .where('id', '=', product.id)
      .execute();
    await expect(vote(voter, id)).rejects.toMatchObject({ code: 'review-not-found' });
  });
  it('goes when the voter does', async () => {
    const [id = 0] = await reviewed(await makeProduct(base.db), 3);
    const voter = makeVisitor();
    await vote(voter, id);
    await base.db.deleteFrom('review_votes').where('shopper', '=', voter.key).execute();
    expect(
      await base.db.selectFrom('reviews').select('helpful').where('id', '=', id).executeTakeFirst(),
    ).toEqual({ helpful: 0 });
  });
});

describe('the list', () => {
  it('shows the stars, the pictures and the order that were asked for', async () => {
    const product = await makeProduct(base.db);
    const [one = 0, two = 0, three = 0, four = 0] = await reviewed(product, 5, 1, 5, 3);
    await base.db
      .insertInto('review_images')
      .values([
        { review_id: two, image: picture(1).name, place: 1 },
        { review_id: three, image: picture(2).name, place: 2 },
      ])
      .execute();
    await vote(makeVisitor(), one);
    await vote(makeVisitor(), one);
    await vote(makeVisitor(), four);
    expect(await idsOf(product.id)).toEqual([four, three, two, one]);
    expect(await idsOf(product.id, { order_by: 'created_at', type: 'asc' })).toEqual([
      one,
      two,
      three,
      four,
    ]);
    expect(await idsOf(product.id, { rating: '5' })).toEqual([three, one]);
    expect(await idsOf(product.id, { with_images: 'true' })).toEqual([three, two]);
    expect(await idsOf(product.id, { with_images: true, rating: 1 })).toEqual([two]);
    expect(await idsOf(product.id, { rating: 0, with_images: '' })).toHaveLength(4);
    expect(await idsOf(product.id, { order_by: 'helpful' })).toEqual([one, four, three, two]);
    expect(await idsOf(product.id, { order_by: 'rating', type: 'asc' })).toEqual([
      two,
      four,
      three,
      one,
    ]);
    expect(await listed(product.id, { get_total: true, rating: 2 })).toMatchObject({
      all: { total: 0, data: [] },
      total: [
        { rating: 5, total: 2 },
        { rating: 3, total: 1 },
        { rating: 1, total: 1 },
      ],
      with_images: 2,
    });
    expect(
      (await listed(product.id, { order_by: 'helpful' })).all.data.map(({ helpful }) => helpful),
    ).toEqual([2, 1, 0, 0]);
  });
  it('tells of an author the name only', async () => {
    const product = await makeProduct(base.db);
    await reviewed(product, 4);
    expect(JSON.stringify((await listed(product.id)).all.data)).not.toMatch(
      /visitor-|@|shopper|account/,
    );
  });
});

describe('a file', () => {
  it('may be a picture when it is small enough and begins as one', () => {
    const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
    expect([
      maybePicture(1_024_000, jpeg),
      maybePicture(1_024_001, jpeg),
      maybePicture(10, png),
      maybePicture(10, png.slice(0, 7)),
    ]).toEqual([true, false, true, false]);
    for (const text of [
      'GIF89a;alert(1)',
      '<svg xmlns=',
      '<!doctype html>',
      'RIFF\0\0\0\0WEBP',
      '',
    ])
      expect(maybePicture(20, new TextEncoder().encode(text))).toBe(false);
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
