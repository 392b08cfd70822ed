import type { Handlers } from '#api/handler.ts';
import type { sellerStoreCalls } from '#contract/seller-store.ts';
import { readEdits } from '#market/edits/read-edits.ts';
import { openOwnStore, saveOwnStore } from '#market/stores/edit-own-store.ts';
import { STORE } from '#market/stores/edit-store.ts';

export const sellerStoreHandlers: Handlers<typeof sellerStoreCalls> = {
  open: ({ reading }, _, by) => openOwnStore(reading.db, by),
  edits: ({ reading }, _, { storeId }) => readEdits(reading.db, STORE.noun, storeId),
  save: ({ write }, { store_id: _, ...sent }, by) =>
    write(async (tx) => {
      await saveOwnStore(tx, by, sent);
      return openOwnStore(tx, by);
    }),
};
