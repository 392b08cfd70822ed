// Stripe's refusals: unknown fields, and invalid values.
import type { Reply } from './stand-in.ts';

type Problem = { type: string; message: string; code?: string; param?: string };

/** A refusal in Stripe’s shape. */
export const wrong = (status: number, error: Problem): Reply => ({ status, json: { error } });

/** The answer for an object that does not exist. */
export const missing = (ref: string): Reply =>
  wrong(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: ${ref}`,
  });

const ONE_CARD = 'line_items[0][price_data]';
const FIELDS = {
  session: oneOf(
    'mode',
    'success_url',
    'cancel_url',
    'client_reference_id',
    'customer_email',
    'expires_at',
    'locale',
    String.raw`adaptive_pricing\[enabled\]`,
    String.raw`(payment_intent_data\[metadata\]|metadata)\[\w{1,40}\]`,
    String.raw`line_items\[0\]\[quantity\]`,
    String.raw`line_items\[0\]\[price_data\]\[(currency|unit_amount|product_data\]\[name)\]`,
  ),
  refund: oneOf('payment_intent', 'amount', 'reason', String.raw`metadata\[\w{1,40}\]`),
};
const LOCALES = new Set(
  (
    'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms ' +
    'mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'
  ).split(' '),
);
const THREE = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);
const HUNDREDS = new Set(['isk', 'ugx']);

/** Why a form is refused; null if it is accepted. */
export function refusalOf(kind: 'session' | 'refund', form: URLSearchParams): Reply | null {
  const unknown = [...form.keys()].find((name) => !FIELDS[kind].test(name));
  if (unknown) return bad(unknown, `Received unknown parameter: ${unknown}`, 'parameter_unknown');
  const long = [...form].find(([name, value]) => name.includes('metadata') && value.length > 500);
  if (long) return bad(long[0], 'Metadata values can have up to 500 characters');
  return kind === 'session'
    ? session((name) => form.get(name) ?? '')
    : refund((name) => form.get(name));
}

function session(get: (name: string) => string): Reply | null {
  const left = Number(get('expires_at')) - Date.now() / 1000;
  const currency = get(`${ONE_CARD}[currency]`);
  const units = Number(get(`${ONE_CARD}[unit_amount]`));
  if (get('mode') !== 'payment' || get('line_items[0][quantity]') !== '1')
    return bad('mode', 'this stand-in sells one thing, once');
  if (![get('success_url'), get('cancel_url')].every((url) => URL.canParse(url)))
    return bad('success_url', 'Not a valid URL', 'url_invalid');
  if (!/^.{1,200}$/u.test(get('client_reference_id')))
    return bad('client_reference_id', 'must be 1 to 200 characters');
  if (get('expires_at') && (left < 1800 || left > 86_400))
    return bad(
      'expires_at',
      'The `expires_at` timestamp must be between 30 minutes and 24 hours ' +
        'from Checkout Session creation.',
    );
  if (get('locale') && !LOCALES.has(get('locale')))
    return bad('locale', `Invalid locale: ${get('locale')}`);
  if (
    get('customer_email') &&
    !/^[\x21-\x7e]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(get('customer_email'))
  )
    return bad(
      'customer_email',
      `Invalid email address: ${get('customer_email')}`,
      'email_invalid',
    );
  if (!/^[a-z]{3}$/.test(currency)) return bad(`${ONE_CARD}[currency]`, 'Invalid currency');
  if (!Number.isInteger(units) || units < 1)
    return bad(`${ONE_CARD}[unit_amount]`, 'Invalid positive integer', 'parameter_invalid_integer');
  if (units > 99_999_999)
    return bad(
      `${ONE_CARD}[unit_amount]`,
      'Amount must be no more than 999,999.99',
      'amount_too_large',
    );
  if (
    (currency === 'usd' && units < 50) ||
    (THREE.has(currency) && units % 10 !== 0) ||
    (HUNDREDS.has(currency) && units % 100 !== 0)
  )
    return bad(`${ONE_CARD}[unit_amount]`, 'Amount must convert', 'amount_too_small');
  return get(`${ONE_CARD}[product_data][name]`)
    ? null
    : bad(
        `${ONE_CARD}[product_data][name]`,
        'You passed an empty string',
        'parameter_invalid_empty',
      );
}

function refund(get: (name: string) => string | null): Reply | null {
  const amount = get('amount');
  const reason = get('reason');
  if (!/^pi_\w+$/.test(get('payment_intent') ?? ''))
    return bad('payment_intent', 'No such payment_intent', 'resource_missing');
  if (amount !== null && !/^[1-9]\d*$/.test(amount))
    return bad('amount', 'Invalid positive integer', 'parameter_invalid_integer');
  return reason === null || ['duplicate', 'fraudulent', 'requested_by_customer'].includes(reason)
    ? null
    : bad('reason', 'Invalid reason');
}

function oneOf(...names: string[]): RegExp {
  return new RegExp(`^(${names.join('|')})$`);
}

const bad = (param: string, message: string, code?: string): Reply =>
  wrong(400, { type: 'invalid_request_error', message, param, ...(code ? { code } : {}) });
