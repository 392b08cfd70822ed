import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { hasEnded } from '#market/payments/disputes/dispute.ts';
import type { Disputed } from '#market/payments/disputes/settle-disputes.ts';
import { writeMovement, type DisputeSource } from '#market/payments/disputes/write-movement.ts';
import type { SaidDispute } from '#market/payments/gateways/gateway.ts';

const LONGEST = 200;
type Said = { said: SaidDispute; source: DisputeSource };
type Row = { id: number; state: string; due_by: Date | null };

/**
 * Writes how a dispute of a payment stands, by its gateway or by staff, and each movement of its
 * money once. Safe to repeat; one that was won or lost may change again. `settleDisputes` is to be
 * called after it. The caller has locked the order. Answers its id.
 */
export async function applyDispute(
  tx: Tx,
  payment: Disputed,
  { said, source }: Said,
  now: Date,
): Promise<number> {
  const before = await tx
    .selectFrom('disputes')
    .select(['id', 'state', 'due_by'])
    .where('payment_id', '=', payment.id)
    .where('provider_ref', '=', said.providerRef)
    .forUpdate()
    .executeTakeFirst();
  const id = await write(tx, payment.id, before, { said, source }, now);
  for (const movement of said.movements)
    await writeMovement(tx, payment, id, { movement, source }, now);
  const about = { order: payment.order_id, dispute: id };
  if (isNews(before, said)) await record(tx, 'dispute-opened', about);
  if (hasEnded(said.state) && before?.state !== said.state)
    await record(tx, 'dispute-ended', about);
  return id;
}

/** It is open for the first time, or again, or an answer is asked for now, or by another day. */
function isNews(before: Row | undefined, { state, dueBy }: SaidDispute): boolean {
  if (hasEnded(state) || before === undefined) return !hasEnded(state);
  if (state !== 'needs-response') return hasEnded(before.state);
  return before.state !== state || before.due_by?.getTime() !== dueBy?.getTime();
}

async function write(
  tx: Tx,
  paymentId: number,
  before: Row | undefined,
  { said, source }: Said,
  now: Date,
): Promise<number> {
  const {
    amount: { minor: amount, currency, exponent },
    reason,
    status,
    state,
    dueBy,
  } = said;
  const ended = hasEnded(state);
  const told = {
    amount,
    currency,
    exponent,
    reason: reason.slice(0, LONGEST),
    status: status.slice(0, LONGEST),
    state,
    due_by: dueBy,
    source,
    updated_at: now,
  };
  if (before === undefined) {
    const { id } = await tx
      .insertInto('disputes')
      .values({
        ...told,
        payment_id: paymentId,
        provider_ref: said.providerRef,
        opened_at: now,
        ended_at: ended ? now : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  await tx
    .updateTable('disputes')
    .set((row) => ({
      ...told,
      ended_at: ended ? row.fn.coalesce('ended_at', row.val(now)) : null,
      ...(ended ? {} : { settled_at: null }),
    }))
    .where('id', '=', before.id)
    .execute();
  return before.id;
}
