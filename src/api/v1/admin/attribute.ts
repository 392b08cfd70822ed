import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminAttributeCalls } from '#contract/admin/attribute.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import {
  ATTRIBUTE,
  deleteAttribute,
  listAttributes,
  openAttribute,
  saveAttribute,
} from '#market/catalogue/edit-attribute.ts';

export const adminAttributeHandlers: Handlers<typeof adminAttributeCalls> = {
  ...resourceHandlers({
    kind: ATTRIBUTE,
    list: ({ reading }, query, by) => listAttributes(reading.db, by, query),
    open: openAttribute,
    save: (tx, by, sent, { market }) => saveAttribute(tx, by, sent, market),
    remove: deleteAttribute,
  }),
  ...bulkHandlers(bulkKinds.attribute),
};
