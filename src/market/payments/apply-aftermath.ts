import type { Tx } from '#db/connect.ts';
import { refundState } from '#contract/refund.ts';
import { lockPayment } from '#market/payments/lock-payment.ts';
import { bookOutsideRefund } from '#market/payments/refunds/book-outside-refund.ts';
import { applyDispute } from '#market/payments/disputes/apply-dispute.ts';
import { settleDisputes } from '#market/payments/disputes/settle-disputes.ts';
import type { Aftermath } from '#market/payments/gateways/gateway.ts';
import { compareRefunds, type OwnRefund } from '#market/payments/refunds/outside-refunds.ts';
import { readRefundable } from '#market/payments/refunds/read-refundable.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';

/** The reasons for a review whose money is in the books all the same. */
const BOOKED = ['order-closed', 'paid-twice', 'amount'];

/** What a gateway said, and when it was asked, by the database's clock. */
export type ReportedAftermath = Aftermath & { askedAt: Date };

/**
 * Writes what a gateway says about a payment after it was made. Notices, checks by staff and the
 * clock all end here. Safe to repeat in any order: an answer that was asked for before the last one
 * written is old, and changes nothing. A refund that nobody here asked for is booked once, and so
 * is each movement of a dispute.
 */
export async function applyAftermath(
  tx: Tx,
  paymentId: number,
  { askedAt, ...aftermath }: ReportedAftermath,
  now = new Date(),
): Promise<void> {
  const { payment } = await lockPayment(tx, paymentId);
  const before = await tx
    .selectFrom('payments')
    .select(['reason', 'followed_at'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  if (!isMade(payment.state, before.reason)) return;
  if (before.followed_at !== null && before.followed_at >= askedAt) return;
  const { changes, wrong, bookings, inFlight } = compareRefunds(
    await readOwn(tx, paymentId),
    aftermath,
  );
  for (const { id, ...change } of changes) await endRefund(tx, id, change, now);
  const listedOtherwise = {
    providerRef: '',
    state: 'failed',
    problem: 'listed otherwise',
  } as const;
  for (const id of wrong) await endRefund(tx, id, listedOtherwise, now);
  const paid = { ...payment, counted: payment.state === 'succeeded' };
  // If an outside refund was faster than one of ours that is on its way, the gateway will refuse
  // ours. What is left is known then.
  const wait = inFlight && paid.counted && (await takesMore(tx, payment.order_id, bookings));
  if (!wait) for (const booking of bookings) await bookOutsideRefund(tx, paid, booking, now);
  for (const dispute of aftermath.disputes)
    await applyDispute(tx, paid, { dispute, source: 'gateway' }, now);
  await settleDisputes(tx, paid, now);
  await tx
    .updateTable('payments')
    .set({ returned: aftermath.returned, followed_at: askedAt })
    .where('id', '=', paymentId)
    .execute();
}

/**
 * Whether a payment's money was taken, so that it can be given back: it pays its order, or it came
 * too late, twice, or in the wrong amount.
 */
export const isMade = (state: string, reason: string): boolean =>
  state === 'succeeded' || (state === 'review' && BOOKED.includes(reason));

async function readOwn(tx: Tx, paymentId: number): Promise<OwnRefund[]> {
  const rows = await tx
    .selectFrom('refunds')
    .select(['id', 'source', 'key', 'provider_ref', 'amount', 'state'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ provider_ref: providerRef, state, ...row }) => ({
    ...row,
    providerRef,
    state: refundState.parse(state),
  }));
}

async function takesMore(
  tx: Tx,
  orderId: number,
  bookings: { amount: number }[],
): Promise<boolean> {
  const left = (await readRefundable(tx, orderId)).reduce((sum, parcel) => sum + parcel.left, 0);
  return bookings.reduce((sum, { amount }) => sum + amount, 0) > left;
}
