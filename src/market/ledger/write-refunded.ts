import type { Tx } from '#db/connect.ts';
import { deciderOf, readRefund } from '#market/ledger/read-refund.ts';
import { writeBack } from '#market/ledger/write-back.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';
import { writeMoney } from '#market/ledger/write-paid.ts';

/**
 * Books a successful refund: the money goes back to the customer by the method it came by, and the
 * sale of each of its parcels is reversed in proportion, with commission and tax. The store's share
 * is taken from its held money, or from its account if that was released already. For a parcel that
 * was never sold, only the money is booked. Once only. The caller has locked the order.
 */
export async function writeRefunded(tx: Tx, refundId: number, now: Date): Promise<void> {
  const { refund, parts } = await readRefund(tx, refundId);
  // nothing else books a payment that went to review
  if (refund.payment_id !== null) await writeMoney(tx, refund.payment_id, now);
  const written = await writeEntry(
    tx,
    {
      kind: 'refund',
      fact: `refund:${refundId}`,
      currency: refund.currency,
      at: now,
      orderId: refund.order_id,
      refundId,
      note: refund.reason,
      ...deciderOf(refund),
    },
    [
      { account: refund.from, method: refund.method, amount: refund.amount },
      { account: 'customer', amount: -refund.own },
      { account: 'market', amount: refund.own - refund.amount },
    ],
  );
  if (written !== null)
    for (const part of parts)
      await writeBack(tx, { refund, part, fact: `refund:${refundId}`, refundId }, now);
}

/**
 * Books that a refund failed after the gateway had reported success, for example because an account
 * was closed: the money is owed to the customer again, and each parcel's sale counts as before. If
 * a parcel was released meanwhile, its store's share goes to the store's account. Once only. The
 * caller has locked the order.
 */
export async function writeRefundFailed(tx: Tx, refundId: number, now: Date): Promise<void> {
  const { refund, parts } = await readRefund(tx, refundId);
  const fact = `refund-failed:${refundId}`;
  const written = await writeEntry(
    tx,
    {
      kind: 'refund',
      fact,
      currency: refund.currency,
      at: now,
      orderId: refund.order_id,
      refundId,
      note: refund.reason,
    },
    [
      { account: refund.from, method: refund.method, amount: -refund.amount },
      { account: 'customer', amount: refund.own },
      { account: 'market', amount: refund.amount - refund.own },
    ],
  );
  if (written !== null)
    for (const part of parts)
      await writeBack(tx, { refund, part: { ...part, amount: -part.amount }, fact, refundId }, now);
}
