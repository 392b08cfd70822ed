import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { adminReviewCalls, ReviewsQuery } from '#contract/admin/review.ts';
import { moderateAnswer } from '#market/reviews/answer-review.ts';
import { listReviews } from '#market/reviews/list-reviews.ts';
import { moderateReview } from '#market/reviews/moderate-review.ts';

export const adminReviewHandlers: Handlers<typeof adminReviewCalls> = {
  ...listHandlers('reviews', ({ reading }, query: ReviewsQuery, by) =>
    listReviews(reading.db, by, query),
  ),
  moderate: async ({ write }, sent, by) => {
    await write((tx) => moderateReview(tx, by, sent));
    return null;
  },
  moderateAnswer: async ({ write }, sent, by) => {
    await write((tx) => moderateAnswer(tx, by, sent));
    return null;
  },
};
