// Razorpay: an order made by our server, its hosted page by a form, back by a POST with a
// signature. A payment that failed may still come.
import { z } from 'zod';
import { exponentOf } from '#base/currency.ts';
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
import { ask, askTwice, type Answer, type Asking } from '#outside/gateways/ask.ts';
import { fit } from '#outside/gateways/fit.ts';
import { hexHmac, isSame } from '#outside/gateways/hmac.ts';
import { followPayment } from '#outside/gateways/razorpay/razorpay-follow.ts';
import { readNotice } from '#outside/gateways/razorpay/razorpay-notice.ts';
import { refused, understand } from '#outside/gateways/understand.ts';

export type RazorpayKeys = { keyId: string; keySecret: string; webhookSecret: string };
type Ask = (path: string, asking?: Partial<Asking>) => Promise<Answer>;
type Paid = z.infer<typeof payment>;

const order = z.object({
  id: z.string().regex(/^order_\w+$/),
  receipt: z.string().nullish(),
  amount: z.number().int(),
  currency: z.string(),
  created_at: z.number(),
});
const payment = z.object({
  id: z.string().regex(/^pay_\w+$/),
  order_id: z.string().nullable(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  captured: z.boolean().nullish(),
  error_reason: z.string().nullish(),
});
const refund = z.object({ id: z.string().regex(/^rfnd_\w+$/), status: z.string() });
const problem = z.object({ error: z.object({ code: z.string() }) });
const listOf = <T extends z.ZodType>(one: T) => z.object({ items: z.array(one) });

const RUNNING = 409;
const UNKNOWN_KEYS = 401;
/**
 * Minutes in which money that was authorised late is still taken; Razorpay knows no less and no
 * more.
 * Later it goes back by itself, at once: left out, `manual_expiry_period` is five days, and so long
 * nobody would know how the payment ends.
 */
const LATE_MIN = { least: 12, most: 7200 };
const refundStates: Record<string, Refunded['state']> = {
  processed: 'succeeded',
  failed: 'failed',
};

/**
 * Takes the shop's keys, where Razorpay stands (`https://api.razorpay.com`). Amounts go in the
 * currency's smallest unit.
 */
export function razorpay(keys: RazorpayKeys, url: string): Gateway {
  const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;
  const by =
    (how: typeof ask): Ask =>
    (path, asking) =>
      how({
        method: 'GET',
        url: `${url}/v1${path}`,
        ...asking,
        headers: {
          authorization,
          ...(asking?.body ? { 'content-type': 'application/json' } : {}),
          ...asking?.headers,
        },
      });
  const once = by(ask);
  const twice = by(askTwice);
  const checkPayment = (known: Known): Promise<Outcome> => checkOrder(twice, known);
  return {
    open: async (wish) =>
      openedAs(wish, (await findOrder(once, wish)) ?? (await makeOrder(once, wish)), keys, url),
    checkPayment,
    confirm: async (known, brought) =>
      (await signedPayment(twice, known, brought, keys.keySecret)) ?? checkPayment(known),
    read: async (raw, headers) => readNotice(raw, headers, keys.webhookSecret),
    refund: (known, wish) => makeRefund(twice, known, wish),
    checkRefund: async ({ providerPaymentRef }, { providerRef }) =>
      toRefunded(await twice(`/payments/${part(providerPaymentRef)}/refunds/${part(providerRef)}`)),
    follow: (known) => followPayment(twice, known),
    cancel: async () => 'not-supported',
    checkKeys: async () => {
      const answer = await twice('/orders?count=1');
      if (answer.status !== UNKNOWN_KEYS && answer.status !== 200) throw saysNo(answer);
      return answer.status === 200;
    },
  };
}

const part = (ref: string | null): string => {
  if (ref) return encodeURIComponent(ref);
  throw new GatewayProblem('rejected', 'no reference');
};
const saysNo = (answer: Answer): GatewayProblem =>
  refused(answer, problem.safeParse(answer.body).data?.error.code);
const taken = <T>(shape: z.ZodType<T>, answer: Answer): T => {
  if (answer.status === 200) return understand(shape, answer.body);
  throw saysNo(answer);
};

/**
 * The order that was made with this key: the first one, should two have been made at the same time.
 */
async function findOrder(
  asked: Ask,
  { key, amount }: Pick<ToOpen, 'key' | 'amount'>,
): Promise<string | null> {
  const { items } = taken(listOf(order), await asked(`/orders?receipt=${encodeURIComponent(key)}`));
  const [first] = items
    .filter(({ receipt }) => receipt === key)
    .sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
  if (first && (first.amount !== amount.minor || first.currency !== amount.currency))
    throw new GatewayProblem('rejected', 'another amount');
  return first?.id ?? null;
}

/** Orders have no idempotency key. Whoever made one at the same moment finds the same first one. */
async function makeOrder(once: Ask, wish: ToOpen): Promise<string> {
  const late = Math.ceil((wish.expiresAt.getTime() - Date.now()) / 60_000);
  const period = Math.min(Math.max(late, LATE_MIN.least), LATE_MIN.most);
  const body = {
    amount: wish.amount.minor,
    currency: wish.amount.currency,
    receipt: wish.key,
    notes: { order: wish.order.code },
    payment: {
      capture: 'automatic',
      capture_options: {
        automatic_expiry_period: period,
        manual_expiry_period: period,
        refund_speed: 'normal',
      },
    },
  };
  const { id } = taken(
    order,
    await once('/orders', { method: 'POST', body: JSON.stringify(body) }),
  );
  return (await findOrder(once, wish)) ?? id;
}

function openedAs(
  { brand, amount, buyer, order: { code, title }, returnUrl, cancelUrl }: ToOpen,
  id: string,
  { keyId }: RazorpayKeys,
  url: string,
): Opened {
  const fields = {
    key_id: keyId,
    order_id: id,
    amount: String(amount.minor),
    currency: amount.currency,
    name: fit(brand, 100),
    description: fit(title, 255),
    'prefill[name]': fit(buyer.name, 100),
    'prefill[email]': fit(buyer.email, 255),
    'prefill[contact]': fit(buyer.phone, 20),
    'notes[order]': fit(code, 255),
    callback_url: returnUrl,
    cancel_url: cancelUrl,
  };
  return {
    providerRef: id,
    action: { kind: 'form', url: `${url}/v1/checkout/embedded`, fields },
    expiresAt: null,
  };
}

/**
 * The payment that a browser brought, when Razorpay signed it for our own order and says that it
 * has the money.
 */
async function signedPayment(
  twice: Ask,
  known: Known,
  brought: Record<string, string>,
  secret: string,
): Promise<Outcome | null> {
  const { razorpay_payment_id: id, razorpay_signature: signature } = brought;
  if (
    !known.providerRef ||
    !id ||
    !secret ||
    !isSame(hexHmac(secret, `${known.providerRef}|${id}`), signature)
  )
    return null;
  const paid = taken(payment, await twice(`/payments/${part(id)}`));
  return paid.order_id === known.providerRef && hasMoney(paid) ? toOutcome(known, paid) : null;
}

async function checkOrder(twice: Ask, known: Known): Promise<Outcome> {
  const id = known.providerRef ?? (await findOrder(twice, known));
  if (!id) return toOutcome(known, undefined);
  const { items } = taken(listOf(payment), await twice(`/orders/${part(id)}/payments`));
  return toOutcome(
    { ...known, providerRef: id },
    items.find(hasMoney) ??
      items.find(({ status }) => status === 'authorized') ??
      items.find(({ status }) => status === 'created') ??
      items[0],
  );
}

/** `refunded` without a capture: nobody took it in time, and Razorpay let it go. */
const stateWithout: Record<string, Outcome['state']> = {
  authorized: 'processing',
  failed: 'failed',
  refunded: 'failed',
};
const hasMoney = ({ status, captured }: Paid): boolean =>
  status === 'captured' || captured === true;

/**
 * Razorpay gives its order back and not our key: it stands for the key, and another order for
 * another's.
 */
function toOutcome({ key, providerRef }: Known, paid: Paid | undefined): Outcome {
  if (!paid)
    return {
      state: 'sent',
      received: null,
      providerRef,
      providerPaymentRef: null,
      echo: null,
      detail: '',
    };
  const state = hasMoney(paid) ? 'succeeded' : (stateWithout[paid.status] ?? 'sent');
  return {
    state,
    received: hasMoney(paid)
      ? { minor: paid.amount, currency: paid.currency, exponent: exponentOf(paid.currency) }
      : null,
    providerRef,
    providerPaymentRef: paid.id,
    echo: paid.order_id === providerRef ? key : paid.order_id,
    detail: fit([paid.status, paid.error_reason].filter(Boolean).join(' '), 100),
  };
}

/**
 * Repeated with the same key and the same words, Razorpay answers the same refund; while the first
 * is still running it says so.
 */
async function makeRefund(
  twice: Ask,
  { providerPaymentRef }: Known,
  { key, amount, reason }: ToRefund,
): Promise<Refunded> {
  const body = JSON.stringify({
    amount: amount.minor,
    speed: 'normal',
    receipt: key,
    notes: { reason: fit(reason, 255) },
  });
  const answer = await twice(`/payments/${part(providerPaymentRef)}/refund`, {
    method: 'POST',
    body,
    headers: { 'x-refund-idempotency': key },
  });
  if (answer.status === RUNNING) throw new GatewayProblem('unavailable', String(RUNNING));
  return toRefunded(answer);
}

function toRefunded(answer: Answer): Refunded {
  const { id, status } = taken(refund, answer);
  return { providerRef: id, state: refundStates[status] ?? 'pending' };
}
