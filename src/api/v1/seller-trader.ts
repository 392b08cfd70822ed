import type { Handlers } from '#api/handler.ts';
import type { sellerTraderCalls } from '#contract/seller-trader.ts';
import { readEdits } from '#market/edits/read-edits.ts';
import { readOwnTrader, TRADER } from '#market/stores/read-trader.ts';
import { saveTrader } from '#market/stores/save-trader.ts';

export const sellerTraderHandlers: Handlers<typeof sellerTraderCalls> = {
  open: ({ reading }, _, by) => readOwnTrader(reading.db, by),
  edits: ({ reading }, _, { storeId }) => readEdits(reading.db, TRADER.noun, storeId),
  save: ({ write }, { store_id: _, ...sent }, by) =>
    write(async (tx) => {
      await saveTrader(tx, by, sent);
      return readOwnTrader(tx, by);
    }),
};
