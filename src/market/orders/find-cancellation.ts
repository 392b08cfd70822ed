import { Refusal } from '#base/refusal.ts';
import { statedReason } from '#contract/cancel-reason.ts';
import type { cancellationCalls } from '#contract/cancellation.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Db } from '#db/connect.ts';
import type { Shopper } from '#market/settings/actor.ts';

/** Why one of the caller's orders was cancelled. Refuses 'cancellation-not-found'. */
export async function findCancellation(
  db: Db,
  shopper: Shopper,
  orderId: number,
): Promise<OutputOf<typeof cancellationCalls.find>> {
  const found = await db
    .selectFrom('cancellations as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select(['c.id', 'c.order_id', 'c.title', 'c.message', 'c.reason', 'c.refunded'])
    .where('o.id', '=', orderId)
    .where('o.shopper', '=', shopper.key)
    .executeTakeFirst();
  if (!found) throw new Refusal('cancellation-not-found');
  const reason = statedReason.parse(found.reason);
  return { ...found, reason, refunded: found.refunded ? 1 : 0 };
}
