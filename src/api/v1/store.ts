import type { Handlers } from '#api/handler.ts';
import type { storeCalls } from '#contract/store.ts';
import { readStorePage } from '#market/catalogue/read-store-page.ts';
import { isFollowing } from '#market/follows/read-following.ts';

export const storeHandlers: Handlers<typeof storeCalls> = {
  find: async ({ reading, caller }, input) => {
    const page = await readStorePage(reading, input);
    return caller?.kind === 'customer'
      ? { ...page, following: await isFollowing(reading.db, caller, page.store.id) }
      : page;
  },
};
