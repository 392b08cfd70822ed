import { z } from 'zod';
import {
  GatewayProblem,
  type PaymentToFind,
  type Refunded,
  type ToRefund,
} from '#market/payments/gateways/gateway.ts';
import type { Answer } from '#outside/gateways/ask-gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import { pathPart } from '#outside/gateways/path-part.ts';
import { acceptedAnswer, type Send } from '#outside/gateways/razorpay/razorpay-client.ts';

const refund = z.object({ id: z.string().regex(/^rfnd_\w+$/), status: z.string() });
const RUNNING = 409;
/** Refund states by Razorpay's word; an unknown word means pending. */
export const refundStates: Record<string, Refunded['state']> = {
  processed: 'succeeded',
  failed: 'failed',
};

/**
 * Refunds. Razorpay answers the same key and body with the same refund, or says that the first
 * request is still running. Throws a GatewayProblem.
 */
export async function makeRefund(
  twice: Send,
  { providerPaymentRef }: PaymentToFind,
  { key, amount, reason }: ToRefund,
): Promise<Refunded> {
  const body = JSON.stringify({
    amount: amount.minor,
    speed: 'normal',
    receipt: key,
    notes: { reason: fit(reason, 255) },
  });
  const answer = await twice(`/payments/${pathPart(providerPaymentRef)}/refund`, {
    method: 'POST',
    body,
    headers: { 'x-refund-idempotency': key },
  });
  if (answer.status === RUNNING) throw new GatewayProblem('unavailable', String(RUNNING));
  return toRefunded(answer);
}

/** The state of a refund. Throws a GatewayProblem. */
export async function readRefund(
  twice: Send,
  { providerPaymentRef }: PaymentToFind,
  providerRef: string,
): Promise<Refunded> {
  return toRefunded(
    await twice(`/payments/${pathPart(providerPaymentRef)}/refunds/${pathPart(providerRef)}`),
  );
}

function toRefunded(answer: Answer): Refunded {
  const { id, status } = acceptedAnswer(refund, answer);
  return { providerRef: id, state: refundStates[status] ?? 'pending' };
}
