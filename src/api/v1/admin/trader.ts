import type { Handlers } from '#api/handler.ts';
import type { adminTraderCalls } from '#contract/admin/trader.ts';
import { readTrader, readTraderEdits } from '#market/stores/read-trader.ts';
import { checkTrader } from '#market/stores/save-trader.ts';

export const adminTraderHandlers: Handlers<typeof adminTraderCalls> = {
  read: ({ reading }, { id }, by) => readTrader(reading.db, by, id),
  edits: ({ reading }, { id }, by) => readTraderEdits(reading.db, by, id),
  check: ({ write }, seen, by) =>
    write(async (tx) => {
      await checkTrader(tx, by, seen);
      return readTrader(tx, by, seen.id);
    }),
};
