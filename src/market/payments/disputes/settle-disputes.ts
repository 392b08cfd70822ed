import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { writeDisputeGain } from '#market/ledger/write-dispute-gain.ts';
import {
  insertRefund,
  shareByLeft,
  takeParts,
} from '#market/payments/refunds/book-outside-refund.ts';
import { gainOf, isSettled, lossOf } from '#market/payments/disputes/dispute.ts';
import { readStandings, type OwnDispute } from '#market/payments/disputes/read-standings.ts';
import { readRefundable } from '#market/payments/refunds/read-refundable.ts';
import { refundCancelled } from '#market/payments/refunds/refund-cancelled.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';

/** A payment with disputes; `counted`: its order counts it as paid. */
export type Disputed = {
  id: number;
  order_id: number;
  method: number;
  currency: string;
  exponent: number;
  counted: boolean;
};

/**
 * Brings the books in line with a payment's disputes: what was lost is taken from the order's
 * parcels, by what is left of each, and the market bears the rest. Writes only the difference to
 * what is booked, so it is safe to repeat. While a refund decided here is on its way and may be the
 * same money, it waits for the end of that refund. The caller has locked the order.
 */
export async function settleDisputes(tx: Tx, payment: Disputed, now: Date): Promise<void> {
  let freed = false;
  for (const dispute of await readStandings(tx, payment.id)) {
    const booked = await bookLoss(tx, payment, dispute, now);
    const { id, order_id: orderId, method, currency } = payment;
    const gain = { id: dispute.id, gain: gainOf(dispute) };
    await writeDisputeGain(tx, { id, orderId, method, currency }, gain, now);
    const settled = isSettled(dispute, booked);
    if (settled === dispute.settled) continue;
    await tx
      .updateTable('disputes')
      .set({ settled_at: settled ? now : null })
      .where('id', '=', dispute.id)
      .execute();
    freed ||= settled;
  }
  if (freed && payment.counted) await refundCancelled(tx, payment.order_id, now);
}

/** Returns what is in the books as lost afterwards. */
async function bookLoss(tx: Tx, payment: Disputed, dispute: OwnDispute, now: Date): Promise<Money> {
  const loss = lossOf(dispute) ?? 0;
  const { booked, shared } = dispute;
  const left = payment.counted ? await leftOf(tx, payment.order_id) : 0;
  const tooLittle = payment.counted && shared < Math.min(booked, shared + left);
  if (loss === booked && !tooLittle) return booked;
  if (loss > booked && loss - booked > left && (await isOnItsWay(tx, payment.id))) return booked;
  const again = loss < booked || tooLittle;
  if (again) await takeBack(tx, dispute.id, now);
  const amount = again ? loss : loss - booked;
  if (amount > 0) await writeLoss(tx, payment, { id: dispute.id, amount }, now);
  return loss;
}

async function leftOf(tx: Tx, orderId: number): Promise<Money> {
  return (await readRefundable(tx, orderId)).reduce((sum, parcel) => sum + parcel.left, 0);
}

async function isOnItsWay(tx: Tx, paymentId: number): Promise<boolean> {
  const found = tx
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'pending')
    .where('source', '=', 'market');
  return (await found.executeTakeFirst()) !== undefined;
}

/** Undoes the booked losses of a dispute: less was lost, or from other parcels. */
async function takeBack(tx: Tx, disputeId: number, now: Date): Promise<void> {
  const booked = await tx
    .selectFrom('refunds')
    .select('id')
    .where('dispute_id', '=', disputeId)
    .where('state', '<>', 'failed')
    .orderBy('id', 'desc')
    .execute();
  for (const { id } of booked) {
    await endRefund(tx, id, { providerRef: '', state: 'failed', problem: 'dispute' }, now);
  }
}

async function writeLoss(
  tx: Tx,
  payment: Disputed,
  { id: disputeId, amount }: { id: number; amount: Money },
  now: Date,
): Promise<void> {
  const { parts, guessed } = payment.counted
    ? await shareByLeft(tx, payment.order_id, amount)
    : { parts: [], guessed: false };
  const fresh = { source: 'dispute', providerRef: null, amount, guessed, now, disputeId } as const;
  const id = await insertRefund(tx, payment, fresh);
  await takeParts(tx, payment.order_id, id, parts);
  await endRefund(tx, id, { providerRef: '', state: 'succeeded' }, now);
}
