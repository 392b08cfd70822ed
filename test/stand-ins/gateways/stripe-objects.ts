// The objects of Stripe's answers: the fields that shops read, in the shapes of Stripe's samples.
import { randomBytes } from 'node:crypto';
import type { Change } from './stand-in.ts';

export type Session = {
  id: string;
  url: string;
  form: URLSearchParams;
  created: number;
  status: 'open' | 'complete' | 'expired';
  paid: 'paid' | 'unpaid';
  intent: { id: string; status: string; error: string | null } | null;
};
export type Refund = {
  id: string;
  intent: string;
  amount: number;
  currency: string;
  form: URLSearchParams;
  created: number;
  status: 'pending' | 'succeeded' | 'failed';
};

const API_VERSION = '2026-10-28.endive';

/** A session in Stripe's answers; `change` replaces some of its values. */
export function asSession(session: Session, change: Change, expand = false) {
  const { form, intent } = session;
  const amount = change.amount ?? unitsOf(form);
  const currency = change.currency?.toLowerCase() ?? currencyOf(form);
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: form.get('adaptive_pricing[enabled]') !== 'false' },
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: form.get('cancel_url'),
    client_reference_id: change.echo ?? form.get('client_reference_id'),
    created: session.created,
    currency,
    customer: null,
    customer_email: form.get('customer_email'),
    expires_at: Number(form.get('expires_at') ?? session.created + 86_400),
    livemode: false,
    locale: form.get('locale'),
    metadata: metadataOf(form, 'metadata'),
    mode: 'payment',
    payment_intent: intent && (expand ? asIntent(session) : intent.id),
    payment_method_types: ['card'],
    payment_status: session.paid,
    status: session.status,
    success_url: form.get('success_url'),
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? session.url : null,
  };
}

/** The payment behind a session. */
export function asIntent({ form, created, intent }: Session) {
  const amount = unitsOf(form);
  const done = intent?.status === 'succeeded';
  return {
    id: intent?.id ?? '',
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: done ? amount : 0,
    capture_method: 'automatic',
    created,
    currency: currencyOf(form),
    customer: null,
    last_payment_error: intent?.error
      ? { type: 'card_error', code: intent.error, message: 'Your card was declined.' }
      : null,
    livemode: false,
    metadata: metadataOf(form, 'payment_intent_data[metadata]'),
    payment_method_types: ['card'],
    status: intent?.status ?? '',
  };
}

/** The charge behind a payment; `refunded`: the refunded amount. */
export function asCharge(session: Session, refunded: number) {
  const amount = unitsOf(session.form);
  return {
    id: chargeIdOf(session),
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: refunded,
    captured: true,
    created: session.created,
    currency: currencyOf(session.form),
    disputed: false,
    livemode: false,
    paid: true,
    payment_intent: session.intent?.id ?? null,
    refunded: refunded === amount,
    status: 'succeeded',
  };
}

export const chargeIdOf = ({ intent }: Session): string => `ch_${intent?.id.slice(3) ?? ''}`;

export function asRefund({ id, intent, amount, currency, form, created, status }: Refund) {
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: null,
    created,
    currency,
    metadata: metadataOf(form, 'metadata'),
    payment_intent: intent,
    reason: form.get('reason'),
    receipt_number: null,
    status,
  };
}

export function asEvent(type: string, object: { id: string; object: string }) {
  return {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    api_version: API_VERSION,
    created: Math.floor(Date.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

/** The amount of a session, in Stripe's units. */
export const unitsOf = (form: URLSearchParams) =>
  Number(form.get('line_items[0][price_data][unit_amount]'));
export const currencyOf = (form: URLSearchParams) =>
  form.get('line_items[0][price_data][currency]') ?? '';
const metadataOf = (form: URLSearchParams, under: string) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(`${under}[`) ? [[name.slice(under.length + 1, -1), value] as const] : [],
    ),
  );
