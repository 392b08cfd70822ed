import type { Tx } from '#db/connect.ts';
import type { Entry, Line } from '#market/ledger/ledger-entry.ts';

/**
 * Writes an entry with its lines, except those of amount 0. Returns its id; null, without writing
 * anything, if its fact is in the ledger already.
 */
export async function writeEntry(
  tx: Tx,
  { kind, fact, currency, at, orderId, parcelId, paymentId, refundId, accountId, note = '' }: Entry,
  lines: Line[],
): Promise<number | null> {
  const entry = await tx
    .insertInto('ledger_entries')
    .values({
      kind,
      fact,
      at,
      note,
      order_id: orderId ?? null,
      parcel_id: parcelId ?? null,
      payment_id: paymentId ?? null,
      refund_id: refundId ?? null,
      account_id: accountId ?? null,
    })
    .onConflict((conflict) => conflict.column('fact').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!entry) return null;
  const rows = lines
    .filter(({ amount }) => amount !== 0)
    .map((line) => ({
      entry_id: entry.id,
      account: line.account,
      amount: line.amount,
      currency,
      method: 'method' in line ? line.method : null,
      store_id: 'storeId' in line ? line.storeId : null,
      payout_id: 'payoutId' in line ? (line.payoutId ?? null) : null,
    }));
  if (rows.length) await tx.insertInto('ledger_lines').values(rows).execute();
  return entry.id;
}
