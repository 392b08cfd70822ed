import type { Handlers } from '#api/handler.ts';
import type { sellerTodayCalls } from '#contract/seller-today.ts';
import { mayInStore } from '#market/accounts/store-permissions.ts';
import { countWaiting } from '#market/orders/count-waiting.ts';
import { whatIsLeft } from '#market/shelf/what-is-left.ts';

export const sellerTodayHandlers: Handlers<typeof sellerTodayCalls> = {
  read: async ({ reading }, _, by) => ({
    parcels: mayInStore(by, 'parcels') ? await countWaiting(reading.db, by) : null,
    left: await whatIsLeft(reading.db, by),
  }),
};
