import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminPinnedSearchCalls } from '#contract/admin/pinned-search.ts';
import {
  PINNED_SEARCH,
  deletePinnedSearch,
  listPinnedSearches,
  openPinnedSearch,
  savePinnedSearch,
} from '#market/catalogue/edit-pinned-search.ts';

export const adminPinnedSearchHandlers: Handlers<typeof adminPinnedSearchCalls> = resourceHandlers({
  kind: PINNED_SEARCH,
  list: ({ reading }, query) => listPinnedSearches(reading.db, query),
  open: openPinnedSearch,
  save: (tx, by, sent) => savePinnedSearch(tx, by, sent),
  remove: deletePinnedSearch,
});
