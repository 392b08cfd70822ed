import type { Handlers } from '#api/handler.ts';
import type { bankEntryCalls } from '#contract/bank-entry.ts';
import { ignoreEntry, matchByHand, reopenEntry } from '#market/bank/decide-entry.ts';
import { readEntries, readEntry } from '#market/bank/read-entries.ts';
import { bookedOf } from '#market/payments/transfers/read-receipts.ts';

export const bankEntryHandlers: Handlers<typeof bankEntryCalls> = {
  all: async ({ reading }, input) => readEntries(reading.db, input),
  match: async ({ write }, { id: entryId, order_id: orderId, note }, actor) => {
    const wish = { entryId, orderId, note };
    return write(async (tx) => bookedOf(tx, await matchByHand(tx, actor, wish)));
  },
  ignore: async ({ write }, { id, reason }, actor) =>
    write(async (tx) => {
      await ignoreEntry(tx, actor, { entryId: id, reason });
      return readEntry(tx, id);
    }),
  reopen: async ({ write }, { id }, actor) =>
    write(async (tx) => {
      await reopenEntry(tx, actor, id);
      return readEntry(tx, id);
    }),
};
