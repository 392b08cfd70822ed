// Razorpay's order for a payment: made once for each key, and paid on Razorpay's page.
import { z } from 'zod';
import { GatewayProblem, type Opened, type ToOpen } from '#market/payments/gateways/gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import {
  listOf,
  acceptedAnswer,
  type Send,
  type RazorpayKeys,
} from '#outside/gateways/razorpay/razorpay-client.ts';

const order = z.object({
  id: z.string().regex(/^order_\w+$/),
  receipt: z.string().nullish(),
  amount: z.number().int(),
  currency: z.string(),
  created_at: z.number(),
});
/**
 * How many minutes a late authorisation is still captured; Razorpay's limits. After that it is
 * refunded at once. Without it, `manual_expiry_period` is five days, and the outcome would stay
 * unknown that long.
 */
const LATE_MIN = { least: 12, most: 7200 };

/**
 * Finds or creates the order of a payment, and returns how its page is opened; `url` is Razorpay's
 * API. Safe to repeat with the same key. Throws a GatewayProblem.
 */
export async function openOrder(
  once: Send,
  wish: ToOpen,
  keys: RazorpayKeys,
  url: string,
): Promise<Opened> {
  const id = (await findOrder(once, wish)) ?? (await makeOrder(once, wish));
  return openedAs(wish, id, keys, url);
}

/**
 * The order that was created with this key: the first one, if two were created at once; null if
 * there is none. Throws a GatewayProblem, rejected, if its amount differs.
 */
export async function findOrder(
  ask: Send,
  { key, amount }: Pick<ToOpen, 'key' | 'amount'>,
): Promise<string | null> {
  const { items } = acceptedAnswer(
    listOf(order),
    await ask(`/orders?receipt=${encodeURIComponent(key)}`),
  );
  const [first] = items
    .filter(({ receipt }) => receipt === key)
    .sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
  if (first && (first.amount !== amount.minor || first.currency !== amount.currency))
    throw new GatewayProblem('rejected', 'another amount');
  return first?.id ?? null;
}

/** Orders have no idempotency key: of two created at once, both callers find the same first one. */
async function makeOrder(once: Send, wish: ToOpen): Promise<string> {
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
  const { id } = acceptedAnswer(
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
