import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { owedOf } from '#market/orders/amount-owed.ts';
import type { ClaimedOrder } from '#market/payments/claims/claim.ts';
import { isReady, type PaymentMethod } from '#market/settings/payment-method.ts';

type Row = Omit<ClaimedOrder, 'asked'> & { order_method: number; owed: number; fee: number };

/**
 * Locks an order that a payment by this method is claimed for. What it costs has the method's fee,
 * as if the buyer had chosen it on the order's page.
 */
export async function readClaimedOrder(
  tx: Tx,
  orderId: number,
  method: PaymentMethod,
): Promise<ClaimedOrder> {
  await sql`select from orders where id = ${orderId} for update`.execute(tx);
  const {
    rows: [row],
  } = await sql<Row>`
    select o.id, o.currency, o.currency_exponent as exponent, o.created_at as "placedAt",
      o.order_method, ${owedOf} as owed,
      o.cancelled_at is not null or o.paid_at is not null or o.paid > 0 as late,
      (
        select coalesce(sum(w.fee), 0)::bigint
        from parcels w
        where w.order_id = o.id and w.cancelled_at is null
      ) as fee,
      array_remove(
        array[o.address ->> 'email', (select a.email from accounts a where 'a:' || a.id = o.shopper)],
        null
      ) as emails
    from orders o
    where o.id = ${orderId}
  `.execute(tx);
  if (!row) throw new Error(`There is no order ${orderId}.`);
  const { order_method: chosen, owed, fee, ...order } = row;
  const switched = chosen !== method.method && isReady(method);
  return { ...order, asked: switched ? owed - fee + method.fee : owed };
}
