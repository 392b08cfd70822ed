import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminStoreCalls } from '#contract/admin/store.ts';
import { STORE, deleteStore, listStores, openStore, saveStore } from '#market/stores/edit-store.ts';

export const adminStoreHandlers: Handlers<typeof adminStoreCalls> = resourceHandlers({
  kind: STORE,
  list: ({ reading, market }, query, by) => listStores(reading.db, by, query, market),
  open: openStore,
  save: saveStore,
  remove: deleteStore,
});
