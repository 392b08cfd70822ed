import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { ledgerCalls, LedgerQuery } from '#contract/ledger.ts';
import { listLedger } from '#market/ledger/list-ledger.ts';
import { readEarned } from '#market/orders/read-earned.ts';

export const ledgerHandlers: Handlers<typeof ledgerCalls> = {
  ...listHandlers('ledger', ({ reading }, query: LedgerQuery) => listLedger(reading.db, query)),
  earned: ({ reading }, { id }, by) => readEarned(reading.db, by, id),
};
