import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { hasEnded } from '#market/payments/disputes/dispute.ts';
import type { Disputed } from '#market/payments/disputes/settle-disputes.ts';
import { writeMovement, type DisputeSource } from '#market/payments/disputes/write-movement.ts';
import type { GatewayDispute } from '#market/payments/gateways/gateway.ts';

const LONGEST = 200;
/** A dispute as its gateway or staff reported it. */
export type ReportedDispute = { said: GatewayDispute; source: DisputeSource };
type Row = { id: number; state: string; due_by: Date | null };

/**
 * Writes how a dispute of a payment stands, and each movement of its money once. Safe to repeat; a
 * dispute that was won or lost may change again. Call `settleDisputes` after it. The caller has
 * locked the order. Returns its id.
 */
export async function applyDispute(
  tx: Tx,
  payment: Disputed,
  told: ReportedDispute,
  now: Date,
): Promise<number> {
  const { said, source } = told;
  const before = await tx
    .selectFrom('disputes')
    .select(['id', 'state', 'due_by'])
    .where('payment_id', '=', payment.id)
    .where('provider_ref', '=', said.providerRef)
    .forUpdate()
    .executeTakeFirst();
  const id = before
    ? await updateDispute(tx, before.id, told, now)
    : await insertDispute(tx, payment.id, told, now);
  for (const movement of said.movements)
    await writeMovement(tx, payment, { disputeId: id, movement, source }, now);
  const about = { order: payment.order_id, dispute: id };
  if (isNews(before, said)) await record(tx, 'dispute-opened', about);
  if (hasEnded(said.state) && before?.state !== said.state)
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
  told: ReportedDispute,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('disputes')
    .values({
      ...columnsOf(told),
      payment_id: paymentId,
      provider_ref: told.said.providerRef,
      opened_at: now,
      updated_at: now,
      ended_at: hasEnded(told.said.state) ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function updateDispute(
  tx: Tx,
  id: number,
  told: ReportedDispute,
  now: Date,
): Promise<number> {
  const ended = hasEnded(told.said.state);
  await tx
    .updateTable('disputes')
    .set((row) => ({
      ...columnsOf(told),
      updated_at: now,
      ended_at: ended ? row.fn.coalesce('ended_at', row.val(now)) : null,
      ...(ended ? {} : { settled_at: null }),
    }))
    .where('id', '=', id)
    .execute();
  return id;
}

const columnsOf = ({ said, source }: ReportedDispute) => ({
  amount: said.amount.minor,
  currency: said.amount.currency,
  exponent: said.amount.exponent,
  reason: said.reason.slice(0, LONGEST),
  status: said.status.slice(0, LONGEST),
  state: said.state,
  due_by: said.dueBy,
  source,
});
