import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { settleDisputes, type Disputed } from '#market/payments/disputes/settle-disputes.ts';

/**
 * Brings the books in line with the disputes of an order after one of its refunds has ended: a lost
 * dispute may have waited for that. Safe to repeat.
 */
export async function settleOrder(tx: Tx, orderId: number, now = new Date()): Promise<void> {
  await sql`select from orders where id = ${orderId} for update`.execute(tx);
  const { rows } = await sql<Disputed>`
    select id, order_id, method, currency, exponent, state = 'succeeded' as counted
    from payments y
    where order_id = ${orderId}
      and exists (select from disputes d where d.payment_id = y.id)
    order by id
    for update
  `.execute(tx);
  for (const payment of rows) await settleDisputes(tx, payment, now);
}
