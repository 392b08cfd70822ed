// Flutterwave v3 Standard: a link to its page by our own reference, back by a GET that proves
// nothing. What counts is what it answers when it is asked by our reference.
import { z } from 'zod';
import { exponentOf, minorOf } from '#base/currency.ts';
import type { Gateway, Known, Opened, Outcome, ToOpen } from '#market/payments/gateways/gateway.ts';
import { ask, askTwice, type Answer } from '#outside/gateways/ask.ts';
import { fit } from '#outside/gateways/fit.ts';
import { saysNo, withAmount, type Ask } from '#outside/gateways/flutterwave/flutterwave-asking.ts';
import { readNotice } from '#outside/gateways/flutterwave/flutterwave-notice.ts';
import { followTransaction } from '#outside/gateways/flutterwave/flutterwave-follow.ts';
import { findRefund, makeRefund } from '#outside/gateways/flutterwave/flutterwave-refunds.ts';
import { pageAt, understand } from '#outside/gateways/understand.ts';

export type FlutterwaveKeys = { secretKey: string; secretHash: string };

const PAGE_MIN = { least: 1, most: 1440 };
const TRIES = 5;
const UNKNOWN_KEYS = 401;

const link = z.object({ data: z.object({ link: z.string() }) });
/**
 * Named field by field: the answer also holds a token of the card that could be charged again, and
 * must never be kept.
 */
const transaction = z.object({
  id: z.number().int(),
  tx_ref: z.string(),
  amount: z.union([z.number(), z.string()]),
  currency: z.string(),
  status: z.string(),
  processor_response: z.string().nullish().catch(undefined),
});
const verified = z.object({ status: z.literal('success'), data: transaction });
const message = z.object({ message: z.string() });
const states: Record<string, Outcome['state']> = {
  successful: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
};

/**
 * Takes the shop's keys, where Flutterwave stands (`https://api.flutterwave.com/v3`). Amounts go in
 * major units, written out exactly. Its own rule: more than asked for is enough.
 */
export function flutterwave(keys: FlutterwaveKeys, url: string): Gateway {
  const authorization = `Bearer ${keys.secretKey}`;
  const by =
    (how: typeof ask): Ask =>
    (path, asking) =>
      how({
        method: 'GET',
        url: `${url}${path}`,
        ...asking,
        headers: { authorization, ...(asking?.body ? { 'content-type': 'application/json' } : {}) },
      });
  const once = by(ask);
  const twice = by(askTwice);
  const checkPayment = (known: Known): Promise<Outcome> => checkTransaction(twice, known);
  return {
    open: (wish) => makeLink(once, wish, url),
    checkPayment,
    confirm: async (known, brought) =>
      (await named(twice, known, brought.transaction_id)) ?? checkPayment(known),
    read: async (raw, headers) => readNotice(raw, headers, keys.secretHash),
    refund: (known, wish) => makeRefund(once, twice, known, wish),
    checkRefund: (_, { providerRef }) => findRefund(twice, providerRef),
    follow: (known) => followTransaction(twice, known),
    cancel: async () => 'not-supported',
    checkKeys: async () =>
      (await twice('/transactions/verify_by_reference?tx_ref=pay_check')).status !== UNKNOWN_KEYS,
  };
}

async function makeLink(
  once: Ask,
  { key, brand, order, amount, buyer, returnUrl, expiresAt }: ToOpen,
  url: string,
): Promise<Opened> {
  const minutes = Math.min(
    Math.max(Math.ceil((expiresAt.getTime() - Date.now()) / 60_000), PAGE_MIN.least),
    PAGE_MIN.most,
  );
  const body = withAmount(amount, {
    tx_ref: key,
    currency: amount.currency,
    redirect_url: returnUrl,
    session_duration: minutes,
    max_retry_attempt: TRIES,
    customer: { email: buyer.email, name: fit(buyer.name, 100), phonenumber: fit(buyer.phone, 20) },
    customizations: { title: fit(brand, 100), description: fit(order.title, 200) },
    meta: { order: order.code },
  });
  const answer = await once('/payments', { method: 'POST', body });
  if (answer.status !== 200) throw saysNo(answer);
  return {
    providerRef: key,
    action: { kind: 'redirect', url: pageAt(understand(link, answer.body).data.link, url) },
    expiresAt: new Date(Date.now() + minutes * 60_000),
  };
}

/** The transaction that a browser named, when it is one of this payment and has the money. */
async function named(twice: Ask, known: Known, id: string | undefined): Promise<Outcome | null> {
  if (!id || !/^\d{1,18}$/.test(id)) return null;
  const answer = await twice(`/transactions/${id}/verify`);
  const read = answer.status === 200 ? verified.safeParse(answer.body) : null;
  return read?.success &&
    read.data.data.tx_ref === known.key &&
    read.data.data.status === 'successful'
    ? toOutcome(known, read.data.data)
    : null;
}

async function checkTransaction(twice: Ask, known: Known): Promise<Outcome> {
  const answer = await twice(
    `/transactions/verify_by_reference?tx_ref=${encodeURIComponent(known.key)}`,
  );
  if (isNone(answer))
    return {
      state: 'sent',
      received: null,
      providerRef: known.key,
      providerPaymentRef: null,
      echo: null,
      detail: '',
    };
  if (answer.status !== 200) throw saysNo(answer);
  return toOutcome(known, understand(verified, answer.body).data);
}

/** Before the shopper has tried to pay, there is nothing to find. */
const isNone = ({ status, body }: Answer): boolean =>
  (status === 400 || status === 404) &&
  /no transaction was found/i.test(message.safeParse(body).data?.message ?? '');

function toOutcome(
  { key }: Known,
  {
    id,
    tx_ref: echo,
    amount,
    currency,
    status,
    processor_response: said,
  }: z.infer<typeof transaction>,
): Outcome {
  const exponent = exponentOf(currency);
  const minor = minorOf(amount, exponent);
  const state = states[status] ?? 'processing';
  return {
    state,
    received: state === 'succeeded' && minor !== null ? { minor, currency, exponent } : null,
    providerRef: key,
    providerPaymentRef: String(id),
    echo,
    detail: fit([status, state === 'failed' ? said : ''].filter(Boolean).join(' '), 100),
  };
}
