// Acts for many reviews at once.
import { reviewFilters, reviewReason } from '#contract/admin/review.ts';
import { bulkCalls } from '#contract/bulk.ts';

export const adminReviewActsCalls = bulkCalls({
  noun: 'review',
  plural: 'reviews',
  permission: 'catalogue',
  filters: reviewFilters,
  acts: ['hide', 'show'],
  given: { reason: reviewReason },
});
