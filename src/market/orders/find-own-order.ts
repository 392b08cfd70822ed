import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import type { Shopper } from '#market/settings/actor.ts';

/**
 * Checks that an order is the caller's. Refuses 'order-not-found', also for someone else's order.
 */
export async function findOwnOrder(db: Db, shopper: Shopper, id: number): Promise<void> {
  const order = db.selectFrom('orders').select('id').where('id', '=', id);
  if (!(await order.where('shopper', '=', shopper.key).executeTakeFirst()))
    throw new Refusal('order-not-found');
}
