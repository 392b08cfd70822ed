// Acts for many products at once that stores enter in flash sales.
import { enrolmentFilters, enrolmentReason } from '#contract/admin/enrolment.ts';
import { bulkCalls } from '#contract/bulk.ts';

export const adminEnrolmentActsCalls = bulkCalls({
  noun: 'enrolment',
  plural: 'enrolments',
  permission: 'catalogue',
  filters: enrolmentFilters,
  acts: ['approve', 'refuse'],
  given: { reason: enrolmentReason },
});
