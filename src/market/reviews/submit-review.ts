import { sql } from 'kysely';
import { reviewPictures } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { addPictures, type StoredPicture as Kept } from '#market/content/add-pictures.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { touch } from '#db/touch.ts';
import { findPurchase, type Purchase } from '#market/reviews/find-purchase.ts';
import type { Shopper } from '#market/settings/actor.ts';

/** `drop` are ids of pictures that the review has and shall lose. */
export type Submission = Purchase & {
  rating: number;
  text: string;
  drop: number[];
  pictures: Kept[];
};

/**
 * Reviews a product of a delivered parcel of the caller's, or changes that review: there is one for
 * a product and an order. Answers how many of the pictures found a place among the six. The
 * product's rating follows in the same transaction (0002, rate_products). Refuses as `findPurchase`
 * does.
 */
export async function submitReview(
  tx: Tx,
  shopper: Shopper,
  submission: Submission,
): Promise<number> {
  const { productId, orderId, rating, text, drop, pictures } = submission;
  await oneAtATime(tx, shopper.key);
  const name = await findPurchase(tx, shopper, submission);
  const { id } = await tx
    .insertInto('reviews')
    .values({
      product_id: productId,
      order_id: orderId,
      shopper: shopper.key,
      name,
      rating,
      review: text,
      language: shopper.language,
    })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'order_id']).doUpdateSet({
        name,
        rating,
        review: text,
        language: shopper.language,
        updated_at: new Date(),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  if (drop.length)
    await tx
      .deleteFrom('review_images')
      .where('review_id', '=', id)
      .where('id', 'in', drop)
      .execute();
  const placed = pictures.length ? await placePictures(tx, id, pictures) : 0;
  await touch(tx, `product:${productId}`, `reviews:${productId}`);
  return placed;
}

/**
 * Gives pictures the free places of a review, in their order, and has the smaller forms made of
 * those that got one.
 */
async function placePictures(tx: Tx, review: number, pictures: Kept[]): Promise<number> {
  const { rows: placed } = await sql<{ image: string }>`
    insert into review_images (review_id, image, place)
    select ${review}, sent.image, free.place
    from unnest(${pictures.map(({ name }) => name)}::text[]) with ordinality sent (image, at)
    join (
      select place, row_number() over (order by place) as at
      from generate_series(1, ${reviewPictures.most}) place
      where place not in (select place from review_images where review_id = ${review})
    ) free
    using (at)
    order by at
    returning image
  `.execute(tx);
  const shown = pictures.filter(({ name }) => placed.some(({ image }) => image === name));
  await addPictures(tx, shown);
  return placed.length;
}
