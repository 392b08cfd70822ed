import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { adminEnrolmentCalls, EnrolmentsQuery } from '#contract/admin/enrolment.ts';
import { approveEnrolment, refuseEnrolment } from '#market/enrolments/decide-enrolment.ts';
import { listEnrolments } from '#market/enrolments/list-enrolments.ts';

export const adminEnrolmentHandlers: Handlers<typeof adminEnrolmentCalls> = {
  ...listHandlers('enrolments', ({ reading, market }, query: EnrolmentsQuery, by) =>
    listEnrolments(reading.db, by, query, { market, now: reading.now }),
  ),
  approve: async ({ write, market }, sent, by) => {
    await write((tx) => approveEnrolment(tx, by, { ...sent, market }));
    return null;
  },
  refuse: async ({ write }, sent, by) => {
    await write((tx) => refuseEnrolment(tx, by, sent));
    return null;
  },
};
