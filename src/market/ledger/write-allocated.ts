import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { readRefund, type RefundPart } from '#market/ledger/read-refund.ts';
import { writeBack } from '#market/ledger/write-back.ts';

/**
 * Books that a successful refund belongs to other parcels than assumed: the change in each parcel's
 * share, decreases first. Once only. The caller has locked the order and written the new shares.
 */
export async function writeAllocated(
  tx: Tx,
  refundId: number,
  changes: { parcelId: number; amount: number }[],
  now: Date,
): Promise<void> {
  const { refund } = await readRefund(tx, refundId);
  for (const { parcelId, amount } of changes) {
    const {
      rows: [parcel],
    } = await sql<RefundPart>`
      select id as parcel_id, store_id, ${amount}::bigint as amount,
        released_at is not null as released
      from parcels
      where id = ${parcelId}
      for no key update
    `.execute(tx);
    if (parcel)
      await writeBack(
        tx,
        { refund, part: parcel, fact: `refund-allocated:${refundId}`, refundId },
        now,
      );
  }
}
