import { sql } from 'kysely';
import { linkKey } from '#base/id.ts';
import { Refusal } from '#base/refusal.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { giveTimeToPay } from '#market/orders/give-time-to-pay.ts';
import type { Staff } from '#market/settings/actor.ts';

const MOST_AN_HOUR = 3;

/**
 * Mails the buyer of an unpaid order a link to pay it, whoever placed it, and keeps the order open
 * for another day. Refuses 'order-not-found', 'order-cancelled', 'already-paid', 'paid-on-delivery'
 * for cash, 'transfer-waits' while staff look for its money, and 'too-many-mails' after three
 * within an hour.
 */
export async function sendPayLink(
  tx: Tx,
  by: Staff,
  orderId: number,
  now = new Date(),
): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .select(['code', 'cancelled_at', 'paid_at', 'order_method', 'account_id', 'link_key'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new Refusal('order-not-found');
  if (order.cancelled_at) throw new Refusal('order-cancelled');
  if (order.paid_at) throw new Refusal('already-paid');
  if (order.order_method === orderMethod.cashOnDelivery) throw new Refusal('paid-on-delivery');
  await refuseWaiting(tx, orderId);
  await refuseMany(tx, orderId);
  if (order.account_id === null && order.link_key === null)
    await tx.updateTable('orders').set({ link_key: linkKey() }).where('id', '=', orderId).execute();
  await giveTimeToPay(tx, orderId, now);
  await record(tx, 'pay-link-asked', { order: orderId });
  await audit(tx, by, { action: 'order.send-link', subject: `order:${orderId}`, note: order.code });
}

async function refuseWaiting(tx: Tx, orderId: number): Promise<void> {
  const waiting = await tx
    .selectFrom('transfers')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  if (waiting) throw new Refusal('transfer-waits');
}

async function refuseMany(tx: Tx, orderId: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from events
    where kind = 'pay-link-asked'
      and (data ->> 'order')::int = ${orderId}
      and at > now() - interval '1 hour'
  `.execute(tx);
  if ((rows[0]?.count ?? 0) >= MOST_AN_HOUR)
    throw new Refusal('too-many-mails', { most: MOST_AN_HOUR });
}
