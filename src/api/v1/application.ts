import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { applicationCalls, ApplicationQuery } from '#contract/application.ts';
import { approveApplication, refuseApplication } from '#market/stores/decide-application.ts';
import { listApplications, readApplication } from '#market/stores/read-applications.ts';

export const applicationHandlers: Handlers<typeof applicationCalls> = {
  ...listHandlers('applications', ({ reading }, query: ApplicationQuery) =>
    listApplications(reading.db, query),
  ),
  approve: async ({ write }, { id, despite }, actor) =>
    write(async (tx) => {
      await approveApplication(tx, actor, { id, despite });
      return readApplication(tx, id);
    }),
  refuse: async ({ write }, { id, reason }, actor) =>
    write(async (tx) => {
      await refuseApplication(tx, actor, { id, reason });
      return readApplication(tx, id);
    }),
};
