import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { ListInput } from '#contract/resource.ts';
import type { sellerReviewsCalls, StoreReviewFilters } from '#contract/seller-reviews.ts';
import { answerReview } from '#market/reviews/answer-review.ts';
import { listStoreReviews } from '#market/reviews/list-store-reviews.ts';
import type { Seller } from '#market/settings/actor.ts';

export const sellerReviewsHandlers: Handlers<typeof sellerReviewsCalls> = {
  ...listHandlers('reviews', ({ reading }, query: ListInput & StoreReviewFilters, by: Seller) =>
    listStoreReviews(reading.db, by, query),
  ),
  answer: async ({ write }, { id, answer, answer_seen: seen }, by) => {
    await write((tx) => answerReview(tx, by, { id, answer, seen }));
    return null;
  },
};
