import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import type { adminReviewActsCalls } from '#contract/admin/review-acts.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';

export const adminReviewActsHandlers: Handlers<typeof adminReviewActsCalls> = bulkHandlers(
  bulkKinds.review,
);
