import { deskMarketOf } from '#api/desk-market.ts';
import type { Handlers } from '#api/handler.ts';
import type { sellerCentreCalls } from '#contract/seller-centre.ts';
import { readWorkplaces } from '#market/stores/read-workplaces.ts';

export const sellerCentreHandlers: Handlers<typeof sellerCentreCalls> = {
  me: async (visit) => ({
    ...(await readWorkplaces(visit.reading.db, visit.customer())),
    market: await deskMarketOf(visit),
  }),
};
