import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import type { adminEnrolmentActsCalls } from '#contract/admin/enrolment-acts.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';

export const adminEnrolmentActsHandlers: Handlers<typeof adminEnrolmentActsCalls> = bulkHandlers(
  bulkKinds.enrolment,
);
