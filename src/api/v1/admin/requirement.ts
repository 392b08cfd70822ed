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
    list: ({ reading }, query, by) => listRequirements(reading.db, by, query),
    open: openRequirement,
    save: (tx, by, sent, { market }) => saveRequirement(tx, by, sent, market),
    remove: deleteRequirement,
  }),
  order: async (visit, sorted, by) => {
    await visit.write((tx) => orderRequirements(tx, by, sorted));
    return null;
  },
};
