import type { Handlers } from '#api/handler.ts';
import type { customScriptCalls } from '#contract/custom-script.ts';
import { listCustomScripts } from '#market/content/read-custom-scripts.ts';
import { deleteCustomScript, saveCustomScript } from '#market/content/save-custom-script.ts';

export const customScriptHandlers: Handlers<typeof customScriptCalls> = {
  all: ({ reading }, _, actor) => listCustomScripts(reading.db, actor),
  save: ({ write }, wish, actor) =>
    write(async (tx) => {
      await saveCustomScript(tx, actor, wish);
      return listCustomScripts(tx, actor);
    }),
  delete: ({ write }, { id }, actor) =>
    write(async (tx) => {
      await deleteCustomScript(tx, actor, id);
      return listCustomScripts(tx, actor);
    }),
};
