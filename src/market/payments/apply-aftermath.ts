import type { Tx } from '#db/connect.ts';
import { refundState } from '#contract/refund.ts';
import { lockPayment } from '#market/payments/apply-outcome.ts';
import { bookOutsideRefund } from '#market/payments/refunds/book-outside-refund.ts';
import { applyDispute } from '#market/payments/disputes/apply-dispute.ts';
import { settleDisputes } from '#market/payments/disputes/settle-disputes.ts';
import type { Aftermath } from '#market/payments/gateways/gateway.ts';
import { compareRefunds, type OwnRefund } from '#market/payments/refunds/outside-refunds.ts';
import { readRefundable } from '#market/payments/refunds/read-refundable.ts';
import { endRefund } from '#market/payments/refunds/send-refund.ts';

/** Why a payment may be in review and in the books all the same; of others, nothing is written. */
const BOOKED = ['order-closed', 'paid-twice', 'amount'];

/**
 * Writes what a gateway says of a payment after it was made; notices, looks and the clock all end
 * here. Safe to repeat, in any order: what was asked for before the last answer that was written is
 * old and changes nothing. A refund that nobody here asked for is booked once, and so is each
 * movement of a dispute. `askedAt` is of the
 * database's clock.
 */
export async function applyAftermath(
  tx: Tx,
  paymentId: number,
  said: Aftermath,
  askedAt: Date,
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
  const { changes, wrong, bookings, inFlight } = compareRefunds(await readOwn(tx, paymentId), said);
  for (const { id, ...change } of changes) await endRefund(tx, id, change, '', now);
  for (const id of wrong)
    await endRefund(tx, id, { providerRef: '', state: 'failed' }, 'listed otherwise', now);
  const counted = payment.state === 'succeeded';
  // One of ours that is on its way will be refused when this was faster: what is left is known
  // then.
  const wait = inFlight && counted && (await takesMore(tx, payment.order_id, bookings));
  if (!wait)
    for (const booking of bookings)
      await bookOutsideRefund(tx, { ...payment, counted }, booking, now);
  for (const dispute of said.disputes)
    await applyDispute(tx, { ...payment, counted }, { said: dispute, source: 'gateway' }, now);
  await settleDisputes(tx, { ...payment, counted }, now);
  await tx
    .updateTable('payments')
    .set({ returned: said.returned, followed_at: askedAt })
    .where('id', '=', paymentId)
    .execute();
}

/**
 * Whether a payment's money was taken, so that it can go back: it pays its order, or came too late,
 * twice or wrong.
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
