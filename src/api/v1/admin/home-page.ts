import type { Handlers } from '#api/handler.ts';
import { previewToken } from '#api/preview-token.ts';
import type { adminHomePageCalls } from '#contract/admin/home-page.ts';
import type { Tx } from '#db/connect.ts';
import type { Visit } from '#hall/visit.ts';
import {
  checkArrangement,
  discardHome,
  publishHome,
  restoreHome,
  saveHome,
} from '#market/content/edit-home.ts';
import { HOME, listHomeVersions, openHome, THE_DRAFT } from '#market/content/open-home.ts';
import { readEdits } from '#market/edits/read-edits.ts';

export const adminHomePageHandlers: Handlers<typeof adminHomePageCalls> = {
  open: ({ reading }) => openHome(reading.db),
  edits: ({ reading }) => readEdits(reading.db, HOME.noun, THE_DRAFT),
  save: (visit, sent, by) => opened(visit, (tx) => saveHome(tx, by, sent)),
  discard: (visit, sent, by) => opened(visit, (tx) => discardHome(tx, by, sent)),
  restore: (visit, sent, by) => opened(visit, (tx) => restoreHome(tx, by, sent)),
  publish: (visit, sent, by) => opened(visit, (tx) => publishHome(tx, by, sent, visit.market)),
  versions: ({ reading }) => listHomeVersions(reading.db),
  preview: async (visit, { moment, arrangement = null }) => {
    if (arrangement !== null) await checkArrangement(visit.reading.db, arrangement);
    return previewToken(visit, { moment, arrangement, proposal: null });
  },
};

/** Does the work, and returns the draft afterwards. */
const opened = ({ write }: Visit, work: (tx: Tx) => Promise<void>) =>
  write(async (tx) => {
    await work(tx);
    return openHome(tx);
  });
