import type { Handlers } from '#api/handler.ts';
import type { adminStarterSynonymCalls } from '#contract/admin/starter-synonym.ts';
import { listStarters, takeStarters } from '#market/catalogue/take-starters.ts';

export const adminStarterSynonymHandlers: Handlers<typeof adminStarterSynonymCalls> = {
  list: ({ reading }, { language }) => listStarters(reading.db, language),
  take: ({ write }, chosen, by) =>
    write(async (tx) => ({ taken: await takeStarters(tx, by, chosen) })),
};
