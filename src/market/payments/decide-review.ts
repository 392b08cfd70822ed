import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { waitsForStaff } from '#market/orders/paid-so-far.ts';
import { lockPayment, type Payment } from '#market/payments/lock-payment.ts';
import { settle, takeMoney } from '#market/payments/take-money.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { checkUndisputed } from '#market/payments/disputes/disputed-money.ts';
import { keepSurplus } from '#market/payments/transfers/keep-surplus.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * `accept`: more arrived than was asked for; it pays the order, and the market keeps the rest. For
 * a surplus by transfer, the market keeps it. `refund`: everything that arrived goes back.
 * `dismiss`: it is not money for this order, or was settled elsewhere; nothing is written.
 */
export type Decision = 'accept' | 'refund' | 'dismiss';
export type ReviewDecision = { paymentId: number; decision: Decision; reason: string };

/**
 * Staff decide about a payment in `review`, or repeat a refund that failed. Money in another
 * currency, or from another payment, can only be dismissed: give it back on the gateway's own
 * pages. Refuses 'payment-not-found', 'payment-decided' if it waits for nobody, 'payment-unfit' if
 * this decision is not possible, and 'payment-disputed' while a dispute may give the buyer the
 * money, or has.
 */
export async function decideReview(
  tx: Tx,
  staff: Staff,
  { paymentId, decision, reason }: ReviewDecision,
  now = new Date(),
): Promise<void> {
  const found = await tx
    .selectFrom('payments')
    .select('id')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!found) throw new Refusal('payment-not-found');
  const locked = await lockPayment(tx, paymentId);
  const { order, payment } = locked;
  const waiting = await tx
    .selectFrom('payments as p')
    .select(['p.received', 'p.reason'])
    .where('p.id', '=', paymentId)
    .where(waitsForStaff)
    .executeTakeFirst();
  if (!waiting) throw new Refusal('payment-decided');
  const { received, reason: why } = waiting;
  if (!fits(decision, why, received ?? 0, payment)) throw new Refusal('payment-unfit');
  if (decision === 'dismiss' && (await isBooked(tx, order.id, paymentId)))
    throw new Refusal('payment-unfit');
  if (decision !== 'dismiss') await checkUndisputed(tx, paymentId);
  await audit(tx, staff, {
    action: `payment.${decision}`,
    subject: `payment:${paymentId}`,
    note: reason,
  });
  if (decision === 'dismiss')
    await tx
      .updateTable('payments')
      .set({ state: 'failed', reason: 'dismissed', updated_at: now })
      .where('id', '=', paymentId)
      .execute();
  else if (decision === 'accept' && why === 'surplus')
    await keepSurplus(tx, { orderId: order.id, paymentId, surplus: received ?? 0 }, now);
  else if (decision === 'refund')
    await askRefund(tx, staff, { orderId: order.id, paymentId, reason, parts: [] }, now);
  else {
    const settled = settle(order, { state: 'succeeded', reason: 'surplus' }, payment.amount);
    if (settled.reason === 'amount') throw new Refusal('payment-unfit');
    await tx
      .updateTable('payments')
      .set({
        ...settled,
        updated_at: now,
        ...(settled.state === 'succeeded' ? { succeeded_at: now } : {}),
      })
      .where('id', '=', paymentId)
      .execute();
    await takeMoney(tx, locked, { ...settled, received: received ?? 0 }, now);
  }
}

/**
 * `why` it is in review. Money that came too late or twice is in the books, so it cannot be
 * dismissed.
 */
function fits(decision: Decision, why: string, received: number, { amount }: Payment): boolean {
  if (why === 'surplus') return decision !== 'dismiss';
  if (why === 'order-closed' || why === 'paid-twice') return decision === 'refund';
  if (decision === 'accept') return why === 'amount' && received > amount;
  return decision === 'dismiss' || (why === 'amount' && received > 0);
}

/**
 * Whether the books have its money, from a gateway or receipt by receipt, for example after a
 * refund that failed. Then it is real, and must be refunded or accepted.
 */
async function isBooked(tx: Tx, orderId: number, paymentId: number): Promise<boolean> {
  const entry = tx
    .selectFrom('ledger_entries')
    .select('id')
    .where('order_id', '=', orderId)
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'payment');
  return (await entry.executeTakeFirst()) !== undefined;
}
