import { openBulk } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import type { adminBulkCalls } from '#contract/admin/bulk.ts';

export const adminBulkHandlers: Handlers<typeof adminBulkCalls> = {
  open: (visit, { id }, by) => openBulk(visit, id, by),
};
