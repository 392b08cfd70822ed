import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { adminSearchedCalls, SearchesQuery } from '#contract/admin/searched.ts';
import { listSearches } from '#market/search/list-searches.ts';

export const adminSearchedHandlers: Handlers<typeof adminSearchedCalls> = {
  ...listHandlers('searches', ({ reading }, query: SearchesQuery) =>
    listSearches(reading.db, query),
  ),
};
