import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminCollectionCalls } from '#contract/admin/collection.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import { deleteCollection, saveCollection } from '#market/catalogue/edit-collection.ts';
import { COLLECTION, listCollections, openCollection } from '#market/catalogue/list-collections.ts';

export const adminCollectionHandlers: Handlers<typeof adminCollectionCalls> = {
  ...resourceHandlers({
    kind: COLLECTION,
    list: ({ reading }, query, by) => listCollections(reading.db, by, query),
    open: (db, id, { market }) => openCollection(db, id, market),
    save: (tx, by, sent, { market }) => saveCollection(tx, by, sent, market),
    remove: deleteCollection,
  }),
  ...bulkHandlers(bulkKinds.collection),
};
