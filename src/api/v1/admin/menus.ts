import type { Handlers } from '#api/handler.ts';
import type { adminMenusCalls } from '#contract/admin/menus.ts';
import { MENUS, MENUS_ID, openMenus, saveMenus } from '#market/content/edit-menus.ts';
import { readEdits } from '#market/edits/read-edits.ts';

export const adminMenusHandlers: Handlers<typeof adminMenusCalls> = {
  open: ({ reading }) => openMenus(reading.db),
  edits: ({ reading }) => readEdits(reading.db, MENUS.noun, MENUS_ID),
  save: ({ write, market }, sent, by) =>
    write(async (tx) => {
      await saveMenus(tx, by, sent, market);
      return openMenus(tx);
    }),
};
