import type { Handlers } from '#api/handler.ts';
import type { shopCalls } from '#contract/shop.ts';
import { readCommon } from '#market/content/read-common.ts';

export const shopHandlers: Handlers<typeof shopCalls> = {
  read: async ({ reading, services }) =>
    readCommon(reading, services.config.publicUrl, await services.social(reading.db)),
};
