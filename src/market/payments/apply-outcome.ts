import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import type { Outcome, PaymentState } from '#market/payments/gateways/gateway.ts';
import { lockPayment, type Payment } from '#market/payments/lock-payment.ts';
import { isFinal, judge, type Judged } from '#market/payments/payment.ts';
import { settle, takeMoney } from '#market/payments/take-money.ts';

/** What a gateway said, and whether it counts more than was asked for as paid (GatewayFacts). */
export type ReportedOutcome = Outcome & { surplusIsEnough: boolean };

/**
 * Writes what a gateway said about a payment, and what follows from it. Returning shoppers, notices
 * and the clock all end here. An order is paid once: money for one that is closed or was paid
 * already is refunded automatically, and what does not fit goes to review. Returns the payment's
 * state.
 */
export async function applyOutcome(
  tx: Tx,
  paymentId: number,
  heard: ReportedOutcome,
  now = new Date(),
): Promise<PaymentState> {
  const locked = await lockPayment(tx, paymentId);
  const { order, payment } = locked;
  if (isFinal(payment.state)) return payment.state;
  const { amount: minor, currency, exponent } = payment;
  const expected = { minor, currency, exponent, key: keyOf(payment) };
  const echo = payment.claimed ? heard.providerRef : heard.echo;
  const judged = judge(payment.state, expected, { ...heard, echo }, heard.surplusIsEnough);
  const settled = judged.state === 'succeeded' ? settle(order, judged, payment.amount) : judged;
  await writeOutcome(tx, payment.id, { outcome: heard, judged: settled }, now);
  const taken = judged.state === 'succeeded' && settled.reason !== 'amount';
  if (taken)
    await takeMoney(tx, locked, { ...settled, received: heard.received?.minor ?? minor }, now);
  else if (settled.state === 'review')
    await record(tx, 'payment-in-review', { order: order.id, payment: payment.id });
  return settled.state;
}

/** How the gateway refers to the payment: by our key, or by its own reference for a claimed one. */
const keyOf = ({ claimed, key, provider_ref: ref }: Payment): string =>
  claimed && ref !== null ? ref : key;

async function writeOutcome(
  tx: Tx,
  paymentId: number,
  { outcome, judged: { state, reason } }: { outcome: Outcome; judged: Judged },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set((row) => ({
      state,
      reason,
      updated_at: now,
      provider_ref: outcome.providerRef ?? row.ref('provider_ref'),
      provider_payment_ref: outcome.providerPaymentRef ?? row.ref('provider_payment_ref'),
      received: outcome.received?.minor ?? row.ref('received'),
      ...(outcome.state === 'failed' ? { declines: row('declines', '+', 1) } : {}),
      ...(state === 'succeeded' ? { succeeded_at: now } : {}),
      ...(isFinal(state) ? { look_at: null, action: null } : {}),
    }))
    .where('id', '=', paymentId)
    .execute();
}
