import { sql } from 'kysely';
import { orderMethod, orderStatus } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';

/**
 * Records the cash of an order: the total of its delivered parcels. The order is paid once no
 * parcel is open any more, whether the last was delivered or cancelled, so call this after both.
 * Leaves an order alone that was paid otherwise. The caller has locked the order.
 */
export async function collectCash(tx: Tx, orderId: number, now: Date): Promise<void> {
  await sql`
    update orders o
    set paid = c.collected,
      paid_at = case when c.left_over = 0 and c.delivered > 0 then ${now}::timestamptz end
    from (
      select
        coalesce(
          sum(total) filter (where status = ${orderStatus.delivered}), 0
        )::bigint as collected,
        count(*) filter (where status = ${orderStatus.delivered}) as delivered,
        count(*) filter (where status < ${orderStatus.delivered}) as left_over
      from parcels
      where order_id = ${orderId} and cancelled_at is null
    ) c
    where o.id = ${orderId}
      and o.order_method = ${orderMethod.cashOnDelivery}
      and o.paid_at is null
  `.execute(tx);
}
