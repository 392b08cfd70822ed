import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import type { adminLeftCartBulkCalls } from '#contract/admin/left-cart-bulk.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';

export const adminLeftCartBulkHandlers: Handlers<typeof adminLeftCartBulkCalls> = bulkHandlers(
  bulkKinds['left-cart'],
);
