import type { Tx } from '#db/connect.ts';
import { deciderOf, readRefund } from '#market/ledger/read-refund.ts';
import { writeBack } from '#market/ledger/write-back.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';
import { writeMoney } from '#market/ledger/write-paid.ts';

/**
 * Writes a refund that succeeded: the money goes back to the customer by the way that it came, and
 * the sale of each parcel it is for goes backwards in proportion, commission and tax too. What a
 * store earned is taken of what is held, or, once that was released, of its account. A parcel that
 * was never sold has the money back only. Once only. The caller has locked the order.
 */
export async function writeRefunded(tx: Tx, refundId: number, now: Date): Promise<void> {
  const { refund, parts } = await readRefund(tx, refundId);
  // one that went to review came to the books by nobody else
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
 * Writes that the gateway took a refund back after it had said it was done (a closed account, say):
 * the money is the customer's again, and each parcel's sale stands as if it had never gone
 * backwards. What a store gets again goes to its account where the parcel was released meanwhile.
 * Once only. The caller has locked the order.
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
