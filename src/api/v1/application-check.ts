import type { Handlers } from '#api/handler.ts';
import type { applicationCheckCalls } from '#contract/application-check.ts';
import { fileOfItem } from '#market/stores/application-file.ts';
import { readItems } from '#market/stores/application-item.ts';
import { askForItem, checkItem } from '#market/stores/look-at-item.ts';
import { readApplication } from '#market/stores/read-applications.ts';

export const applicationCheckHandlers: Handlers<typeof applicationCheckCalls> = {
  items: async ({ reading }, { id }, { language }) => {
    await readApplication(reading.db, id);
    return readItems(reading.db, { applicationId: id, language });
  },
  file: ({ reading }, { id, requirement_id: requirementId }) =>
    fileOfItem(reading.db, { applicationId: id, requirementId }),
  check: async ({ write }, { id, requirement_id: requirementId, ...rest }, actor) =>
    write(async (tx) => {
      await checkItem(tx, actor, { applicationId: id, requirementId, ...rest });
      return readItems(tx, { applicationId: id, language: actor.language });
    }),
  ask: async ({ write }, { id, requirement_id: requirementId, ...rest }, actor) =>
    write(async (tx) => {
      await askForItem(tx, actor, { applicationId: id, requirementId, ...rest });
      return readItems(tx, { applicationId: id, language: actor.language });
    }),
};
