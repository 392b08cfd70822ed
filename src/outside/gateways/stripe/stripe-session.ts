// Stripe's Checkout Session, and the outcome of a payment by it.
import type Stripe from 'stripe';
import { z } from 'zod';
import {
  GatewayProblem,
  type PaymentToFind,
  type Outcome,
} from '#market/payments/gateways/gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import { fromUnits } from '#outside/gateways/stripe/stripe-amounts.ts';
import { answerOf } from '#outside/gateways/stripe/stripe-client.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';

const intent = z.object({
  id: z.string().regex(/^pi_\w+$/),
  status: z.string(),
  last_payment_error: z.object({ code: z.string().nullish() }).nullish(),
});
/** A session in Stripe's answer; drops all other fields. */
export const stripeSession = z.object({
  id: z.string().regex(/^cs_\w+$/),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  expires_at: z.number().int(),
  payment_intent: z.union([intent, z.string()]).nullish(),
});
type Session = z.infer<typeof stripeSession>;

/** A payment's session. Throws a GatewayProblem. */
export async function readSession(
  client: Stripe,
  { providerRef }: PaymentToFind,
): Promise<Session> {
  if (!providerRef) throw new GatewayProblem('rejected', 'no reference');
  return understand(
    stripeSession,
    await answerOf(client.checkout.sessions.retrieve(providerRef, { expand: ['payment_intent'] })),
  );
}

/** The outcome of a payment by its session. */
export function toOutcome(session: Session): Outcome {
  const paymentIntent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const state = stateOf(session, paymentIntent?.status);
  const received =
    state === 'succeeded' && session.amount_total !== null && session.currency !== null
      ? fromUnits(session.amount_total, session.currency)
      : null;
  return {
    state,
    received,
    providerRef: session.id,
    providerPaymentRef:
      paymentIntent?.id ??
      (typeof session.payment_intent === 'string' ? session.payment_intent : null),
    echo: session.client_reference_id,
    detail: fit(
      [
        session.status,
        session.payment_status,
        state === 'succeeded' ? '' : paymentIntent?.last_payment_error?.code,
      ]
        .filter(Boolean)
        .join(' '),
      100,
    ),
  };
}

/**
 * A session that is complete but unpaid waits for a bank; if the bank declines, only its payment
 * intent says so. While the session is open, the shopper can try another card after a decline.
 */
function stateOf({ status, payment_status: paid }: Session, intentStatus = ''): Outcome['state'] {
  if (paid !== 'unpaid') return 'succeeded';
  if (status === 'complete')
    return intentStatus === 'requires_payment_method' || intentStatus === 'canceled'
      ? 'failed'
      : 'processing';
  return status === 'expired' ? 'expired' : 'sent';
}

/** Expires a session whose page is still open. Throws a GatewayProblem. */
export async function expireSession(
  client: Stripe,
  known: PaymentToFind,
): Promise<'cancelled' | 'not-supported' | 'too-late'> {
  if (!known.providerRef) return 'not-supported';
  try {
    return understand(
      stripeSession,
      await answerOf(client.checkout.sessions.expire(known.providerRef)),
    ).status === 'expired'
      ? 'cancelled'
      : 'too-late';
  } catch (problem) {
    if (!(problem instanceof GatewayProblem) || problem.kind !== 'rejected') throw problem;
    return (await readSession(client, known)).status === 'expired' ? 'cancelled' : 'too-late';
  }
}
