import type { Handlers } from '#api/handler.ts';
import type { staffedStoreCalls } from '#contract/staffed-store.ts';
import { closeStore, reopenStore } from '#market/closing/close-store.ts';
import { readStaffedStore } from '#market/stores/read-staffed-store.ts';
import { trustStore } from '#market/stores/trust-store.ts';
import { reinstateStore, suspendStore } from '#market/stores/suspend-store.ts';

export const staffedStoreHandlers: Handlers<typeof staffedStoreCalls> = {
  find: ({ reading }, { id }, actor) => readStaffedStore(reading.db, actor, id),
  suspend: async ({ write }, { id, reason }, actor) =>
    write(async (tx) => {
      await suspendStore(tx, actor, { storeId: id, reason });
      return readStaffedStore(tx, actor, id);
    }),
  reinstate: async ({ write }, { id }, actor) =>
    write(async (tx) => {
      await reinstateStore(tx, actor, { storeId: id });
      return readStaffedStore(tx, actor, id);
    }),
  close: async ({ write }, { id, reason }, actor) =>
    write(async (tx) => {
      await closeStore(tx, actor, { storeId: id, reason });
      return readStaffedStore(tx, actor, id);
    }),
  reopen: async ({ write }, { id }, actor) =>
    write(async (tx) => {
      await reopenStore(tx, actor, id);
      return readStaffedStore(tx, actor, id);
    }),
  trust: async ({ write }, { id, trusted }, actor) =>
    write(async (tx) => {
      await trustStore(tx, actor, { storeId: id, trusted });
      return readStaffedStore(tx, actor, id);
    }),
};
