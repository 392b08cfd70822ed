// A store replies to a review once, in public; staff can hide the reply alone. Otherwise another
// store could speak for it, or hidden replies would show again.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { countStores } from '#market/figures/count-stores.ts';
import { auditOf } from '../at-work.ts';
import { together } from '../verbs/together.ts';
import { placedForCash } from './placed-for-cash.ts';
import { opened } from './placed-parcels.ts';
import { expectRefusal, openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());

/** A review of a product of a new store, whose page was read before. */
async function reviewed(rating = 2) {
  const me = await opened(shop);
  const { id: order, product } = await placedForCash(shop, {}, me.seller.storeId);
  const { id } = await shop.base.db
    .insertInto('reviews')
    .values({
      product_id: product.id,
      order_id: order,
      shopper: 'v:somebody',
      name: 'Amal',
      rating,
      review: 'It flickers.',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.base.db
    .insertInto('review_images')
    .values({ review_id: id, image: '0a1b2c3d4e5f6789.webp', place: 1 })
    .execute();
  const shownAnswers = async () =>
    (await shop.open.ask('review.all', { id: product.id })).all.data.map(({ answer }) => answer);
  expect(await shownAnswers()).toEqual([null]);
  const answer = (text: string, by = me) =>
    shop.open.send('sellerReviews.answer', { id, answer: text }, by.headers);
  const list = async (view: string) =>
    (await shop.open.ask('sellerReviews.list', { view }, me.headers)).rows;
  return { me, id, shownAnswers, answer, list };
}
const hide = (id: number, input: object) =>
  shop.open.send('adminReview.moderateAnswer', { id, ...input }, shop.owner.headers);

describe('an answer to a review', () => {
  it('is read by everybody below it, is one however often it is written, and can be changed', async () => {
    const { me, id, shownAnswers, answer, list } = await reviewed();
    expect(await list('unanswered')).toMatchObject([
      { id, review: 'It flickers.', images: ['0a1b2c3d4e5f6789.webp'], answer: '' },
    ]);
    const sent = { path: `seller/review/answer/${id}`, headers: me.headers };
    const both = await together(shop.open.port, [
      { ...sent, input: { answer: 'Write to us.' } },
      { ...sent, input: { answer: 'Write to us.' } },
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await answer('We send you another one.');
    expect(await shownAnswers()).toMatchObject([{ text: 'We send you another one.' }]);
    // and counts in its store's figures
    await transaction(shop.base.db, (tx) => countStores(tx));
    const figures = await shop.open.ask(
      'adminStoreFigures.read',
      { id: me.seller.storeId },
      shop.owner.headers,
    );
    expect(figures).toMatchObject({ reviews: 1, answered: 1 });
    expect(await list('unanswered')).toEqual([]);
    expect(await list('answered')).toMatchObject([{ id, answer_hidden: '' }]);
    expect((await auditOf(shop.base.db, `review:${id}`)).map(({ action }) => action)).toEqual([
      'review.answer',
      'review.answer',
      'review.answer',
    ]);
  });

  it('is the store’s own: nobody else writes one, nor to a review that is hidden', async () => {
    const { id, answer } = await reviewed();
    expectRefusal(await answer('Ours is better.', shop.otherSeller), 'review-not-found');
    await shop.base.db
      .updateTable('reviews')
      .set({ hidden: true, hidden_reason: 'Rude.' })
      .where('id', '=', id)
      .execute();
    expectRefusal(await answer('Thank you.'), 'review-not-found');
    // nor without any check
    await expect(
      sql`
        insert into review_answers (review_id, store_id, answer)
        values (${id}, ${shop.store}, 'Ours is better.')
      `.execute(shop.base.db),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('that staff hide leaves the shop, its seller learns why, an edit keeps it hidden, and it can return', async () => {
    const { id, shownAnswers, answer, list } = await reviewed(5);
    await answer('Call 555-0100.');
    await hide(id, { hidden: true, reason: 'No phone numbers.' });
    expect(await shownAnswers()).toEqual([null]);
    expect(await list('answered')).toMatchObject([{ answer_hidden: 'No phone numbers.' }]);
    await answer('Call 555-0101.');
    expect(await shownAnswers()).toEqual([null]);
    await hide(id, { hidden: false });
    expect(await shownAnswers()).toMatchObject([{ text: 'Call 555-0101.' }]);
    expect((await hide(id, { hidden: true })).status).toBe(201);
  });

  it('does not replace what a colleague has answered since the list was read', async () => {
    const { me, id, shownAnswers, answer } = await reviewed();
    const over = (text: string, seen: string) =>
      shop.open.send('sellerReviews.answer', { id, answer: text, answer_seen: seen }, me.headers);
    await answer('We send you another one.');
    const second = await over('Bad luck.', '');
    expect(second.status).toBe(201);
    expect(second.text).toContain(me.seller.name);
    expect(await shownAnswers()).toMatchObject([{ text: 'We send you another one.' }]);
    // the same again, as after a missing answer; and based on the reply that was seen
    expect((await over('We send you another one.', '')).status).toBe(200);
    expect((await over('It is on its way.', 'We send you another one.')).status).toBe(200);
    expect(await shownAnswers()).toMatchObject([{ text: 'It is on its way.' }]);
  });

  it('is not written by a store that is suspended', async () => {
    const { me, answer, shownAnswers } = await reviewed();
    await shop.base.db
      .updateTable('stores')
      .set({ suspended_at: new Date(), suspended_reason: 'Late.' })
      .where('id', '=', me.seller.storeId)
      .execute();
    expectRefusal(await answer('Thank you.'), 'store-suspended');
    await shop.base.db
      .updateTable('stores')
      .set({ suspended_at: null, suspended_reason: '' })
      .where('id', '=', me.seller.storeId)
      .execute();
    expect(await shownAnswers()).toEqual([null]);
  });
});
