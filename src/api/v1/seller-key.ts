import type { Handlers } from '#api/handler.ts';
import type { sellerKeyCalls } from '#contract/seller-key.ts';
import { makeKey, readKeys, revokeKey } from '#market/accounts/api-key.ts';

export const sellerKeyHandlers: Handlers<typeof sellerKeyCalls> = {
  all: ({ reading }, _, by) => readKeys(reading.db, by),
  make: async ({ seller, write }, { store_id: _, ...input }, by) => {
    // nobody can give a key more than they may do themselves
    for (const scope of input.scopes) await seller(scope, by.storeId);
    return write((tx) => makeKey(tx, by, input));
  },
  revoke: ({ write }, { id }, by) => write((tx) => revokeKey(tx, by, id)),
};
