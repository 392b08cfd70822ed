import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import type { adminPayoutBulkCalls } from '#contract/admin/payout-bulk.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';

export const adminPayoutBulkHandlers: Handlers<typeof adminPayoutBulkCalls> = bulkHandlers(
  bulkKinds.payout,
);
