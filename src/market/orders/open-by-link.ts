import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import type { Shopper } from '#market/settings/actor.ts';

/** `key`: the key in the mailed link of an order without an account. */
export type MailedLink = { orderId: number; key: string };

/**
 * Gives an order without an account to whoever opens the link that was mailed to its buyer, with
 * its address if no other order went there: it is then theirs, as if they had placed it. Opened
 * elsewhere, it moves there. Refuses 'order-not-found', also for an order that belongs to an
 * account.
 */
export async function openByLink(
  tx: Tx,
  shopper: Shopper,
  { orderId, key }: MailedLink,
): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .select(['shopper', 'account_id', 'user_address_id'])
    .where('id', '=', orderId)
    .where('link_key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new Refusal('order-not-found');
  if (order.shopper === shopper.key) return;
  if (order.account_id !== null) throw new Refusal('order-not-found');
  await tx
    .updateTable('orders')
    .set({ shopper: shopper.key, idempotency_key: null })
    .where('id', '=', orderId)
    .execute();
  await sql`
    update voucher_uses set shopper = ${shopper.key} where order_id = ${orderId}
  `.execute(tx);
  await sql`
    update addresses a
    set shopper = ${shopper.key}, chosen = false
    where a.id = ${order.user_address_id}
      and a.shopper = ${order.shopper}
      and not exists (select from orders o where o.user_address_id = a.id and o.id <> ${orderId})
  `.execute(tx);
}
