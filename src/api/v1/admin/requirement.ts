import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminRequirementCalls } from '#contract/admin/requirement.ts';
import {
  deleteRequirement,
  listRequirements,
  openRequirement,
  orderRequirements,
  REQUIREMENT,
  saveRequirement,
} from '#market/stores/edit-requirement.ts';

export const adminRequirementHandlers: Handlers<typeof adminRequirementCalls> = {
  ...resourceHandlers({
    kind: REQUIREMENT,
    list: ({ reading }, asked, by) => listRequirements(reading.db, by, asked),
    open: openRequirement,
    save: (tx, by, sent, { market }) => saveRequirement(tx, by, sent, market),
    remove: deleteRequirement,
  }),
  order: async (visit, sorted, by) => {
    await visit.write((tx) => orderRequirements(tx, by, sorted));
    return null;
  },
};
