import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { refundState } from '#contract/refund.ts';
import type { Db, Tx } from '#db/connect.ts';
import { enqueue, record } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { audit } from '#market/accounts/audit.ts';
import { writeRefundFailed, writeRefunded } from '#market/ledger/write-refunded.ts';
import { issueRefundPapers } from '#market/papers/issue-papers.ts';
import { GatewayProblem, type Refunded } from '#market/payments/gateways/gateway.ts';
import type { Gateways } from '#market/payments/gateways/gateways.ts';
import { askCheck } from '#market/payments/ask-check.ts';
import { readPayment } from '#market/payments/read-payment.ts';
import type { Staff } from '#market/settings/actor.ts';
import { isOnline, methodsByHand } from '#market/settings/payment-method.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { restockReturned } from '#market/stock/restock.ts';

const AT_ONCE = 500;

/**
 * Sends a refund's money by the gateway that took it, or asks how it stands when it was sent
 * before. Safe to repeat: the key is the same each time. One by hand (cash, transfer) waits for
 * staff.
 * Throws a GatewayProblem when the gateway gives no answer. A refusal of the gateway ends a refund
 * that it never took; of one that it took, it says nothing.
 */
export async function sendRefund(
  db: Db,
  market: MarketSettings,
  gateways: Gateways,
  refundId: number,
): Promise<Refunded['state']> {
  const refund = await db
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  const before = refundState.parse(refund.state);
  if (before === 'failed' || refund.payment_id === null || refund.source !== 'market')
    return before;
  const { method, known } = await readPayment(db, { id: refund.payment_id });
  const gateway = gateways.ofAny(market, method);
  if (!gateway) return before;
  const wish = {
    key: refund.key,
    amount: { ...known.amount, minor: refund.amount },
    reason: refund.reason,
  };
  try {
    const answer =
      refund.provider_ref === null
        ? await gateway.refund(known, wish)
        : await gateway.checkRefund(known, { ...wish, providerRef: refund.provider_ref });
    return await transaction(db, (tx) => endRefund(tx, refundId, answer));
  } catch (problem) {
    if (
      !(problem instanceof GatewayProblem) ||
      problem.kind !== 'rejected' ||
      refund.provider_ref !== null
    )
      throw problem;
    return transaction(db, (tx) =>
      endRefund(
        tx,
        refundId,
        { providerRef: refund.provider_ref ?? '', state: 'failed' },
        problem.code,
      ),
    );
  }
}

/**
 * Asks for a look at refunds that have not ended: at what a gateway is working on every ten minutes
 * for a day, then hourly, for notices get lost and Iyzico sends none; once a day at what no gateway
 * is known to have heard of, when the queue has given it up (after 16 hours). To be called every
 * ten minutes; hours are of UTC. At most so many at once, those that waited longest first.
 */
export async function callRefundLooks(tx: Tx, now = new Date(), atOnce = AT_ONCE): Promise<void> {
  const hourly = now.getUTCMinutes() < 10;
  const daily = hourly && now.getUTCHours() === 3;
  const { rows } = await sql<{ id: number }>`
    with due as (
      select r.id from refunds r join payments p on p.id = r.payment_id
      where r.state = 'pending' and r.source = 'market' and p.method not in (${sql.join(methodsByHand)})
        and case when r.provider_ref is null then ${daily} and r.created_at < ${now}::timestamptz - interval '1 day'
          else ${hourly} or r.created_at > ${now}::timestamptz - interval '1 day' end
      order by r.asked_at nulls first, r.id limit ${atOnce} for update of r skip locked)
    update refunds r set asked_at = ${now} from due where due.id = r.id returning r.id`.execute(tx);
  for (const { id } of rows)
    await enqueue(tx, 'send-refund', { refund: id }, { key: `refund:${id}` });
}

/**
 * Writes how a refund stands; what has ended stays, but for one that failed after the gateway had
 * said it was done.
 */
export async function endRefund(
  tx: Tx,
  refundId: number,
  { providerRef, state }: Refunded,
  problem = '',
  now = new Date(),
): Promise<Refunded['state']> {
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
    .select(['amount', 'state', 'source', 'payment_id'])
    .where('id', '=', refundId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = refundState.parse(refund.state);
  if (before === 'failed') return before;
  if (before === 'succeeded' && state !== 'failed') {
    if (providerRef)
      await tx
        .updateTable('refunds')
        .set({ provider_ref: providerRef })
        .where('id', '=', refundId)
        .where('provider_ref', 'is', null)
        .execute();
    return before;
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
  if (state === 'succeeded') {
    await writeRefunded(tx, refundId, now);
    await restockReturned(tx, refundId);
    await issueRefundPapers(tx, refundId, now);
    await record(tx, 'order-refunded', { order: orderId, refund: refundId, amount: refund.amount });
  }
  if (state === 'failed') {
    if (before === 'succeeded') {
      await writeRefundFailed(tx, refundId, now);
      await issueRefundPapers(tx, refundId, now);
    }
    await tx
      .updateTable('orders')
      .set((row) => ({ refunded: row('refunded', '-', sumOfParts(refundId)) }))
      .where('id', '=', orderId)
      .execute();
    if (refund.source === 'market')
      await record(tx, 'refund-failed', { order: orderId, refund: refundId });
    if (refund.source === 'market' && refund.payment_id !== null)
      await askCheck(tx, refund.payment_id); // somebody may have been faster at the gateway
  }
  await sayRefunded(tx, orderId);
  return state;
}

/**
 * What a refund takes of what its order counts as paid: those of payments made twice or too late
 * take nothing of it.
 */
const sumOfParts = (refundId: number) =>
  sql<number>`(select coalesce(sum(amount), 0) from refund_parcels where refund_id = ${refundId})`;

async function sayRefunded(tx: Tx, orderId: number): Promise<void> {
  await tx
    .updateTable('cancellations')
    .set({
      refunded: sql<boolean>`exists (select from refunds where order_id = ${orderId} and state = 'succeeded')`,
    })
    .where('order_id', '=', orderId)
    .execute();
}

/**
 * Staff say that a refund by hand (cash, transfer) was made; one that a gateway makes ends as the
 * gateway says. Refuses 'refund-not-found', 'refund-by-gateway', 'refund-ended'.
 */
export async function markRefunded(
  tx: Tx,
  staff: Staff,
  refundId: number,
  reference: string,
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
  await endRefund(tx, refundId, { providerRef: reference, state: 'succeeded' }, '', now);
  await audit(tx, staff, { action: 'refund.done', subject: `refund:${refundId}`, note: reference });
}
