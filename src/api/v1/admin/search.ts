import type { Handlers } from '#api/handler.ts';
import type { adminSearchCalls } from '#contract/admin/search.ts';
import { findAtDesk } from '#market/search/find-at-desk.ts';

export const adminSearchHandlers: Handlers<typeof adminSearchCalls> = {
  find: ({ reading }, { q }, by) => findAtDesk(reading.db, by, q),
};
