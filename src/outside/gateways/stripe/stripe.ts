// Stripe: our server creates a Checkout Session with a hosted page. The GET that brings the shopper
// back proves nothing; only the session that Stripe answers counts.
import type Stripe from 'stripe';
import type { Gateway, PaymentToFind, Outcome } from '#market/payments/gateways/gateway.ts';
import { stripeClient, answerOf } from '#outside/gateways/stripe/stripe-client.ts';
import { followIntent } from '#outside/gateways/stripe/stripe-follow.ts';
import { stripeLibrary } from '#outside/gateways/stripe/stripe-library.ts';
import { readNotice } from '#outside/gateways/stripe/stripe-notice.ts';
import { openSession } from '#outside/gateways/stripe/stripe-open.ts';
import { makeRefund, readRefund } from '#outside/gateways/stripe/stripe-refunds.ts';
import { expireSession, readSession, toOutcome } from '#outside/gateways/stripe/stripe-session.ts';

export type StripeKeys = { secretKey: string; webhookSecret: string };

/**
 * The gateway for the shop's keys; `url` is Stripe's API (`https://api.stripe.com`), `now` is used
 * for the age of notices. Amounts are sent in Stripe's own units.
 */
export function stripe(keys: StripeKeys, url: string, now = () => new Date()): Gateway {
  let made: Promise<Stripe> | undefined;
  const client = () => (made ??= stripeClient(keys.secretKey, url));
  const checkPayment = async (known: PaymentToFind): Promise<Outcome> =>
    toOutcome(await readSession(await client(), known));
  return {
    open: async (wish) => openSession(await client(), wish, url, now()),
    checkPayment,
    confirm: checkPayment,
    read: (raw, headers) => readNotice(raw, headers, keys.webhookSecret, now()),
    refund: async (known, wish) =>
      makeRefund(
        await client(),
        known.providerPaymentRef ?? (await checkPayment(known)).providerPaymentRef,
        wish,
      ),
    checkRefund: async (_, { providerRef }) => readRefund(await client(), providerRef),
    follow: async (known) => followIntent(await client(), known),
    cancel: async (known) => expireSession(await client(), known),
    checkKeys: async () => areKnown(await client()),
  };
}

async function areKnown(client: Stripe): Promise<boolean> {
  try {
    await client.checkout.sessions.list({ limit: 1 });
    return true;
  } catch (problem) {
    const { errors } = await stripeLibrary();
    if (
      problem instanceof errors.StripeAuthenticationError ||
      problem instanceof errors.StripePermissionError
    )
      return false;
    return answerOf(Promise.reject(problem));
  }
}
