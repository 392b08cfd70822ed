import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import type { Shopper } from '#market/settings/actor.ts';

/**
 * Looks whether an order is the caller's. Refuses 'order-not-found', also for one of somebody else.
 */
export async function findOwnOrder(db: Db, shopper: Shopper, id: number): Promise<void> {
  const order = db.selectFrom('orders').select('id').where('id', '=', id);
  if (!(await order.where('shopper', '=', shopper.key).executeTakeFirst()))
    throw new Refusal('order-not-found');
}
