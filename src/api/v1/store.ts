import type { Handlers } from '#api/handler.ts';
import type { storeCalls } from '#contract/store.ts';
import { readStorePage } from '#market/catalogue/read-store-page.ts';
import { readStoreLetters, readStores } from '#market/catalogue/read-stores.ts';
import { countFollowers, isFollowing } from '#market/follows/read-following.ts';

export const storeHandlers: Handlers<typeof storeCalls> = {
  all: ({ reading }, query) => readStores(reading, query),
  letters: ({ reading }) => readStoreLetters(reading),
  find: async ({ reading, caller }, input) => {
    const { reviews: _, store, ...shown } = await readStorePage(reading, input);
    return {
      ...shown,
      store: { ...store, followers_count: await countFollowers(reading, store.id) },
      following: caller?.kind === 'customer' && (await isFollowing(reading.db, caller, store.id)),
    };
  },
};
