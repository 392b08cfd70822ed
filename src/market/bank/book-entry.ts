import type { Tx } from '#db/connect.ts';
import type { Entry } from '#market/bank/bank-entry.ts';
import { bookArrival, type Booked } from '#market/payments/transfers/book-arrival.ts';
import type { Staff } from '#market/settings/actor.ts';

/** An open entry, the order that it pays, and how that was found out. */
export type EntryMatch = {
  entry: Entry;
  orderId: number;
  why: 'matched' | 'by-hand';
  note: string;
};

/**
 * Books all of an entry for an order. `by` is null when nobody of the staff did it. The caller has
 * locked the order, then the entry. Refuses what `bookArrival` refuses.
 */
export async function bookEntry(
  tx: Tx,
  by: Staff | null,
  { entry, orderId, why, note }: EntryMatch,
  now: Date,
): Promise<Booked> {
  const { amount, currency, valueOn, remitter } = entry;
  const accountId = by?.accountId ?? null;
  const booked = await bookArrival(
    tx,
    {
      orderId,
      amount,
      currency,
      valueOn,
      remitter,
      accountId,
      note,
      reference: entry.bankRef || entry.endToEnd,
      source: 'statement',
      transferId: null,
      entryId: entry.id,
    },
    now,
  );
  await tx
    .updateTable('bank_entries')
    .set({ state: 'booked', why, decided_by: accountId, decided_at: now })
    .where('id', '=', entry.id)
    .execute();
  return booked;
}
