import type { Handlers } from '#api/handler.ts';
import type { applicationCalls } from '#contract/application.ts';
import { approveApplication, refuseApplication } from '#market/stores/decide-application.ts';
import { readApplication, readApplications } from '#market/stores/read-applications.ts';

export const applicationHandlers: Handlers<typeof applicationCalls> = {
  all: async ({ reading }, input, actor) => readApplications(reading.db, actor, input),
  approve: async ({ write }, { id }, actor) =>
    write(async (tx) => {
      await approveApplication(tx, actor, id);
      return readApplication(tx, actor, id);
    }),
  refuse: async ({ write }, { id, reason }, actor) =>
    write(async (tx) => {
      await refuseApplication(tx, actor, { id, reason });
      return readApplication(tx, actor, id);
    }),
};
