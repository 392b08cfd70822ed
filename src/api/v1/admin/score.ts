import type { Handlers } from '#api/handler.ts';
import type { adminScoreCalls } from '#contract/admin/score.ts';
import { SETTINGS, THE_ONE } from '#market/content/edit-settings.ts';
import { readEdits } from '#market/edits/read-edits.ts';
import { isOfScore, openScore, previewScores, saveScore } from '#market/figures/weigh-scores.ts';

export const adminScoreHandlers: Handlers<typeof adminScoreCalls> = {
  open: ({ reading }) => openScore(reading.db),
  edits: async ({ reading }) =>
    (await readEdits(reading.db, SETTINGS.noun, THE_ONE)).filter(isOfScore),
  preview: ({ reading }, fields) => previewScores(reading.db, fields),
  save: ({ write }, sent, by) =>
    write(async (tx) => {
      await saveScore(tx, by, sent);
      return openScore(tx);
    }),
};
