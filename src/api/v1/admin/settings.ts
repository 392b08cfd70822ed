import type { Handlers } from '#api/handler.ts';
import type { adminSettingsCalls } from '#contract/admin/settings.ts';
import { openSettings, saveSettings, SETTINGS, THE_ONE } from '#market/content/edit-settings.ts';
import { readEdits } from '#market/edits/read-edits.ts';
import { isOfScore } from '#market/figures/weigh-scores.ts';

export const adminSettingsHandlers: Handlers<typeof adminSettingsCalls> = {
  open: ({ reading }) => openSettings(reading.db),
  edits: async ({ reading }) =>
    (await readEdits(reading.db, SETTINGS.noun, THE_ONE)).filter((edit) => !isOfScore(edit)),
  save: ({ write, market }, sent, by) =>
    write(async (tx) => {
      await saveSettings(tx, by, sent, market);
      return openSettings(tx);
    }),
};
