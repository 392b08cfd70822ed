import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { sellerLogCalls, StoreLogQuery } from '#contract/seller-log.ts';
import type { Visit } from '#hall/visit.ts';
import { readStoreLog } from '#market/people/read-store-log.ts';
import type { Seller } from '#market/settings/actor.ts';

export const sellerLogHandlers: Handlers<typeof sellerLogCalls> = listHandlers(
  'log',
  ({ reading }: Visit, { store_id: _, ...query }: StoreLogQuery, by: Seller) =>
    readStoreLog(reading.db, by, query),
);
