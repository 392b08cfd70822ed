import type { StatedReason } from '#contract/cancel-reason.ts';
import type { Tx } from '#db/connect.ts';
import { eraseWhenDone } from '#market/orders/erase-when-done.ts';
import { issuePapers } from '#market/papers/issue-papers.ts';
import { restockCancelled } from '#market/stock/restock.ts';

/** Who closes the parcels, and why. */
export type Closing = {
  actor: 'customer' | 'seller' | 'staff';
  accountId: number | null;
  note: string;
  reason?: StatedReason;
};

/**
 * Cancels locked, live parcels of one order, and returns their remaining pieces to stock and to the
 * quota of their sale. Invoiced parcels get a credit note.
 */
export async function closeParcels(
  tx: Tx,
  parcels: number[],
  { actor, accountId, note, reason = '' }: Closing,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('parcels')
    .set({ cancelled_at: now, updated_at: now })
    .where('id', 'in', parcels)
    .execute();
  await tx
    .insertInto('parcel_events')
    .values(
      parcels.map((id) => ({
        parcel_id: id,
        action: 'cancel',
        actor,
        account_id: accountId,
        note,
        reason,
        at: now,
      })),
    )
    .execute();
  await restockCancelled(tx, parcels);
  await issuePapers(tx, parcels, now);
  await eraseWhenDone(tx, parcels);
}
