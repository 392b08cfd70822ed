import { sql } from 'kysely';
import { refundState } from '#contract/refund.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { writeRefundFailed, writeRefunded } from '#market/ledger/write-refunded.ts';
import { issueRefundPapers } from '#market/papers/issue-papers.ts';
import { askCheck } from '#market/payments/ask-check.ts';
import type { Refunded } from '#market/payments/gateways/gateway.ts';
import { restockReturned } from '#market/stock/restock.ts';

/** How a refund stands now; `problem`: a short word for staff, why it failed. */
export type RefundOutcome = Refunded & { problem?: string };
type Refund = {
  id: number;
  order_id: number;
  payment_id: number | null;
  amount: number;
  state: Refunded['state'];
  source: string;
};

/**
 * Writes how a refund stands, and what follows in books, stock and papers. A refund that has ended
 * stays as it is, except one that fails after the gateway had said it was done. Locks the order.
 * Returns the refund's state.
 */
export async function endRefund(
  tx: Tx,
  refundId: number,
  { providerRef, state, problem = '' }: RefundOutcome,
  now = new Date(),
): Promise<Refunded['state']> {
  const refund = await lockRefund(tx, refundId);
  if (refund.state === 'failed') return refund.state;
  if (refund.state === 'succeeded' && state !== 'failed') {
    if (providerRef) await addReference(tx, refundId, providerRef);
    return refund.state;
  }
  await tx
    .updateTable('refunds')
    .set({
      state,
      ...(providerRef ? { provider_ref: providerRef } : {}),
      problem: problem.slice(0, 200),
      ended_at: state === 'pending' ? null : now,
    })
    .where('id', '=', refundId)
    .execute();
  if (state === 'succeeded') await finish(tx, refund, now);
  if (state === 'failed') await undo(tx, refund, now);
  await markCancellation(tx, refund.order_id);
  return state;
}

/** Locks the order first, then its refund. */
async function lockRefund(tx: Tx, refundId: number): Promise<Refund> {
  const { order_id: orderId } = await tx
    .selectFrom('refunds')
    .select('order_id')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const refund = await tx
    .selectFrom('refunds')
    .select(['id', 'order_id', 'payment_id', 'amount', 'state', 'source'])
    .where('id', '=', refundId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...refund, state: refundState.parse(refund.state) };
}

async function addReference(tx: Tx, refundId: number, providerRef: string): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ provider_ref: providerRef })
    .where('id', '=', refundId)
    .where('provider_ref', 'is', null)
    .execute();
}

async function finish(tx: Tx, { id, order_id: order, amount }: Refund, now: Date): Promise<void> {
  await writeRefunded(tx, id, now);
  await restockReturned(tx, id);
  await issueRefundPapers(tx, id, now);
  await record(tx, 'order-refunded', { order, refund: id, amount });
}

/** `refund` as it was before it failed. */
async function undo(tx: Tx, refund: Refund, now: Date): Promise<void> {
  const { id, order_id: order, payment_id: payment } = refund;
  if (refund.state === 'succeeded') {
    await writeRefundFailed(tx, id, now);
    await issueRefundPapers(tx, id, now);
  }
  await tx
    .updateTable('orders')
    .set((row) => ({ refunded: row('refunded', '-', sumOfParts(id)) }))
    .where('id', '=', order)
    .execute();
  if (refund.source !== 'market') return;
  await record(tx, 'refund-failed', { order, refund: id });
  if (payment !== null) await askCheck(tx, payment); // somebody may have been faster at the gateway
}

/**
 * What a refund takes of what its order counts as paid: one of a payment that was made twice or too
 * late takes nothing of it.
 */
const sumOfParts = (refundId: number) => sql<number>`
  (
    select coalesce(sum(amount), 0)
    from refund_parcels
    where refund_id = ${refundId}
  )
`;

/** Keeps the order's cancellation, if it has one, in step with its refunds. */
async function markCancellation(tx: Tx, orderId: number): Promise<void> {
  const refunded = sql<boolean>`
    exists (
      select from refunds
      where order_id = ${orderId} and state = 'succeeded'
    )
  `;
  await tx.updateTable('cancellations').set({ refunded }).where('order_id', '=', orderId).execute();
}
