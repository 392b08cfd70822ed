import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import { orderStatus } from '#contract/constants.ts';
import { paymentState } from '#contract/payment.ts';
import type { Tx } from '#db/connect.ts';
import { owedOf } from '#market/orders/amount-owed.ts';
import type { PaymentState } from '#market/payments/gateways/gateway.ts';

/** An order as its lock finds it. */
export type Order = {
  id: number;
  paid: number;
  paid_at: Date | null;
  cancelled_at: Date | null;
  /** What is still to be paid, in minor units. */
  owed: Money;
  /** Whether a store has begun with it: then what it costs does not change any more. */
  begun: boolean;
  /** Whether pieces were taken out of it after the payment had begun. */
  cut: boolean;
};
/** A payment as its lock finds it. */
export type Payment = {
  id: number;
  order_id: number;
  method: number;
  state: PaymentState;
  amount: number;
  currency: string;
  exponent: number;
  key: string;
  /** A client opened it at the gateway, which has its own reference in place of our key. */
  claimed: boolean;
  provider_ref: string | null;
};
export type LockedPayment = { order: Order; payment: Payment };

/** Locks the order first, then the payment: every verb that moves money locks in this order. */
export async function lockPayment(tx: Tx, paymentId: number): Promise<LockedPayment> {
  const { order_id: orderId } = await tx
    .selectFrom('payments')
    .select('order_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  await sql`select from orders where id = ${orderId} for update`.execute(tx);
  const {
    rows: [order],
  } = await sql<Order>`
    select o.id, o.paid, o.paid_at, o.cancelled_at, ${owedOf} as owed,
      exists (
        select from parcels p
        where p.order_id = o.id
          and p.cancelled_at is null
          and p.status > ${orderStatus.pending}
      ) as begun,
      exists (
        select from parcel_cuts c
        join parcels p on p.id = c.parcel_id
        join payments y on y.id = ${paymentId}
        where p.order_id = o.id and c.at >= y.created_at
      ) as cut
    from orders o
    where o.id = ${orderId}
  `.execute(tx);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const payment = await tx
    .selectFrom('payments')
    .select([
      'id',
      'order_id',
      'method',
      'state',
      'amount',
      'currency',
      'exponent',
      'key',
      'claimed',
      'provider_ref',
    ])
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { order, payment: { ...payment, state: paymentState.parse(payment.state) } };
}
