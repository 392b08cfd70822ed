import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { gatewayMethod } from '#contract/constants.ts';
import { refundState } from '#contract/payment.ts';
import type { Db, Tx } from '#db/connect.ts';
import { enqueue, record } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { audit } from '#market/accounts/audit.ts';
import { writeRefundFailed, writeRefunded } from '#market/ledger/write-refunded.ts';
import { GatewayProblem, type Refunded } from '#market/payments/gateway.ts';
import type { Gateways } from '#market/payments/gateways.ts';
import { readPayment } from '#market/payments/look.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { Shop } from '#market/settings/shop.ts';

const AT_ONCE = 500;

/**
 * Sends a refund's money by the gateway that took it, or asks how it stands when it was sent before. Safe to repeat: the key is the same each time. One by hand (cash, transfer) waits for staff.
 * Throws a GatewayProblem when the gateway gives no answer; a refusal of the gateway ends the refund.
 */
export async function sendRefund(db: Db, shop: Shop, gateways: Gateways, refundId: number): Promise<Refunded['state']> {
  const refund = await db.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirstOrThrow();
  const before = refundState.parse(refund.state);
  if (before === 'failed' || refund.payment_id === null) return before;
  const { method, known } = await readPayment(db, { id: refund.payment_id });
  const gateway = gateways.ofAny(shop, method);
  if (!gateway) return before;
  const wish = { key: refund.key, amount: { ...known.amount, minor: refund.amount }, reason: refund.reason };
  try {
    const answer = refund.provider_ref === null ? await gateway.refund(known, wish) : await gateway.lookRefund(known, { ...wish, providerRef: refund.provider_ref });
    return await transaction(db, (tx) => endRefund(tx, refundId, answer));
  } catch (problem) {
    if (!(problem instanceof GatewayProblem) || problem.kind !== 'rejected') throw problem;
    return transaction(db, (tx) => endRefund(tx, refundId, { providerRef: refund.provider_ref ?? '', state: 'failed' }, problem.code));
  }
}

/**
 * Asks for a look at refunds that have not ended: at what a gateway is working on every ten minutes for a day, then hourly, for notices get lost and Iyzico sends none; once a day at what no gateway is known to have
 * heard of, when the queue has given it up (after 16 hours). To be called every ten minutes; hours are of UTC.
 */
export async function callRefundLooks(tx: Tx, now = new Date()): Promise<void> {
  const hourly = now.getUTCMinutes() < 10, daily = hourly && now.getUTCHours() === 3;
  const { rows } = await sql<{ id: number }>`
    select r.id from refunds r join payments p on p.id = r.payment_id where r.state = 'pending' and p.method in (${sql.join(Object.values(gatewayMethod))})
      and case when r.provider_ref is null then ${daily} and r.created_at < ${now}::timestamptz - interval '1 day' else ${hourly} or r.created_at > ${now}::timestamptz - interval '1 day' end
    order by r.id limit ${AT_ONCE}`.execute(tx);
  for (const { id } of rows) await enqueue(tx, 'send-refund', { refund: id }, undefined, `refund:${id}`);
}

/** Writes how a refund stands; what has ended stays, but for one that failed after the gateway had said it was done. */
export async function endRefund(tx: Tx, refundId: number, { providerRef, state }: Refunded, problem = '', now = new Date()): Promise<Refunded['state']> {
  const { order_id: orderId } = await tx.selectFrom('refunds').select('order_id').where('id', '=', refundId).executeTakeFirstOrThrow();
  await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow();
  const refund = await tx.selectFrom('refunds').select(['amount', 'state']).where('id', '=', refundId).forUpdate().executeTakeFirstOrThrow();
  const before = refundState.parse(refund.state);
  if (before === 'failed' || (before === 'succeeded' && state !== 'failed')) return before;
  await tx.updateTable('refunds').set({ state, ...(providerRef ? { provider_ref: providerRef } : {}), problem: problem.slice(0, 200), ended_at: state === 'pending' ? null : now }).where('id', '=', refundId).execute();
  if (state === 'succeeded') {
    await writeRefunded(tx, refundId, now);
    await record(tx, 'order-refunded', { order: orderId, refund: refundId, amount: refund.amount });
  }
  if (state === 'failed') {
    if (before === 'succeeded') await writeRefundFailed(tx, refundId, now);
    if (await counts(tx, refundId)) await tx.updateTable('orders').set((row) => ({ refunded: row('refunded', '-', refund.amount) })).where('id', '=', orderId).execute();
    await record(tx, 'refund-failed', { order: orderId, refund: refundId });
  }
  await sayRefunded(tx, orderId);
  return state;
}

/** Whether a refund is of what the order counts as paid: those of payments made twice or too late have no parts. */
async function counts(tx: Tx, refundId: number): Promise<boolean> {
  return (await tx.selectFrom('refund_parcels').select('refund_id').where('refund_id', '=', refundId).limit(1).executeTakeFirst()) !== undefined;
}

async function sayRefunded(tx: Tx, orderId: number): Promise<void> {
  await tx.updateTable('cancellations').set({ refunded: sql<boolean>`exists (select from refunds where order_id = ${orderId} and state = 'succeeded')` }).where('order_id', '=', orderId).execute();
}

/** Staff say that a refund by hand (cash, transfer) was made. Refuses 'refund-not-found', 'refund-ended'. */
export async function markRefunded(tx: Tx, staff: Staff, refundId: number, reference: string, now = new Date()): Promise<void> {
  const refund = await tx.selectFrom('refunds as r').leftJoin('payments as p', 'p.id', 'r.payment_id').select(['r.state', 'p.method']).where('r.id', '=', refundId).executeTakeFirst();
  if (!refund) throw new Refusal('refund-not-found');
  if (refund.state !== 'pending') throw new Refusal('refund-ended');
  await endRefund(tx, refundId, { providerRef: reference, state: 'succeeded' }, '', now);
  await audit(tx, staff, 'refund.done', `refund:${refundId}`, reference);
}
