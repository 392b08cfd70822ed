import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import type { Shopper } from '#market/settings/actor.ts';

const MOST_AN_HOUR = 3;

/**
 * Clients request the letter right after they have ordered: the order's own letter answers that.
 */
const JUST_PLACED = sql`interval '5 minutes'`;

/**
 * Sends the letter about one of the caller's orders again. Does nothing just after the order was
 * placed, as the first letter is on its way. Refuses 'order-not-found', and 'too-many-mails' after
 * three within an hour.
 */
export async function askOrderMail(tx: Tx, shopper: Shopper, orderId: number): Promise<void> {
  const own = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('shopper', '=', shopper.key)
    .forUpdate()
    .executeTakeFirst();
  if (!own) throw new Refusal('order-not-found');
  const {
    rows: [placed],
  } = await sql<{ just: boolean }>`
    select created_at > now() - ${JUST_PLACED} as just
    from orders
    where id = ${orderId}
  `.execute(tx);
  if (placed?.just) return;
  const counted = await sql<{
    count: number;
  }>`
    select count(*) as count
    from events
    where kind = 'order-mail-asked'
      and (data ->> 'order')::int = ${orderId}
      and at > now() - interval '1 hour'
  `.execute(tx);
  if ((counted.rows[0]?.count ?? 0) >= MOST_AN_HOUR)
    throw new Refusal('too-many-mails', { most: MOST_AN_HOUR });
  await record(tx, 'order-mail-asked', { order: orderId });
}
