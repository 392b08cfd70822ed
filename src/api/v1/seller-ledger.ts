import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { OwnLinesQuery, sellerLedgerCalls } from '#contract/seller-ledger.ts';
import { listLedger } from '#market/ledger/list-ledger.ts';
import { readEarned } from '#market/orders/read-earned.ts';
import type { Seller } from '#market/settings/actor.ts';

export const sellerLedgerHandlers: Handlers<typeof sellerLedgerCalls> = {
  ...listHandlers('account', ({ reading }, query: OwnLinesQuery, { storeId: store }: Seller) =>
    listLedger(reading.db, { ...query, store, payout: null }),
  ),
  earned: ({ reading }, { id }, by) => readEarned(reading.db, by, id),
};
