import type { Handlers } from '#api/handler.ts';
import { paperFile } from '#api/paper-file.ts';
import type { paperCalls } from '#contract/paper.ts';
import { checkMaySee, readPapers } from '#market/papers/read-papers.ts';

export const paperHandlers: Handlers<typeof paperCalls> = {
  all: async ({ reading }, { page, kind, store_id: storeId }, actor) =>
    readPapers(reading.db, actor, { page, kind, storeId }),
  find: async (visit, { id }, actor) => {
    await checkMaySee(visit.reading.db, actor, id);
    return paperFile(visit, id);
  },
};
