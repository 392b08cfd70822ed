import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { OwnPayoutsQuery, sellerPayoutsCalls } from '#contract/seller-payouts.ts';
import { listPayouts } from '#market/payouts/read-payouts.ts';
import { payoutOf } from '#market/payouts/shown-payout.ts';
import type { Seller } from '#market/settings/actor.ts';

export const sellerPayoutsHandlers: Handlers<typeof sellerPayoutsCalls> = listHandlers(
  'payouts',
  async ({ reading }, query: OwnPayoutsQuery, { storeId: store }: Seller) => {
    const { rows, ...counted } = await listPayouts(reading.db, { ...query, store });
    return { rows: rows.map(payoutOf), ...counted };
  },
);
