import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import type { Staff } from '#market/settings/actor.ts';
import { isOnline } from '#market/settings/payment-method.ts';

/** `reference`: of the transfer that gave the money back, for example. */
export type RefundByHand = { refundId: number; reference: string };

/**
 * Staff say that they made a refund by hand (cash, transfer). Refuses 'refund-not-found',
 * 'refund-ended', and 'refund-by-gateway' for one that a gateway makes: it ends as the gateway
 * says.
 */
export async function markRefunded(
  tx: Tx,
  staff: Staff,
  { refundId, reference }: RefundByHand,
  now = new Date(),
): Promise<void> {
  const found = await tx
    .selectFrom('refunds')
    .select('order_id')
    .where('id', '=', refundId)
    .executeTakeFirst();
  if (!found) throw new Refusal('refund-not-found');
  const order = await tx
    .selectFrom('orders')
    .select('order_method')
    .where('id', '=', found.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const refund = await tx
    .selectFrom('refunds as r')
    .leftJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.state', 'p.method'])
    .where('r.id', '=', refundId)
    .executeTakeFirstOrThrow();
  if (isOnline(refund.method ?? order.order_method)) throw new Refusal('refund-by-gateway');
  if (refund.state !== 'pending') throw new Refusal('refund-ended');
  await endRefund(tx, refundId, { providerRef: reference, state: 'succeeded' }, now);
  await audit(tx, staff, {
    action: 'refund.done',
    subject: `refund:${refundId}`,
    note: reference,
  });
}
