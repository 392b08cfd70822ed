// Flutterwave v3 Standard: a link to its page by our own reference. The GET that brings the shopper
// back proves nothing; only Flutterwave's answer to a query by our reference counts.
import { z } from 'zod';
import type {
  Gateway,
  PaymentToFind,
  Opened,
  Outcome,
  ToOpen,
} from '#market/payments/gateways/gateway.ts';
import { ask, askTwice } from '#outside/gateways/ask-gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import { saysNo, withAmount, type Send } from '#outside/gateways/flutterwave/flutterwave-client.ts';
import {
  checkTransaction,
  namedTransaction,
} from '#outside/gateways/flutterwave/flutterwave-check.ts';
import { findTransaction } from '#outside/gateways/flutterwave/flutterwave-find.ts';
import { followTransaction } from '#outside/gateways/flutterwave/flutterwave-follow.ts';
import { readNotice } from '#outside/gateways/flutterwave/flutterwave-notice.ts';
import { findRefund, makeRefund } from '#outside/gateways/flutterwave/flutterwave-refunds.ts';
import { pageAt, understand } from '#outside/gateways/gateway-answer.ts';

export type FlutterwaveKeys = { secretKey: string; secretHash: string };

const PAGE_MIN = { least: 1, most: 1440 };
const TRIES = 5;
const UNKNOWN_KEYS = 401;

const link = z.object({ data: z.object({ link: z.string() }) });

/**
 * The gateway for the shop's keys; `url` is Flutterwave's API (`https://api.flutterwave.com/v3`).
 * Amounts are sent in major units, written out exactly. By Flutterwave's own rule an overpayment
 * counts as paid.
 */
export function flutterwave(keys: FlutterwaveKeys, url: string): Gateway {
  const authorization = `Bearer ${keys.secretKey}`;
  const by =
    (how: typeof ask): Send =>
    (path, asking) =>
      how({
        method: 'GET',
        url: `${url}${path}`,
        ...asking,
        headers: { authorization, ...(asking?.body ? { 'content-type': 'application/json' } : {}) },
      });
  const once = by(ask);
  const twice = by(askTwice);
  const checkPayment = (known: PaymentToFind): Promise<Outcome> => checkTransaction(twice, known);
  return {
    open: (wish) => makeLink(once, wish, url),
    checkPayment,
    confirm: async (known, brought) =>
      (await namedTransaction(twice, known, brought.transaction_id)) ?? checkPayment(known),
    find: (ref) => findTransaction(twice, ref),
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
  once: Send,
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
