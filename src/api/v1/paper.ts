import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import { paperFile } from '#api/paper-file.ts';
import type { paperCalls, PapersQuery } from '#contract/paper.ts';
import { checkMaySee, listPapers } from '#market/papers/read-papers.ts';

export const paperHandlers: Handlers<typeof paperCalls> = {
  ...listHandlers('papers', ({ reading }, query: PapersQuery) => listPapers(reading.db, query)),
  find: async (visit, { id }, actor) => {
    await checkMaySee(visit.reading.db, actor, id);
    return paperFile(visit, id);
  },
};
