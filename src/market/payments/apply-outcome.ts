import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { paymentState } from '#contract/payment.ts';
import { writePaid } from '#market/ledger/write-paid.ts';
import { owedOf } from '#market/orders/owed.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { costAsAsked } from '#market/payments/cost-as-asked.ts';
import type { Outcome, PaymentState } from '#market/payments/gateways/gateway.ts';
import { isFinal, judge, type Judged } from '#market/payments/payment.ts';
import { refundCancelled } from '#market/payments/refunds/refund-cancelled.ts';

export type Order = {
  id: number;
  paid: number;
  paid_at: Date | null;
  cancelled_at: Date | null;
  /** What is still to be paid, and whether a store has begun with it: then it stays as it is. */
  owed: Money;
  begun: boolean;
};
export type Payment = {
  id: number;
  order_id: number;
  method: number;
  state: PaymentState;
  amount: number;
  currency: string;
  exponent: number;
  key: string;
};

/** What a gateway said, and whether more than was asked for is enough there (GatewayFacts). */
export type HeardOutcome = Outcome & { surplusIsEnough: boolean };

/**
 * Writes what a gateway said of a payment, and what follows: return, webhook and reconciler all end
 * here. An order is paid once. Money for an order that is closed, or that was paid already, goes
 * back by itself; what does not fit goes to review. Answers how the payment stands.
 */
export async function applyOutcome(
  tx: Tx,
  paymentId: number,
  said: HeardOutcome,
  now = new Date(),
): Promise<PaymentState> {
  const { order, payment } = await lockPayment(tx, paymentId);
  if (isFinal(payment.state)) return payment.state;
  const judged = judge(
    payment.state,
    {
      minor: payment.amount,
      currency: payment.currency,
      exponent: payment.exponent,
      key: payment.key,
    },
    said,
    said.surplusIsEnough,
  );
  const settled = judged.state === 'succeeded' ? settle(order, judged, payment.amount) : judged;
  await write(tx, payment, said, settled, now);
  const taken = judged.state === 'succeeded' && settled.reason !== 'amount';
  if (taken)
    await takeMoney(
      tx,
      order,
      payment,
      { ...settled, received: said.received?.minor ?? payment.amount },
      now,
    );
  else if (settled.state === 'review')
    await record(tx, 'payment-in-review', { order: order.id, payment: payment.id });
  return settled.state;
}

/**
 * What follows when the money of a payment is there, in minor units: it pays its order, or goes
 * back where that is closed or was paid already.
 */
export async function takeMoney(
  tx: Tx,
  order: Order,
  payment: Payment,
  { state, reason, received }: Judged & { received: Money },
  now: Date,
): Promise<void> {
  if (state === 'succeeded') await costAsAsked(tx, order.id, payment, now);
  await writePaid(tx, payment.id, now);
  if (state === 'succeeded') await payOrder(tx, order, payment, received, now);
  else {
    await askRefund(tx, null, { orderId: order.id, paymentId: payment.id, reason, parts: [] }, now);
    await record(tx, 'payment-not-needed', { order: order.id, payment: payment.id });
  }
}

/** The order first, then the payment: every verb of money locks in this order. */
export async function lockPayment(
  tx: Tx,
  paymentId: number,
): Promise<{ order: Order; payment: Payment }> {
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
      exists (select from parcels p where p.order_id = o.id and p.cancelled_at is null and p.status > 1) as begun
    from orders o where o.id = ${orderId}`.execute(tx);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const payment = await tx
    .selectFrom('payments')
    .select(['id', 'order_id', 'method', 'state', 'amount', 'currency', 'exponent', 'key'])
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { order, payment: { ...payment, state: paymentState.parse(payment.state) } };
}

/**
 * A payment whose money is there, judged by what its order has come to meanwhile. `asked`: what the
 * payment was for. Once a store has begun with an order, what it costs is on paper: money of a page
 * that asked for something else waits for somebody.
 */
export function settle(order: Order, judged: Judged, asked: Money): Judged {
  if (order.cancelled_at) return { state: 'review', reason: 'order-closed' };
  if (order.paid_at || order.paid > 0) return { state: 'review', reason: 'paid-twice' };
  return order.begun && order.owed !== asked ? { state: 'review', reason: 'amount' } : judged;
}

async function write(
  tx: Tx,
  payment: Payment,
  said: Outcome,
  { state, reason }: Judged,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set((row) => ({
      state,
      reason,
      updated_at: now,
      provider_ref: said.providerRef ?? row.ref('provider_ref'),
      provider_payment_ref: said.providerPaymentRef ?? row.ref('provider_payment_ref'),
      received: said.received?.minor ?? row.ref('received'),
      ...(said.state === 'failed' ? { declines: row('declines', '+', 1) } : {}),
      ...(state === 'succeeded' ? { succeeded_at: now } : {}),
      ...(isFinal(state) ? { look_at: null, action: null } : {}),
    }))
    .where('id', '=', payment.id)
    .execute();
}

async function payOrder(
  tx: Tx,
  order: Order,
  payment: Payment,
  received: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ paid_at: now, paid: received, pay_by: null, order_method: payment.method })
    .where('id', '=', order.id)
    .execute();
  await record(tx, 'order-paid', { order: order.id, payment: payment.id, amount: received });
  await refundCancelled(tx, order.id, now); // parcels that were called off before the money came
}
