import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { hasEnded } from '#market/payments/disputes/dispute.ts';
import type { Disputed } from '#market/payments/disputes/settle-disputes.ts';
import { writeMovement, type DisputeSource } from '#market/payments/disputes/write-movement.ts';
import type { GatewayDispute } from '#market/payments/gateways/gateway.ts';

const LONGEST = 200;
/** A dispute as its gateway or staff reported it. */
export type ReportedDispute = { dispute: GatewayDispute; source: DisputeSource };
type Row = { id: number; state: string; due_by: Date | null };

/**
 * Writes how a dispute of a payment stands, and each movement of its money once. Safe to repeat; a
 * dispute that was won or lost may change again. Call `settleDisputes` after it. The caller has
 * locked the order. Returns its id.
 */
export async function applyDispute(
  tx: Tx,
  payment: Disputed,
  reported: ReportedDispute,
  now: Date,
): Promise<number> {
  const { dispute, source } = reported;
  const before = await tx
    .selectFrom('disputes')
    .select(['id', 'state', 'due_by'])
    .where('payment_id', '=', payment.id)
    .where('provider_ref', '=', dispute.providerRef)
    .forUpdate()
    .executeTakeFirst();
  const id = before
    ? await updateDispute(tx, before.id, reported, now)
    : await insertDispute(tx, payment.id, reported, now);
  for (const movement of dispute.movements)
    await writeMovement(tx, payment, { disputeId: id, movement, source }, now);
  const about = { order: payment.order_id, dispute: id };
  if (isNews(before, dispute)) await record(tx, 'dispute-opened', about);
  if (hasEnded(dispute.state) && before?.state !== dispute.state)
    await record(tx, 'dispute-ended', about);
  return id;
}

/** It is open for the first time or again, or an answer is now due, or due on another day. */
function isNews(before: Row | undefined, { state, dueBy }: GatewayDispute): boolean {
  if (hasEnded(state) || before === undefined) return !hasEnded(state);
  if (state !== 'needs-response') return hasEnded(before.state);
  return before.state !== state || before.due_by?.getTime() !== dueBy?.getTime();
}

async function insertDispute(
  tx: Tx,
  paymentId: number,
  reported: ReportedDispute,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('disputes')
    .values({
      ...columnsOf(reported),
      payment_id: paymentId,
      provider_ref: reported.dispute.providerRef,
      opened_at: now,
      updated_at: now,
      ended_at: hasEnded(reported.dispute.state) ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function updateDispute(
  tx: Tx,
  id: number,
  reported: ReportedDispute,
  now: Date,
): Promise<number> {
  const ended = hasEnded(reported.dispute.state);
  await tx
    .updateTable('disputes')
    .set((row) => ({
      ...columnsOf(reported),
      updated_at: now,
      ended_at: ended ? row.fn.coalesce('ended_at', row.val(now)) : null,
      ...(ended ? {} : { settled_at: null }),
    }))
    .where('id', '=', id)
    .execute();
  return id;
}

const columnsOf = ({ dispute, source }: ReportedDispute) => ({
  amount: dispute.amount.minor,
  currency: dispute.amount.currency,
  exponent: dispute.amount.exponent,
  reason: dispute.reason.slice(0, LONGEST),
  status: dispute.status.slice(0, LONGEST),
  state: dispute.state,
  due_by: dispute.dueBy,
  source,
});
