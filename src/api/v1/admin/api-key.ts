import type { Handlers } from '#api/handler.ts';
import type { adminApiKeyCalls } from '#contract/admin/api-key.ts';
import { makeKey, readKeys, revokeKey } from '#market/accounts/api-key.ts';

export const adminApiKeyHandlers: Handlers<typeof adminApiKeyCalls> = {
  all: ({ reading }, _, by) => readKeys(reading.db, by),
  make: async ({ staff, write }, input, by) => {
    // nobody can give a key more than they may do themselves
    for (const scope of input.scopes) await staff(scope);
    return write((tx) => makeKey(tx, by, input));
  },
  revoke: ({ write }, { id }, by) => write((tx) => revokeKey(tx, by, id)),
};
