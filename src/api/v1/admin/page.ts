import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminPageCalls } from '#contract/admin/page.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import { deletePage, savePage } from '#market/content/edit-page.ts';
import { listPages, openPage, PAGE } from '#market/content/list-pages.ts';

export const adminPageHandlers: Handlers<typeof adminPageCalls> = {
  ...resourceHandlers({
    kind: PAGE,
    list: ({ reading }, query, by) => listPages(reading.db, by, query),
    open: openPage,
    save: (tx, by, sent, { market }) => savePage(tx, by, sent, market),
    remove: deletePage,
  }),
  ...bulkHandlers(bulkKinds.page),
};
