// Stripe: a Checkout Session made by our server, its hosted page, back by a GET that proves
// nothing. What counts is the session as Stripe says it is.
import Stripe from 'stripe';
import { z } from 'zod';
import {
  GatewayProblem,
  type Gateway,
  type Known,
  type Opened,
  type Outcome,
  type Refunded,
  type ToOpen,
  type ToRefund,
} from '#market/payments/gateways/gateway.ts';
import { fit } from '#outside/gateways/fit.ts';
import { fromUnits, toUnits } from '#outside/gateways/stripe/stripe-amounts.ts';
import { stripeClient, told } from '#outside/gateways/stripe/stripe-client.ts';
import { followIntent } from '#outside/gateways/stripe/stripe-follow.ts';
import { readNotice } from '#outside/gateways/stripe/stripe-notice.ts';
import { pageAt, understand } from '#outside/gateways/understand.ts';

export type StripeKeys = { secretKey: string; webhookSecret: string };

const intent = z.object({
  id: z.string().regex(/^pi_\w+$/),
  status: z.string(),
  last_payment_error: z.object({ code: z.string().nullish() }).nullish(),
});
const session = z.object({
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
const refund = z.object({
  id: z.string().regex(/^\w+$/),
  status: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
type Session = z.infer<typeof session>;

const MINUTE_MS = 60_000;
/** A session lasts from half an hour to a day; a minute is left for the way there. */
const LASTS_MS = { least: 31 * MINUTE_MS, most: 1439 * MINUTE_MS };
/** Stripe's page speaks no Arabic: `auto` leaves it to the browser. */
const localeOf: Record<string, string> = { en: 'en', fr: 'fr', tr: 'tr', hi: 'hi-IN' };
const refundStates: Record<string, Refunded['state']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};
const SEEN_REFUNDS = 100;

/**
 * Takes the shop's keys and where Stripe stands (`https://api.stripe.com`); `now` for the age of
 * notices. Amounts go in Stripe's own units.
 */
export function stripe(keys: StripeKeys, url: string, now = () => new Date()): Gateway {
  const client = stripeClient(keys.secretKey, url);
  const checkPayment = async (known: Known): Promise<Outcome> =>
    toOutcome(await readSession(client, known));
  return {
    open: (wish) => openSession(client, wish, url, now()),
    checkPayment,
    confirm: checkPayment,
    read: async (raw, headers) => readNotice(raw, headers, keys.webhookSecret, now()),
    refund: async (known, wish) =>
      makeRefund(
        client,
        known.providerPaymentRef ?? (await checkPayment(known)).providerPaymentRef,
        wish,
      ),
    checkRefund: async (_, { providerRef }) =>
      toRefunded(await told(client.refunds.retrieve(providerRef))),
    follow: (known) => followIntent(client, known),
    cancel: (known) => expire(client, known),
    checkKeys: () => isKnown(client),
  };
}

/**
 * Stripe answers a repeated key with what it answered first, and only to the same words: nothing
 * here may differ from one try to the next.
 */
async function openSession(
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
    session,
    await told(client.checkout.sessions.create(wish, { idempotencyKey: key })),
  );
  return {
    providerRef: made.id,
    action: { kind: 'redirect', url: pageAt(made.url ?? '', url) },
    expiresAt: new Date(made.expires_at * 1000),
  };
}

/** Other addresses Stripe refuses together with the payment: the shopper types them on its page. */
const isPlain = (email: string): boolean => /^[\w.+-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(email);

async function readSession(client: Stripe, { providerRef }: Known): Promise<Session> {
  if (!providerRef) throw new GatewayProblem('rejected', 'no reference');
  return understand(
    session,
    await told(client.checkout.sessions.retrieve(providerRef, { expand: ['payment_intent'] })),
  );
}

function toOutcome(said: Session): Outcome {
  const asked = typeof said.payment_intent === 'string' ? null : said.payment_intent;
  const state = stateOf(said, asked?.status);
  const received =
    state === 'succeeded' && said.amount_total !== null && said.currency !== null
      ? fromUnits(said.amount_total, said.currency)
      : null;
  return {
    state,
    received,
    providerRef: said.id,
    providerPaymentRef:
      asked?.id ?? (typeof said.payment_intent === 'string' ? said.payment_intent : null),
    echo: said.client_reference_id,
    detail: fit(
      [
        said.status,
        said.payment_status,
        state === 'succeeded' ? '' : asked?.last_payment_error?.code,
      ]
        .filter(Boolean)
        .join(' '),
      100,
    ),
  };
}

/**
 * A page that was completed without money waits for a bank; when the bank says no, only the payment
 * behind it tells. On an open page a card that was declined can be followed by another.
 */
function stateOf({ status, payment_status: paid }: Session, asked = ''): Outcome['state'] {
  if (paid !== 'unpaid') return 'succeeded';
  if (status === 'complete')
    return asked === 'requires_payment_method' || asked === 'canceled' ? 'failed' : 'processing';
  return status === 'expired' ? 'expired' : 'sent';
}

/**
 * Stripe forgets keys after a day or so: a refund that was made with this one is looked for first.
 */
async function makeRefund(
  client: Stripe,
  paymentIntent: string | null,
  { key, amount, reason }: ToRefund,
): Promise<Refunded> {
  const units = toUnits(amount);
  if (paymentIntent === null || units === null)
    throw new GatewayProblem('rejected', paymentIntent === null ? 'not paid' : 'amount');
  const { data } = understand(
    z.object({ data: z.array(refund) }),
    await told(client.refunds.list({ payment_intent: paymentIntent, limit: SEEN_REFUNDS })),
  );
  const made = data.find(({ metadata }) => metadata?.key === key);
  const wish = {
    payment_intent: paymentIntent,
    amount: units,
    reason: 'requested_by_customer',
    metadata: { key, ...(reason ? { reason: fit(reason, 500) } : {}) },
  } satisfies Stripe.RefundCreateParams;
  return toRefunded(made ?? (await told(client.refunds.create(wish, { idempotencyKey: key }))));
}

function toRefunded(said: unknown): Refunded {
  const { id, status } = understand(refund, said);
  return { providerRef: id, state: refundStates[status ?? ''] ?? 'pending' };
}

/** Only an open page can be ended. */
async function expire(
  client: Stripe,
  known: Known,
): Promise<'cancelled' | 'not-supported' | 'too-late'> {
  if (!known.providerRef) return 'not-supported';
  try {
    return understand(session, await told(client.checkout.sessions.expire(known.providerRef)))
      .status === 'expired'
      ? 'cancelled'
      : 'too-late';
  } catch (problem) {
    if (!(problem instanceof GatewayProblem) || problem.kind !== 'rejected') throw problem;
    return (await readSession(client, known)).status === 'expired' ? 'cancelled' : 'too-late';
  }
}

async function isKnown(client: Stripe): Promise<boolean> {
  try {
    await client.checkout.sessions.list({ limit: 1 });
    return true;
  } catch (problem) {
    if (
      problem instanceof Stripe.errors.StripeAuthenticationError ||
      problem instanceof Stripe.errors.StripePermissionError
    )
      return false;
    return told(Promise.reject(problem));
  }
}
