// The gateways' stand-ins for crashes: the shop's calls, and the stand-ins' books.
import { expect, vi } from 'vitest';
import { minorOf } from '#base/currency.ts';
import { orderMethod } from '#contract/constants.ts';
import type { GatewayName, Handle } from '../payments/at-shop.ts';
import { openFlutterwave } from '../stand-ins/gateways/flutterwave.ts';
import { openIyzico } from '../stand-ins/gateways/iyzico.ts';
import { openPaypal } from '../stand-ins/gateways/paypal.ts';
import { openRazorpay } from '../stand-ins/gateways/razorpay.ts';
import type { StandIn } from '../stand-ins/gateways/stand-in.ts';
import { openStripe } from '../stand-ins/gateways/stripe.ts';

/** A payment whose money the gateway has: our key, and the minor units received and refunded. */
export type Taken = { key: string; amount: number; back: number };
/**
 * The beginning of each call: method and path. `confirm` is the shop's check when a shopper comes
 * back, `check` the one without.
 */
export type CallsOf = { open: string; confirm: string; check: string; refund: string };
export type Gate = {
  name: GatewayName;
  method: number;
  there: Handle;
  calls: CallsOf;
  /** Its notice kind for a successful payment. */
  paid: string;
  /** The money of the payments with these ids. */
  taken: (refs: string[]) => Promise<Taken[]>;
  /**
   * The number of pages for one of our keys; null if the gateway makes another page for the same
   * payment.
   */
  pages: (key: string) => Promise<number | null>;
};

export const gateNames: GatewayName[] = ['razorpay', 'stripe', 'paypal', 'flutterwave', 'iyzico'];

/** Opens a stand-in for every gateway, in the order of `gateNames`. */
export const openGates = (): Promise<Gate[]> =>
  Promise.all([razorpay(), stripe(), paypal(), flutterwave(), iyzico()]);

async function razorpay(): Promise<Gate> {
  const there = await openRazorpay();
  const { orders, payments } = there.books;
  return {
    name: 'razorpay',
    method: orderMethod.razorpay,
    there,
    paid: 'order.paid',
    calls: {
      open: 'POST /v1/orders',
      confirm: 'GET /v1/payments/',
      check: 'GET /v1/orders/',
      refund: 'POST /v1/payments/',
    },
    taken: async () =>
      [...payments.values()]
        .filter(({ captured }) => captured)
        .map(({ order_id: order, amount, amount_refunded: back }) => ({
          key: orders.get(order)?.receipt ?? '',
          amount,
          back,
        })),
    pages: async (key) => [...orders.values()].filter(({ receipt }) => receipt === key).length,
  };
}

async function stripe(): Promise<Gate> {
  type Session = {
    payment_status: string;
    client_reference_id: string;
    amount_total: number;
    payment_intent: string;
  };
  const there = await openStripe();
  const list = async <T>(path: string) =>
    (
      (await (
        await fetch(`${there.url}/v1/${path}`, {
          headers: { authorization: `Bearer ${there.keys.secretKey}` },
        })
      ).json()) as { data: T[] }
    ).data;
  const back = async (intent: string) =>
    (await list<{ amount: number; status: string }>(`refunds?payment_intent=${intent}`))
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  return {
    name: 'stripe',
    method: orderMethod.stripe,
    there,
    paid: 'checkout.session.completed',
    calls: {
      open: 'POST /v1/checkout/sessions',
      confirm: 'GET /v1/checkout/sessions/',
      check: 'GET /v1/checkout/sessions/',
      refund: 'POST /v1/refunds',
    },
    taken: async () =>
      Promise.all(
        (await list<Session>('checkout/sessions'))
          .filter(({ payment_status: paid }) => paid === 'paid')
          .map(
            async ({ client_reference_id: key, amount_total: amount, payment_intent: intent }) => ({
              key,
              amount,
              back: await back(intent),
            }),
          ),
      ),
    pages: async (key) =>
      (await list<Session>('checkout/sessions')).filter((one) => one.client_reference_id === key)
        .length,
  };
}

/**
 * An uncaptured payment is no money, and captures with one request id are one: taken from the log,
 * because the books are private.
 */
async function paypal(): Promise<Gate> {
  type Order = {
    purchase_units: {
      custom_id: string;
      amount: { value: string };
      payments?: { captures: { id: string; status: string }[] };
    }[];
  };
  const there = await openPaypal();
  const cents = (value: string) => minorOf(value, 2) ?? NaN;
  const numbers = (path: RegExp, has = '') =>
    new Map(
      there.log
        .filter((one) => one.method === 'POST' && path.test(one.path) && one.body.includes(has))
        .map(({ headers, path: of, body }) => [headers['paypal-request-id'] ?? '', { of, body }]),
    );
  const back = (capture: string) =>
    [...numbers(/\/refund$/).values()]
      .filter(({ of }) => of.includes(capture))
      .reduce(
        (sum, { body }) =>
          sum + cents((JSON.parse(body) as { amount: { value: string } }).amount.value),
        0,
      );
  return {
    name: 'paypal',
    method: orderMethod.paypal,
    there,
    paid: 'CHECKOUT.ORDER.APPROVED',
    calls: {
      open: 'POST /v2/checkout/orders',
      confirm: 'POST /v2/checkout/orders/',
      check: 'GET /v2/checkout/orders/',
      refund: 'POST /v2/payments/captures/',
    },
    taken: async (refs) =>
      refs
        .flatMap(
          (ref) =>
            (JSON.parse(there.notice('CHECKOUT.ORDER.APPROVED', ref).body) as { resource: Order })
              .resource.purchase_units,
        )
        .flatMap(({ custom_id: key, amount: { value }, payments }) =>
          (payments?.captures ?? [])
            .filter(({ status }) => /COMPLETED|REFUNDED/.test(status))
            .map(({ id }) => ({ key, amount: cents(value), back: back(id) })),
        ),
    pages: async (key) => numbers(/\/v2\/checkout\/orders$/, key).size,
  };
}

async function flutterwave(): Promise<Gate> {
  const there = await openFlutterwave();
  const { transactions, refunds } = there.books;
  const back = (id: number) =>
    refunds
      .filter(({ transaction }) => transaction === id)
      .reduce((sum, { minor }) => sum + minor, 0);
  return {
    name: 'flutterwave',
    method: orderMethod.flutterwave,
    there,
    paid: 'charge.completed',
    calls: {
      open: 'POST /v3/payments',
      confirm: 'GET /v3/transactions/',
      check: 'GET /v3/transactions/',
      refund: 'POST /v3/transactions/',
    },
    taken: async () =>
      transactions
        .filter(({ status }) => status === 'successful')
        .map(({ txRef: key, minor: amount, id }) => ({ key, amount, back: back(id) })),
    pages: async () => null,
  };
}

async function iyzico(): Promise<Gate> {
  const there = await openIyzico();
  const detail = 'POST /payment/iyzipos/checkoutform/auth/ecom/detail';
  return {
    name: 'iyzico',
    method: orderMethod.iyzico,
    there,
    paid: 'CHECKOUT_FORM_AUTH',
    calls: {
      open: 'POST /payment/iyzipos/checkoutform/initialize/',
      confirm: detail,
      check: detail,
      refund: 'POST /v2/payment/refund',
    },
    taken: async () =>
      there.books.payments
        .filter(({ status }) => status === 'SUCCESS')
        .map(({ form: { conversationId: key, minor: amount }, refunds }) => ({
          key,
          amount,
          back: refunds.reduce((sum, { minor }) => sum + minor, 0),
        })),
    pages: async () => null,
  };
}

/**
 * Makes the next such call hang, or act without an answer; returns a function that waits for it.
 */
export function stall(
  { there }: { there: StandIn },
  call: string,
  fault: 'hang' | 'mute',
): () => Promise<void> {
  const came = () =>
    there.log.filter(({ method, path }) => `${method} ${path}`.startsWith(call)).length;
  const before = came();
  there.fault(call, fault);
  return () =>
    vi.waitFor(() => expect(came()).toBeGreaterThan(before), { timeout: 60_000, interval: 20 });
}
