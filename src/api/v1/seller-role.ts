import type { Handlers } from '#api/handler.ts';
import type { sellerRoleCalls } from '#contract/seller-role.ts';
import {
  deleteStoreRole,
  openStoreRole,
  readStoreRoleEdits,
  readStoreRoles,
  saveStoreRole,
} from '#market/people/edit-store-role.ts';

export const sellerRoleHandlers: Handlers<typeof sellerRoleCalls> = {
  all: ({ reading }, _, by) => readStoreRoles(reading.db, by),
  open: ({ reading }, { id }, by) => openStoreRole(reading.db, by, id),
  edits: ({ reading }, { id }, by) => readStoreRoleEdits(reading.db, by, id),
  save: ({ write }, { store_id: _, ...sent }, by) =>
    write(async (tx) => openStoreRole(tx, by, (await saveStoreRole(tx, by, sent)).id)),
  delete: async ({ write }, { id, version }, by) => {
    await write((tx) => deleteStoreRole(tx, by, { id, version }));
    return null;
  },
};
