import { Refusal } from '#base/refusal.ts';
import type { Handlers } from '#api/handler.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Visit } from '#hall/visit.ts';
import { reviewPictures } from '#contract/constants.ts';
import type { reviewCalls } from '#contract/review.ts';
import { findPurchase } from '#market/reviews/find-purchase.ts';
import { readOwnReview, readReviews } from '#market/reviews/read-reviews.ts';
import { maybePicture } from '#market/reviews/review.ts';
import { submitReview } from '#market/reviews/submit-review.ts';
import { voteHelpful } from '#market/reviews/vote-helpful.ts';
import { type PictureFile, keepPicture, pictureExists } from '#outside/files/pictures.ts';

const BEGINNING = 16;
const UNREADABLE = new Set<string>(['not-a-picture', 'picture-vast']);

export const reviewHandlers: Handlers<typeof reviewCalls> = {
  all: ({ reading, timeZone }, input) => readReviews(reading, input, timeZone),
  helpful: ({ write, shopper }, { id, helpful }) =>
    write((tx) => voteHelpful(tx, shopper(), id, helpful)),
  save: saveReview,
  rate: saveReview,
  find: ({ reading, shopper }, { id, order_id }) =>
    readOwnReview(reading.db, shopper(), id, order_id),
};

async function saveReview(
  { services, reading, write, shopper }: Visit,
  input: InputOf<typeof reviewCalls.save>,
): Promise<OutputOf<typeof reviewCalls.save>> {
  const author = shopper();
  const purchase = { productId: input.product_id, orderId: input.order_id };
  await findPurchase(reading.db, author, purchase); // before any file is looked into
  const files = input.images.slice(0, reviewPictures.most);
  const pictures = await keepAll(services.mediaFolder, files);
  const placed = await write((tx) =>
    submitReview(tx, author, {
      ...purchase,
      rating: input.rating,
      text: input.review,
      drop: input.deleted_images.map(({ id }) => id),
      pictures,
    }),
  );
  const { mediaFolder: folder } = services;
  const stored = await Promise.all(pictures.map(({ name }) => pictureExists(folder, name)));
  if (stored.includes(false)) await keepAll(folder, files); // removed before they were written down
  return {
    ...(await readOwnReview(reading.db, author, input.product_id, input.order_id)),
    failed: input.images.length - placed,
  };
}

/**
 * Stores the files that are pictures, one after another, because opening a large one takes much
 * memory.
 */
async function keepAll(folder: string, files: File[]): Promise<PictureFile[]> {
  const pictures: PictureFile[] = [];
  for (const file of files) {
    if (!maybePicture(file.size, new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer())))
      continue;
    const picture = await keepPicture(folder, Buffer.from(await file.arrayBuffer())).catch(orNull);
    if (picture) pictures.push(picture);
  }
  return pictures;
}

function orNull(problem: unknown): null {
  if (problem instanceof Refusal && UNREADABLE.has(problem.code)) return null;
  throw problem;
}
