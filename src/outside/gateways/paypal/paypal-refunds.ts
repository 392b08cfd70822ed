import { z } from 'zod';
import { GatewayProblem, type Refunded, type ToRefund } from '#market/payments/gateways/gateway.ts';
import type { Answer } from '#outside/gateways/ask-gateway.ts';
import { toMoney } from '#outside/gateways/paypal/paypal-amounts.ts';
import { isDone, saysNo, type Send } from '#outside/gateways/paypal/paypal-client.ts';
import { pathPart } from '#outside/gateways/path-part.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';

const refund = z.object({ id: z.string().regex(/^[\w-]{1,64}$/), status: z.string() });
/** Refund states by PayPal's word; an unknown word means pending. */
export const refundStates: Record<string, Refunded['state']> = {
  COMPLETED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

/**
 * Refunds a capture, in whole or in part. Safe to repeat with the same key. Throws a
 * GatewayProblem.
 */
export async function makeRefund(
  ask: Send,
  captureId: string | null,
  { key, amount }: ToRefund,
): Promise<Refunded> {
  if (captureId === null) throw new GatewayProblem('rejected', 'not paid');
  return toRefunded(
    await ask(`/v2/payments/captures/${pathPart(captureId)}/refund`, {
      body: { amount: toMoney(amount), custom_id: key },
      requestId: key,
    }),
  );
}

/** The state of a refund. Throws a GatewayProblem. */
export async function readRefund(ask: Send, providerRef: string): Promise<Refunded> {
  return toRefunded(await ask(`/v2/payments/refunds/${pathPart(providerRef)}`));
}

function toRefunded(answer: Answer): Refunded {
  if (!isDone(answer)) throw saysNo(answer);
  const { id: providerRef, status } = understand(refund, answer.body);
  return { providerRef, state: refundStates[status] ?? 'pending' };
}
