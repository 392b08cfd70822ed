import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { bankEntryCalls, EntryQuery } from '#contract/bank-entry.ts';
import { ignoreEntry, matchByHand, reopenEntry } from '#market/bank/decide-entry.ts';
import { listEntries, readEntry } from '#market/bank/read-entries.ts';
import { bookedOf } from '#market/payments/transfers/read-receipts.ts';

export const bankEntryHandlers: Handlers<typeof bankEntryCalls> = {
  ...listHandlers('bank-entries', ({ reading }, query: EntryQuery) =>
    listEntries(reading.db, query),
  ),
  match: async ({ write }, { id: entryId, order_id: orderId, note }, actor) => {
    const match = { entryId, orderId, note };
    return write(async (tx) => bookedOf(tx, await matchByHand(tx, actor, match)));
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
