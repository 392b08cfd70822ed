import type { Tx } from '#db/connect.ts';
import { orderMail } from '#jobs/mail/order-mail.ts';
import { readShop } from '#market/settings/read-shop.ts';
import { readOrder } from '#market/orders/read-orders.ts';

/** Writes the mail about an order into the outbox, in the language it was placed in. */
export async function mailOrder(tx: Tx, siteUrl: string, orderId: number): Promise<void> {
  const found = await tx.selectFrom('orders').select(['user_token', 'language', 'time_zone']).where('id', '=', orderId).executeTakeFirst();
  if (!found) return;
  const shop = await readShop(tx);
  const order = await readOrder(tx, { kind: 'visitor', token: found.user_token, language: found.language, timeZone: found.time_zone }, orderId);
  const mail = orderMail(order, shop, found.language, siteUrl);
  await tx.insertInto('mails').values({ kind: 'order', recipient: order.address.email, language: found.language, ...mail }).execute();
}
