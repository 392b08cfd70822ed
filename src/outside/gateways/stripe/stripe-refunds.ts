import type Stripe from 'stripe';
import { z } from 'zod';
import { GatewayProblem, type Refunded, type ToRefund } from '#market/payments/gateways/gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import { toUnits } from '#outside/gateways/stripe/stripe-amounts.ts';
import { answerOf } from '#outside/gateways/stripe/stripe-client.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';

const refund = z.object({
  id: z.string().regex(/^\w+$/),
  status: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
const refundStates: Record<string, Refunded['state']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};
const SEEN_REFUNDS = 100;

/**
 * Refunds. Stripe forgets keys after about a day, so it first looks for a refund with this key.
 * Throws a GatewayProblem.
 */
export async function makeRefund(
  client: Stripe,
  paymentIntent: string | null,
  { key, amount, reason }: ToRefund,
): Promise<Refunded> {
  const units = toUnits(amount);
  if (paymentIntent === null || units === null)
    throw new GatewayProblem('rejected', paymentIntent === null ? 'not paid' : 'amount');
  const { data } = understand(
    z.object({ data: z.array(refund) }),
    await answerOf(client.refunds.list({ payment_intent: paymentIntent, limit: SEEN_REFUNDS })),
  );
  const made = data.find(({ metadata }) => metadata?.key === key);
  const wish = {
    payment_intent: paymentIntent,
    amount: units,
    reason: 'requested_by_customer',
    metadata: { key, ...(reason ? { reason: fit(reason, 500) } : {}) },
  } satisfies Stripe.RefundCreateParams;
  return toRefunded(made ?? (await answerOf(client.refunds.create(wish, { idempotencyKey: key }))));
}

/** The state of a refund. Throws a GatewayProblem. */
export async function readRefund(client: Stripe, providerRef: string): Promise<Refunded> {
  return toRefunded(await answerOf(client.refunds.retrieve(providerRef)));
}

function toRefunded(body: unknown): Refunded {
  const { id, status } = understand(refund, body);
  return { providerRef: id, state: refundStates[status ?? ''] ?? 'pending' };
}
