import { reviewPictures } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { addPictures, type StoredPicture as Kept } from '#market/content/add-pictures.ts';
import { enqueue } from '#db/enqueue.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { touch } from '#db/touch.ts';
import { findPurchase, type Purchase } from '#market/reviews/find-purchase.ts';
import type { Shopper } from '#market/settings/actor.ts';

/** `drop`: ids of the review's pictures to remove. */
export type Submission = Purchase & {
  rating: number;
  text: string;
  drop: number[];
  pictures: Kept[];
};

/**
 * Reviews a product of a delivered parcel of the caller's, or changes that review: there is one for
 * each product and order. Returns how many of the pictures fitted among the six. The product's
 * rating is updated in the same transaction (0002, rate_products). Refuses as `findPurchase`
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
  if (drop.length) await dropPictures(tx, id, drop);
  const placed = pictures.length ? await placePictures(tx, id, pictures) : 0;
  await touch(tx, `product:${productId}`, `reviews:${productId}`);
  return placed;
}

async function dropPictures(tx: Tx, review: number, ids: number[]): Promise<void> {
  const gone = await tx
    .deleteFrom('review_images')
    .where('review_id', '=', review)
    .where('id', 'in', ids)
    .returning('image')
    .execute();
  if (gone.length > 0)
    await enqueue(tx, 'forget-pictures', { names: gone.map(({ image }) => image) });
}

/**
 * Gives pictures the free places of a review, in their order, and has the smaller forms made of
 * those that got one. One that it has already, as when it is sent again after an answer that was
 * lost, keeps its place. Answers how many have a place.
 */
async function placePictures(tx: Tx, review: number, pictures: Kept[]): Promise<number> {
  const before = await tx
    .selectFrom('review_images')
    .select(['image', 'place'])
    .where('review_id', '=', review)
    .execute();
  const taken = new Set(before.map(({ place }) => place));
  const free = Array.from({ length: reviewPictures.most }, (_, at) => at + 1).filter(
    (place) => !taken.has(place),
  );
  const shown = new Set(before.map(({ image }) => image));
  const fresh = [...new Map(pictures.map((picture) => [picture.name, picture])).values()]
    .filter(({ name }) => !shown.has(name))
    .slice(0, free.length);
  if (fresh.length > 0) {
    await addPictures(tx, fresh); // first: what shows a picture is known by its row (0064)
    await tx
      .insertInto('review_images')
      .values(
        fresh.map(({ name }, at) => ({ review_id: review, image: name, place: free[at] ?? 0 })),
      )
      .execute();
  }
  for (const { name } of fresh) shown.add(name);
  return pictures.filter(({ name }) => shown.has(name)).length;
}
