import type { Handlers } from '#api/handler.ts';
import type { applicationCalls } from '#contract/application.ts';
import { approveApplication, refuseApplication } from '#market/stores/decide-application.ts';
import { readApplication, readApplications } from '#market/stores/read-applications.ts';

export const applicationHandlers: Handlers<typeof applicationCalls> = {
  all: async ({ reading, staff }, input) =>
    readApplications(reading.db, await staff('applications'), input),
  approve: async ({ write, staff }, { id }) => {
    const actor = await staff('applications', 'application-not-found');
    return write(async (tx) => {
      await approveApplication(tx, actor, id);
      return readApplication(tx, actor, id);
    });
  },
  refuse: async ({ write, staff }, { id, reason }) => {
    const actor = await staff('applications', 'application-not-found');
    return write(async (tx) => {
      await refuseApplication(tx, actor, id, reason);
      return readApplication(tx, actor, id);
    });
  },
};
