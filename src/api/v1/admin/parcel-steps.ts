import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import type { adminParcelStepsCalls } from '#contract/admin/parcel-steps.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';

export const adminParcelStepsHandlers: Handlers<typeof adminParcelStepsCalls> = bulkHandlers(
  bulkKinds.parcel,
);
