import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { writeDisputeMovement } from '#market/ledger/write-disputed.ts';
import { hasEnded } from '#market/payments/disputes/dispute.ts';
import type { Disputed } from '#market/payments/disputes/settle-disputes.ts';
import type { SaidDispute, SaidMovement } from '#market/payments/gateway.ts';

const LONGEST = 200;
export type DisputeSource = 'gateway' | 'staff';
type Said = { said: SaidDispute; source: DisputeSource };
type Row = { id: number; state: string; due_by: Date | null };

/**
 * Writes how a dispute of a payment stands, by its gateway or by staff, and each movement of its
 * money once. Safe to repeat; one that was won or lost may change again. `settleDisputes` is to be
 * called after it. The caller has locked the order. Answers its id.
 */
export async function applyDispute(tx: Tx, payment: Disputed, { said, source }: Said, now: Date): Promise<number> {
  const before = await tx.selectFrom('disputes').select(['id', 'state', 'due_by'])
    .where('payment_id', '=', payment.id).where('provider_ref', '=', said.providerRef)
    .forUpdate().executeTakeFirst();
  const id = await write(tx, payment.id, before, { said, source }, now);
  for (const movement of said.movements) await move(tx, payment, id, { movement, source }, now);
  const about = { order: payment.order_id, dispute: id };
  if (isNews(before, said)) await record(tx, 'dispute-opened', about);
  if (hasEnded(said.state) && before?.state !== said.state) await record(tx, 'dispute-ended', about);
  return id;
}

/** It is open for the first time, or again, or an answer is asked for now, or by another day. */
function isNews(before: Row | undefined, { state, dueBy }: SaidDispute): boolean {
  if (hasEnded(state) || before === undefined) return !hasEnded(state);
  if (state !== 'needs-response') return hasEnded(before.state);
  return before.state !== state || before.due_by?.getTime() !== dueBy?.getTime();
}

async function write(tx: Tx, paymentId: number, before: Row | undefined, { said, source }: Said, now: Date): Promise<number> {
  const { amount: { minor: amount, currency, exponent }, reason, status, state, dueBy } = said;
  const ended = hasEnded(state);
  const told = {
    amount, currency, exponent, reason: reason.slice(0, LONGEST), status: status.slice(0, LONGEST),
    state, due_by: dueBy, source, updated_at: now,
  };
  if (before === undefined) {
    const { id } = await tx.insertInto('disputes')
      .values({ ...told, payment_id: paymentId, provider_ref: said.providerRef, opened_at: now, ended_at: ended ? now : null })
      .returning('id').executeTakeFirstOrThrow();
    return id;
  }
  await tx.updateTable('disputes').set((row) => ({
    ...told, ended_at: ended ? row.fn.coalesce('ended_at', row.val(now)) : null,
    ...(ended ? {} : { settled_at: null }),
  })).where('id', '=', before.id).execute();
  return before.id;
}

type Moved = { movement: SaidMovement; source: DisputeSource };
/** A movement that is known stays as it is. Of another currency than the payment's, it is not in the books. */
async function move(tx: Tx, payment: Disputed, disputeId: number, { movement, source }: Moved, now: Date): Promise<void> {
  const { providerRef, kind, amount: { minor: amount, currency, exponent } } = movement;
  const row = await tx.insertInto('dispute_movements')
    .values({ dispute_id: disputeId, provider_ref: providerRef, kind, amount, currency, exponent, source, at: now })
    .onConflict((conflict) => conflict.constraint('dispute_movements_once').doNothing())
    .returning('id').executeTakeFirst();
  if (!row || currency !== payment.currency || exponent !== payment.exponent) return;
  const { id, order_id: orderId, method } = payment;
  await writeDisputeMovement(tx, { id, orderId, method, currency }, { id: row.id, kind, amount }, now);
}
