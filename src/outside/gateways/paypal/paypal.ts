// PayPal: an order made by our server, approved on its page, and captured by our server. What was
// approved and never captured is no money yet.
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
import type { Answer } from '#outside/gateways/ask.ts';
import { fit } from '#outside/gateways/fit.ts';
import { fromMoney, toMoney } from '#outside/gateways/paypal/paypal-amounts.ts';
import {
  askToken,
  issueOf,
  paypalAsking,
  saysNo,
  type Ask,
  type PaypalKeys,
} from '#outside/gateways/paypal/paypal-asking.ts';
import { followOrder } from '#outside/gateways/paypal/paypal-follow.ts';
import { paypalCertificates } from '#outside/gateways/paypal/paypal-certificate.ts';
import { readNotice } from '#outside/gateways/paypal/paypal-notice.ts';
import { pageAt, understand } from '#outside/gateways/understand.ts';

const id = z.string().regex(/^[\w-]{1,64}$/);
const money = z.object({ currency_code: z.string(), value: z.string() });
const capture = z.object({
  id,
  status: z.string(),
  amount: money,
  custom_id: z.string().nullish(),
  status_details: z.object({ reason: z.string().nullish() }).nullish(),
});
const unit = z.object({
  custom_id: z.string().nullish(),
  payments: z.object({ captures: z.array(capture).nullish() }).nullish(),
});
const order = z.object({
  id,
  status: z.string(),
  purchase_units: z.array(unit).min(1),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).nullish(),
});
const refund = z.object({ id, status: z.string() });
type Order = z.infer<typeof order>;

const FIELD = 127;
const NOT_THERE = 404;
const localeOf: Record<string, string> = {
  en: 'en-US',
  fr: 'fr-FR',
  ar: 'ar-EG',
  tr: 'tr-TR',
  hi: 'hi-IN',
};
/** How a capture stands; one that was refunded had the money. */
const captureStates: Record<string, Outcome['state']> = {
  COMPLETED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  REFUNDED: 'succeeded',
  PENDING: 'processing',
  DECLINED: 'failed',
  FAILED: 'failed',
};
const orderStates: Record<string, Outcome['state']> = {
  CREATED: 'sent',
  SAVED: 'sent',
  PAYER_ACTION_REQUIRED: 'sent',
  APPROVED: 'sent',
  VOIDED: 'cancelled',
};
const refundStates: Record<string, Refunded['state']> = {
  COMPLETED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
};
/** What a capture is answered with when the shopper can not pay so. */
const DECLINED = new Set(
  (
    'INSTRUMENT_DECLINED TRANSACTION_REFUSED PAYER_CANNOT_PAY PAYER_ACCOUNT_RESTRICTED PAYER_ACCOUNT_LOCKED_OR_CLOSED REDIRECT_PAYER_FOR_ALTERNATE_FUNDING COMPLIANCE_VIOLATION TRANSACTION_LIMIT_EXCEEDED ' +
    'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED PAYEE_BLOCKED_TRANSACTION TRANSACTION_BLOCKED_BY_PAYEE DOMESTIC_TRANSACTION_REQUIRED'
  ).split(' '),
);
/**
 * What it is answered with when somebody was faster, or the shopper has not finished: the order
 * itself tells.
 */
const ELSEWHERE = new Set([
  'ORDER_ALREADY_CAPTURED',
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
]);

/**
 * Takes the shop's keys, where PayPal stands (`https://api-m.paypal.com`). Amounts go as decimal
 * text.
 */
export function paypal(keys: PaypalKeys, url: string): Gateway {
  const asked = paypalAsking(keys, url);
  const keyAt = paypalCertificates(url);
  const settle = (known: Known): Promise<Outcome> => settleOrder(asked, known);
  return {
    open: (wish) => openOrder(asked, wish, url),
    confirm: settle,
    checkPayment: settle,
    read: (raw, headers) => readNotice(raw, headers, keys.webhookId, keyAt),
    refund: async (known, wish) =>
      makeRefund(asked, known.providerPaymentRef ?? (await settle(known)).providerPaymentRef, wish),
    checkRefund: async (_, { providerRef }) =>
      toRefunded(await asked(`/v2/payments/refunds/${part(providerRef)}`)),
    follow: (known) => followOrder(asked, known),
    cancel: async () => 'not-supported',
    checkKeys: async () => {
      try {
        return (await askToken(keys, url)).value !== '';
      } catch (problem) {
        if (problem instanceof GatewayProblem && problem.code.startsWith('401')) return false;
        throw problem;
      }
    },
  };
}

const part = (ref: string | null): string => {
  if (ref) return encodeURIComponent(ref);
  throw new GatewayProblem('rejected', 'no reference');
};
const isDone = ({ status }: Answer): boolean => status === 200 || status === 201;

async function openOrder(
  asked: Ask,
  { key, brand, order: { code, title }, amount, language, returnUrl, cancelUrl }: ToOpen,
  url: string,
): Promise<Opened> {
  const body = {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: key,
        custom_id: key,
        invoice_id: fit(`${code} ${key.slice(-8)}`, FIELD),
        description: fit(title, FIELD, code),
        amount: toMoney(amount),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: fit(brand, FIELD, 'Shop'),
          locale: localeOf[language] ?? 'en-US',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      },
    },
  };
  const answer = await asked('/v2/checkout/orders', { body, requestId: key });
  if (!isDone(answer)) throw saysNo(answer);
  const { id: providerRef, links } = understand(order, answer.body);
  const page =
    links?.find(({ rel }) => rel === 'payer-action') ?? links?.find(({ rel }) => rel === 'approve');
  return {
    providerRef,
    action: { kind: 'redirect', url: pageAt(page?.href ?? '', url) },
    expiresAt: null,
  };
}

/**
 * How an order stands. One that the shopper approved is captured now: by the return, by a notice,
 * or when it is looked at, whichever comes first; its number makes them one. It is left when the
 * shop wants no money for it any more (PayPal would keep its fee of money that goes back). PayPal
 * repeats its answer to a number for hours: after a decline the next capture has another.
 */
async function settleOrder(asked: Ask, known: Known): Promise<Outcome> {
  const path = `/v2/checkout/orders/${part(known.providerRef)}`;
  const before = await readOrder(asked, path);
  if (!before)
    return {
      state: 'expired',
      received: null,
      providerRef: known.providerRef,
      providerPaymentRef: null,
      echo: null,
      detail: 'gone',
    };
  if (before.status !== 'APPROVED') return toOutcome(before);
  if (!known.wanted) return { ...toOutcome(before), state: 'cancelled', detail: 'not wanted' };
  const again = known.declines > 0 ? `-${known.declines}` : '';
  const answer = await asked(`${path}/capture`, {
    body: {},
    requestId: `${known.key}-capture${again}`,
  });
  if (isDone(answer)) return toOutcome(understand(order, answer.body));
  const issue = issueOf(answer);
  if (DECLINED.has(issue)) return { ...toOutcome(before), state: 'failed', detail: issue };
  const after = ELSEWHERE.has(issue) ? await readOrder(asked, path) : null;
  if (!after) throw saysNo(answer);
  return toOutcome(after);
}

/** An order as PayPal has it; null when it has lapsed. */
async function readOrder(asked: Ask, path: string): Promise<Order | null> {
  const answer = await asked(path);
  if (answer.status === NOT_THERE) return null;
  if (!isDone(answer)) throw saysNo(answer);
  return understand(order, answer.body);
}

function toOutcome({ id: providerRef, status, purchase_units: [first] }: Order): Outcome {
  const captures = first?.payments?.captures ?? [];
  const best = ['succeeded', 'processing', 'failed'].flatMap((state) =>
    captures.filter((one) => captureStates[one.status] === state),
  )[0];
  const state = best ? captureStates[best.status] : orderStates[status];
  if (!state) throw new GatewayProblem('malformed', fit(status, 40));
  return {
    state,
    received: best && state === 'succeeded' ? fromMoney(best.amount) : null,
    providerRef,
    providerPaymentRef: best?.id ?? null,
    echo: best?.custom_id ?? first?.custom_id ?? null,
    detail: fit(
      [status, best?.status, best?.status_details?.reason].filter(Boolean).join(' '),
      100,
    ),
  };
}

async function makeRefund(
  asked: Ask,
  captureId: string | null,
  { key, amount }: ToRefund,
): Promise<Refunded> {
  if (captureId === null) throw new GatewayProblem('rejected', 'not paid');
  return toRefunded(
    await asked(`/v2/payments/captures/${part(captureId)}/refund`, {
      body: { amount: toMoney(amount), custom_id: key },
      requestId: key,
    }),
  );
}

function toRefunded(answer: Answer): Refunded {
  if (!isDone(answer)) throw saysNo(answer);
  const { id: providerRef, status } = understand(refund, answer.body);
  return { providerRef, state: refundStates[status] ?? 'pending' };
}
