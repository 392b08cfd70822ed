import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { writeDisputeGain } from '#market/ledger/write-dispute-gain.ts';
import {
  insertRefund,
  shareByLeft,
  takeParts,
} from '#market/payments/refunds/book-outside-refund.ts';
import { gainOf, isSettled, lossOf } from '#market/payments/disputes/dispute.ts';
import { readStandings, type OwnDispute } from '#market/payments/disputes/read-standing.ts';
import { readRefundable } from '#market/payments/refunds/read-refundable.ts';
import { refundCancelled } from '#market/payments/refunds/refund-cancelled.ts';
import { endRefund } from '#market/payments/refunds/send-refund.ts';

/** `counted`: it is the payment that its order counts as paid. */
export type Disputed = {
  id: number;
  order_id: number;
  method: number;
  currency: string;
  exponent: number;
  counted: boolean;
};

/**
 * Brings the books to how the disputes of a payment stand: what was lost is taken back from the
 * order's parcels, by what is left of each, and what is beyond them is the market's loss. Only the
 * difference to what is booked is written, so it is safe to repeat. While a refund that was decided
 * here is on its way and may be of the same money, it waits for how that ends. The caller has
 * locked the order.
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

/** Answers what is in the books as lost then. */
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

/** Less was lost than is booked, or others than thought: it stands as if it had never been. */
async function takeBack(tx: Tx, disputeId: number, now: Date): Promise<void> {
  const booked = await tx
    .selectFrom('refunds')
    .select('id')
    .where('dispute_id', '=', disputeId)
    .where('state', '<>', 'failed')
    .orderBy('id', 'desc')
    .execute();
  for (const { id } of booked) {
    await endRefund(tx, id, { providerRef: '', state: 'failed' }, 'dispute', now);
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
  await endRefund(tx, id, { providerRef: '', state: 'succeeded' }, '', now);
}
