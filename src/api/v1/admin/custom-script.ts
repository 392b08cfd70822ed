import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminCustomScriptCalls } from '#contract/admin/custom-script.ts';
import {
  CUSTOM_SCRIPT,
  deleteCustomScript,
  listCustomScripts,
  openCustomScript,
  orderCustomScripts,
  saveCustomScript,
} from '#market/content/edit-custom-script.ts';

export const adminCustomScriptHandlers: Handlers<typeof adminCustomScriptCalls> = {
  ...resourceHandlers({
    kind: CUSTOM_SCRIPT,
    list: ({ reading }, query) => listCustomScripts(reading.db, query),
    open: openCustomScript,
    save: saveCustomScript,
    remove: deleteCustomScript,
  }),
  order: async (visit, sorted, by) => {
    await visit.write((tx) => orderCustomScripts(tx, by, sorted));
    return null;
  },
};
