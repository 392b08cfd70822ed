import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { ListInput } from '#contract/resource.ts';
import type { sellerShippingCalls } from '#contract/seller-shipping.ts';
import type { Seller } from '#market/settings/actor.ts';
import { deleteStoreShipping, saveStoreShipping } from '#market/shipping/edit-store-shipping.ts';
import {
  listStoreShipping,
  openStoreShipping,
  readStoreShippingEdits,
} from '#market/shipping/store-shipping.ts';

export const sellerShippingHandlers: Handlers<typeof sellerShippingCalls> = {
  ...listHandlers('shipping', ({ reading }, query: ListInput, by: Seller) =>
    listStoreShipping(reading.db, by, query),
  ),
  open: ({ reading, market }, { id }, by) => openStoreShipping(reading.db, by, id, market),
  edits: ({ reading }, { id }, by) => readStoreShippingEdits(reading.db, by, id),
  save: ({ write, market }, { store_id: _, ...sent }, by) =>
    write(async (tx) => {
      const { id } = await saveStoreShipping(tx, by, sent, market);
      return openStoreShipping(tx, by, id, market);
    }),
  delete: async ({ write }, { id, version }, by) => {
    await write((tx) => deleteStoreShipping(tx, by, { id, version }));
    return null;
  },
};
