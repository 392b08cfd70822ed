import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import type { adminOrderBulkCalls } from '#contract/admin/order-bulk.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';

export const adminOrderBulkHandlers: Handlers<typeof adminOrderBulkCalls> = bulkHandlers(
  bulkKinds.order,
);
