import type Stripe from 'stripe';
import { GatewayProblem, type Opened, type ToOpen } from '#market/payments/gateways/gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import { toUnits } from '#outside/gateways/stripe/stripe-amounts.ts';
import { answerOf } from '#outside/gateways/stripe/stripe-client.ts';
import { stripeSession } from '#outside/gateways/stripe/stripe-session.ts';
import { pageAt, understand } from '#outside/gateways/gateway-answer.ts';

const MINUTE_MS = 60_000;
/** A session lasts from half an hour to a day; a minute is left for the request. */
const LASTS_MS = { least: 31 * MINUTE_MS, most: 1439 * MINUTE_MS };
/** Stripe's page has no Arabic: `auto` leaves it to the browser. */
const localeOf: Record<string, string> = { en: 'en', fr: 'fr', tr: 'tr', hi: 'hi-IN' };

/**
 * Opens a session for a payment; `url` is Stripe's API. Stripe repeats its first answer to a key,
 * but only for the same body: nothing here may differ between tries. Throws a GatewayProblem.
 */
export async function openSession(
  client: Stripe,
  { key, order, amount, buyer, language, returnUrl, cancelUrl, expiresAt }: ToOpen,
  url: string,
  now: Date,
): Promise<Opened> {
  const units = toUnits(amount);
  const ends = Math.min(
    Math.max(expiresAt.getTime(), now.getTime() + LASTS_MS.least),
    now.getTime() + LASTS_MS.most,
  );
  if (units === null) throw new GatewayProblem('rejected', 'amount');
  const metadata = { key, order: fit(order.code, 500) };
  const wish = {
    mode: 'payment',
    client_reference_id: key,
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(ends / 1000),
    locale: localeOf[language] ?? 'auto',
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: amount.currency.toLowerCase(),
          unit_amount: units,
          product_data: { name: fit(order.title, 250, order.code) },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata },
    ...(isPlain(buyer.email) ? { customer_email: buyer.email } : {}),
  } satisfies Stripe.Checkout.SessionCreateParams;
  const made = understand(
    stripeSession,
    await answerOf(client.checkout.sessions.create(wish, { idempotencyKey: key })),
  );
  return {
    providerRef: made.id,
    action: { kind: 'redirect', url: pageAt(made.url ?? '', url) },
    expiresAt: new Date(made.expires_at * 1000),
  };
}

/** Stripe refuses a payment with any other address: the shopper types it on Stripe's page. */
const isPlain = (email: string): boolean => /^[\w.+-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(email);
