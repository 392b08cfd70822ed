// Reviews and votes of many at one moment, the list that shows them, and other files as pictures.
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { transaction } from '#db/transaction.ts';
import { readOwnReview, readReviews } from '#market/reviews/read-reviews.ts';
import { maybePicture } from '#market/reviews/review.ts';
import { voteHelpful } from '#market/reviews/vote-helpful.ts';
import { type Shopper } from '#market/settings/actor.ts';
import { beginReading } from '#market/settings/reading.ts';
import { bought } from '../deliver.ts';
import { makeProduct, makeVisitor } from '../make.ts';
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

const vote = (shopper: Shopper, review: number, wanted: boolean | null = null) =>
  transaction(base.db, (tx) => voteHelpful(tx, shopper, review, wanted));
const listed = (product: number, query: Record<string, unknown> = {}) =>
  readReviews(
    beginReading(base.db, market, 'en'),
    endpoints['review.all'].input.parse({ id: product, ...query }),
    'UTC',
  );
const idsOf = async (product: number, query: Record<string, unknown> = {}) =>
  (await listed(product, query)).all.data.map(({ id }) => id);

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
  it('is deleted with its voter', async () => {
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
  it('shows of an author the name only', async () => {
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
