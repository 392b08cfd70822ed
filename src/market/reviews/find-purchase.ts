import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import type { Shopper } from '#market/settings/actor.ts';

/** The product and order that a review is about. */
export type Purchase = { productId: number; orderId: number };

/**
 * Checks that the caller may review this; returns the name to show. Refuses 'order-not-found' when
 * they did not order it, and 'not-delivered' when it has not arrived.
 */
export async function findPurchase(
  db: Db,
  shopper: Shopper,
  { productId, orderId }: Purchase,
): Promise<string> {
  const {
    rows: [found],
  } = await sql<{ name: string; delivered: boolean }>`
    select coalesce(nullif(a.name, ''), o.address ->> 'name') as name,
      bool_or(p.status = 5 and p.cancelled_at is null) as delivered
    from orders o
    join order_lines l on l.order_id = o.id and l.product_id = ${productId} and l.quantity > 0
    join parcels p on p.id = l.parcel_id
    left join accounts a on a.id = o.account_id
    where o.id = ${orderId}
      and o.shopper = ${shopper.key}
      and a.erased_at is null
    group by o.id, a.id
  `.execute(db);
  if (!found) throw new Refusal('order-not-found');
  if (!found.delivered) throw new Refusal('not-delivered');
  return found.name;
}
