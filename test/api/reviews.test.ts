// Reviews as forms: from older clients, the order they belong to, and many at once.
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Review } from '#contract/review.ts';
import { sayIn } from '#words/say.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import {
  formOf,
  imagesOf,
  openReviewShop,
  plain,
  type ReviewShop,
  type Sent,
} from './review-forms.ts';

let shop: ReviewShop;
beforeAll(async () => {
  shop = await openReviewShop();
});
afterAll(() => shop.close());

const say = sayIn('en');
const SAVED = say('toast.review-saved');

describe('a form', () => {
  it('saves the words and the pictures, and finds them again', async () => {
    const sent = await shop.buyer();
    const answer = await shop.submit(sent, [
      { bytes: shop.red },
      { bytes: shop.green, name: 'b.png', type: 'image/png' },
    ]);
    expect(answer).toMatchObject({
      http: 200,
      status: 200,
      message: SAVED,
      data: {
        rating: 4,
        review: 'Nice',
        product_id: sent.productId,
        order_id: sent.orderId,
        failed: 0,
        guest_user: { name: 'Amal Haddad' },
      },
    });
    const found = await shop.open.ask('review.find', {
      id: sent.productId,
      user_token: sent.buyer.token,
    });
    expect([found.review_images, found.review_images.length]).toEqual([imagesOf(answer), 2]);
    for (const { image } of found.review_images)
      expect(await sharp(join(shop.open.services.mediaFolder, image)).metadata()).toMatchObject({
        format: 'webp',
        width: 40,
      });
    expect(
      (await fetch(`${shop.open.origin}/media/${found.review_images[0]?.image}`)).headers.get(
        'content-type',
      ),
    ).toBe('image/webp');
    expect(await shop.open.ask('product.find', { id: sent.productId })).toMatchObject({
      review_count: 1,
      rating: 4,
    });
  });
  it('sent again changes the review, and drops what it names', async () => {
    const sent = await shop.buyer();
    const [first, second] = imagesOf(
      await shop.submit(sent, [{ bytes: shop.red }, { bytes: shop.green }]),
    );
    const answer = await shop.submit(sent, [], {
      id: '7',
      rating: '2',
      review: 'ممتاز 👍',
      deleted_images: JSON.stringify([{ id: first?.id, image: first?.image }]),
    });
    expect([answer.status, imagesOf(answer)]).toEqual([200, [second]]);
    expect(
      await shop.open.ask('review.all', { id: sent.productId, get_total: true }),
    ).toMatchObject({
      all: { total: 1, data: [{ rating: 2, review: 'ممتاز 👍' }] },
      total: [{ rating: 2, total: 1 }],
      with_images: 1,
    });
  });
  it('without files may be JSON', async () => {
    const {
      buyer: { token },
      productId,
      orderId,
    } = await shop.buyer();
    const input = {
      user_token: token,
      product_id: productId,
      order_id: orderId,
      rating: 5,
      review: '',
      deleted_images: [],
    };
    expect(await shop.open.call('POST', 'rating-review/action', input)).toMatchObject({
      status: 200,
      message: SAVED,
      data: { rating: 5, review: '', review_images: [] },
    });
  });
  it('with six stars, without stars, with lists that are none: says what is wrong', async () => {
    const sent = await shop.buyer();
    const wrong: Record<string, string>[] = [
      { rating: '6' },
      { rating: '0' },
      { rating: '4.5' },
      { rating: '' },
      { deleted_images: '{"id":1}' },
      { deleted_images: 'x' },
      { product_id: '' },
      { review: 'x'.repeat(5001) },
    ];
    for (const more of wrong) {
      expect(await shop.submit(sent, [], more), JSON.stringify(more)).toMatchObject({
        http: 200,
        status: 201,
        message: '',
        data: { form: [expect.any(String)] },
      });
    }
  });
});

describe('a review of somebody else’s order', () => {
  it('is as if there were no such order, and its files are not looked into', async () => {
    const sent = await shop.buyer();
    const before = await shop.pictures();
    const fresh = await plain('#123456').png().toBuffer();
    const others = await shop.submit({ ...sent, buyer: makeVisitor() }, [{ bytes: fresh }]);
    const none = await shop.submit({ ...sent, orderId: 2_000_000_000 }, [{ bytes: fresh }]);
    expect(others).toMatchObject({
      http: 200,
      status: 201,
      message: say('refusal.order-not-found'),
    });
    expect(others.body).toEqual(none.body);
    const elsewhere = await makeProduct(shop.base.db);
    expect((await shop.submit({ ...sent, productId: elsewhere.id })).body).toEqual(none.body);
    expect(await shop.pictures()).toEqual(before);
  });
  it('asks for a caller first', async () => {
    const sent = await shop.buyer();
    const form = formOf(sent, [{ bytes: shop.red }]);
    form.delete('user_token');
    expect(await shop.post(form)).toMatchObject({ http: 200, status: 201 });
    expect(await shop.post(form, { authorization: 'Bearer a.b.c' })).toMatchObject({
      http: 200,
      status: 201,
    });
    expect(await shop.open.call('GET', `rating-review/find/${sent.productId}`)).toMatchObject({
      http: 200,
      status: 201,
    });
    expect(
      await shop.open.call('GET', `rating-review/find/${sent.productId}`, {
        user_token: sent.buyer.token,
      }),
    ).toMatchObject({ http: 200, status: 201, message: say('refusal.review-not-found') });
  });
});

describe('twenty forms at one moment', () => {
  it('from twenty buyers are twenty reviews, from one buyer one', async () => {
    const product = await makeProduct(shop.base.db);
    const sent: Sent[] = [];
    for (let at = 0; at < 20; at++) sent.push(await shop.buyer(product));
    const answers = await Promise.all(
      sent.map((one, at) => shop.submit(one, [], { rating: String(1 + (at % 5)) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await shop.open.ask('product.find', { id: product.id })).toMatchObject({
      review_count: 20,
      rating: 3,
    });
    const [one] = sent;
    if (one)
      await Promise.all(
        Array.from({ length: 10 }, () => shop.submit(one, [{ bytes: shop.red }], { rating: '5' })),
      );
    const { all, total } = await shop.open.ask('review.all', { id: product.id, get_total: true });
    expect([all.total, total]).toEqual([
      20,
      [
        { rating: 5, total: 5 },
        { rating: 4, total: 4 },
        { rating: 3, total: 4 },
        { rating: 2, total: 4 },
        { rating: 1, total: 3 },
      ],
    ]);
  });
});

describe('a helpful review', () => {
  it('is counted by a call, which ends the cached list', async () => {
    const sent = await shop.buyer();
    const { id } = (await shop.submit(sent)).data as Review;
    const list = async () =>
      (await shop.open.ask('review.all', { id: sent.productId })).all.data.map(
        ({ helpful }) => helpful,
      );
    expect(await list()).toEqual([0]);
    const voter = makeVisitor();
    expect(
      (await shop.open.call('POST', `review/helpful/${id}`, { user_token: voter.token })).data,
    ).toEqual({ id, helpful: 1, voted: 1 });
    await expect.poll(list).toEqual([1]);
    expect(
      (
        await shop.open.call('POST', `review/helpful/${id}`, {
          user_token: voter.token,
          helpful: true,
        })
      ).data,
    ).toEqual({ id, helpful: 1, voted: 1 });
    expect(
      (await shop.open.call('POST', `review/helpful/${id}`, { user_token: voter.token })).data,
    ).toEqual({ id, helpful: 0, voted: 0 });
    expect(
      await shop.open.call(
        'POST',
        `review/helpful/${id}`,
        { user_token: sent.buyer.token },
        { language: 'ar' },
      ),
    ).toMatchObject({ status: 201, message: sayIn('ar')('refusal.own-review') });
    expect(await shop.open.call('POST', `review/helpful/${id}`)).toMatchObject({
      http: 200,
      status: 201,
    });
  });
});
