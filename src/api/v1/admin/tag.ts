import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminTagCalls } from '#contract/admin/tag.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import { TAG, deleteTag, listTags, openTag, saveTag } from '#market/catalogue/edit-tag.ts';

export const adminTagHandlers: Handlers<typeof adminTagCalls> = {
  ...resourceHandlers({
    kind: TAG,
    list: ({ reading }, query, by) => listTags(reading.db, by, query),
    open: openTag,
    save: (tx, by, sent, { market }) => saveTag(tx, by, sent, market),
    remove: deleteTag,
  }),
  ...bulkHandlers(bulkKinds.tag),
};
