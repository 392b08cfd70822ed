import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { orderStatus } from '#contract/constants.ts';
import { paymentState } from '#contract/payment.ts';
import { writePaid } from '#market/ledger/write-paid.ts';
import { owedOf } from '#market/orders/owed.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { costAsAsked } from '#market/payments/cost-as-asked.ts';
import type { Outcome, PaymentState } from '#market/payments/gateways/gateway.ts';
import { isFinal, judge, type Judged } from '#market/payments/payment.ts';
import { refundCancelled } from '#market/payments/refunds/refund-cancelled.ts';

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
};
export type LockedPayment = { order: Order; payment: Payment };

/** What a gateway said, and whether it counts more than was asked for as paid (GatewayFacts). */
export type HeardOutcome = Outcome & { surplusIsEnough: boolean };

/**
 * Writes what a gateway said about a payment, and what follows from it. Returning shoppers, notices
 * and the clock all end here. An order is paid once: money for one that is closed or was paid
 * already is refunded automatically, and what does not fit goes to review. Returns the payment's
 * state.
 */
export async function applyOutcome(
  tx: Tx,
  paymentId: number,
  said: HeardOutcome,
  now = new Date(),
): Promise<PaymentState> {
  const locked = await lockPayment(tx, paymentId);
  const { order, payment } = locked;
  if (isFinal(payment.state)) return payment.state;
  const { amount: minor, currency, exponent, key } = payment;
  const wanted = { minor, currency, exponent, key };
  const judged = judge(payment.state, wanted, said, said.surplusIsEnough);
  const settled = judged.state === 'succeeded' ? settle(order, judged, payment.amount) : judged;
  await writeOutcome(tx, payment.id, { said, judged: settled }, now);
  const taken = judged.state === 'succeeded' && settled.reason !== 'amount';
  if (taken)
    await takeMoney(tx, locked, { ...settled, received: said.received?.minor ?? minor }, now);
  else if (settled.state === 'review')
    await record(tx, 'payment-in-review', { order: order.id, payment: payment.id });
  return settled.state;
}

/**
 * What follows when a payment's money has come (`received`, in minor units): it pays its order, or
 * is refunded if the order is closed or was paid already.
 */
export async function takeMoney(
  tx: Tx,
  { order, payment }: LockedPayment,
  { state, reason, received }: Judged & { received: Money },
  now: Date,
): Promise<void> {
  if (state === 'succeeded') await costAsAsked(tx, order.id, payment, now);
  await writePaid(tx, payment.id, now);
  if (state === 'succeeded') await payOrder(tx, { order, payment }, received, now);
  else {
    await askRefund(tx, null, { orderId: order.id, paymentId: payment.id, reason, parts: [] }, now);
    await record(tx, 'payment-not-needed', { order: order.id, payment: payment.id });
  }
}

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
      ) as begun
    from orders o
    where o.id = ${orderId}
  `.execute(tx);
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
 * Judges a payment whose money has come by what has happened to its order meanwhile. `asked`: what
 * the payment was for. Once a store has begun with an order, its price is on paper: money from a
 * page that asked for another amount waits for staff.
 */
export function settle(order: Order, judged: Judged, asked: Money): Judged {
  if (order.cancelled_at) return { state: 'review', reason: 'order-closed' };
  if (order.paid_at || order.paid > 0) return { state: 'review', reason: 'paid-twice' };
  return order.begun && order.owed !== asked ? { state: 'review', reason: 'amount' } : judged;
}

async function writeOutcome(
  tx: Tx,
  paymentId: number,
  { said, judged: { state, reason } }: { said: Outcome; judged: Judged },
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
    .where('id', '=', paymentId)
    .execute();
}

async function payOrder(
  tx: Tx,
  { order, payment }: LockedPayment,
  received: Money,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ paid_at: now, paid: received, pay_by: null, order_method: payment.method })
    .where('id', '=', order.id)
    .execute();
  await record(tx, 'order-paid', { order: order.id, payment: payment.id, amount: received });
  await refundCancelled(tx, order.id, now); // parcels cancelled before the money came
}
