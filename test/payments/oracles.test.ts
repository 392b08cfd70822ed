// Checks adapters and stand-ins against what Stripe and PayPal publish, so that both cannot be
// wrong together.
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway, PaymentToFind } from '#market/payments/gateways/gateway.ts';
import { paypal } from '#outside/gateways/paypal/paypal.ts';
import { stripe } from '#outside/gateways/stripe/stripe.ts';
import { openPaypal, type PaypalStandIn } from '../stand-ins/gateways/paypal.ts';
import { openStripe, type StripeStandIn } from '../stand-ins/gateways/stripe.ts';
import { hasOracles, paypalSchemas, stripeSample, unlike } from './oracles.ts';
import { paymentFor, money, newKey, refundOf, wishFor } from './wish.ts';

const price = money(1999, 'USD');
type Json = Record<string, unknown>;
async function opened(gateway: Gateway): Promise<PaymentToFind & { providerRef: string }> {
  const wish = wishFor(price);
  const made = await gateway.open(wish);
  return { ...paymentFor(wish, made), providerRef: made.providerRef };
}

describe('Stripe', () => {
  let there: StripeStandIn;
  let gateway: Gateway;
  let payment: PaymentToFind & { providerRef: string };
  beforeAll(async () => {
    there = await openStripe();
    gateway = stripe(there.keys, there.url);
    payment = await opened(gateway);
    there.pay(payment.providerRef);
  });
  afterAll(() => there.close());

  it.skipIf(!hasOracles)(
    'has samples like the stand-in’s objects, and an invented field is noticed',
    async () => {
      const { providerRef } = await gateway.refund(payment, refundOf(price));
      const get = async (path: string) =>
        (
          await fetch(`${there.url}/v1/${path}`, {
            headers: { authorization: `Bearer ${there.keys.secretKey}` },
          })
        ).json() as Promise<Json>;
      const session = await get(`checkout/sessions/${payment.providerRef}`);
      const expanded = await get(
        `checkout/sessions/${payment.providerRef}?expand[0]=payment_intent`,
      );
      expect(unlike(stripeSample('checkout.session'), session)).toEqual([]);
      expect(unlike(stripeSample('payment_intent'), expanded.payment_intent as Json)).toEqual([]);
      expect(unlike(stripeSample('refund'), await get(`refunds/${providerRef}`))).toEqual([]);
      expect(
        unlike(
          stripeSample('event'),
          JSON.parse(there.notice('checkout.session.completed', payment.providerRef).body) as Json,
        ),
      ).toEqual([]);
      expect(
        unlike(stripeSample('checkout.session'), {
          ...session,
          amount_totl: 1,
          expires_at: 'soon',
        }),
      ).toEqual(['expires_at', 'amount_totl']);
    },
  );

  it.skipIf(!hasOracles)(
    'has samples like the stand-in’s disputes and what they move',
    async () => {
      const id = there.disputes.open(payment.providerRef, { due: new Date() });
      there.disputes.hold(id, { fee: 1_500 });
      const {
        data: { object: dispute },
      } = JSON.parse(there.notice('charge.dispute.funds_withdrawn', id).body) as {
        data: { object: Json };
      };
      const [moved = {}] = dispute.balance_transactions as Json[];
      const details = stripeSample('dispute').evidence_details as Json;
      expect(unlike(stripeSample('dispute'), dispute)).toEqual([]);
      expect(unlike(details, dispute.evidence_details as Json)).toEqual([]);
      expect(unlike(stripeSample('balance_transaction'), moved)).toEqual([]);
      expect(moved).toMatchObject({ amount: -1_999, fee: 1_500, net: -3_499 });
      expect(
        unlike(stripeSample('dispute'), { ...dispute, amount: '19.99', statuss: 'won' }),
      ).toEqual(['amount', 'statuss']);
    },
  );

  it('has an SDK that knows the stand-in’s money as its own', async () => {
    const client = new Stripe(there.keys.secretKey, {
      host: '127.0.0.1',
      port: new URL(there.url).port,
      protocol: 'http',
      telemetry: false,
    });
    const session = await client.checkout.sessions.retrieve(payment.providerRef);
    expect([
      session.payment_status,
      session.amount_total,
      session.currency,
      session.client_reference_id,
    ]).toEqual(['paid', 1999, 'usd', payment.key]);
    await expect(
      client.checkout.sessions.create({ mode: 'payment', line_items: [] }),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  });
});

describe.skipIf(!hasOracles)('PayPal', () => {
  const orders = hasOracles ? paypalSchemas('checkout_orders_v2') : never;
  const payments = hasOracles ? paypalSchemas('payments_payment_v2') : never;
  let there: PaypalStandIn;
  let gateway: Gateway;
  let payment: PaymentToFind & { providerRef: string };
  let capture: string | null;
  let bearer: string;
  beforeAll(async () => {
    there = await openPaypal();
    gateway = paypal(there.keys, there.url);
    payment = await opened(gateway);
    there.pay(payment.providerRef);
    capture = (await gateway.confirm(payment, {})).providerPaymentRef;
    const { clientId, clientSecret } = there.keys;
    const login = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const authorization = `Basic ${login}`;
    bearer = (
      (await (
        await fetch(`${there.url}/v1/oauth2/token`, {
          method: 'POST',
          body: 'grant_type=client_credentials',
          headers: { authorization },
        })
      ).json()) as { access_token: string }
    ).access_token;
  });
  afterAll(() => there.close());
  const callPaypal = async (path: string, body?: object) =>
    (
      await fetch(`${there.url}/v2/${path}`, {
        headers: { authorization: `Bearer ${bearer}`, 'paypal-request-id': newKey() },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      })
    ).json() as Promise<Json>;
  const sent = (end: string) =>
    JSON.parse(
      there.log.filter(({ method, path }) => method === 'POST' && path.endsWith(end)).at(-1)
        ?.body ?? 'null',
    ) as Json & { purchase_units: Json[] };

  it('is asked with the fields of its description, and others are noticed', async () => {
    await gateway.refund(payment, refundOf(money(5, 'USD')));
    const good = sent('/orders');
    const [unit] = good.purchase_units;
    const request = orders('order_request');
    const window = there.payInWindow({ minor: 700 });
    expect(await gateway.find?.(window)).toMatchObject({ providerRef: window, state: 'succeeded' });
    for (const [check, value] of [
      [request, good],
      [request, sent('/orders')],
      [orders('order_capture_request'), sent('/capture')],
      [payments('refund_request'), sent('/refund')],
    ] as const)
      expect(check(value), `${JSON.stringify(value)} ${JSON.stringify(check.errors)}`).toBe(true);
    const wrong = [
      { intent: 'GIVE' },
      { purchase_units: [] },
      { purchase_units: [{ ...unit, amount: { currency_code: 'USD', value: '1,99' } }] },
      { purchase_units: [{ ...unit, custom_id: 'x'.repeat(128) }] },
    ];
    for (const change of wrong)
      expect(request({ ...good, ...change }), JSON.stringify(change)).toBe(false);
    expect(payments('refund_request')({ amount: { value: '1.00' } })).toBe(false);
  });

  it('answers with the fields of its description, and others are noticed', async () => {
    const waiting = await opened(gateway);
    const { providerRef } = await gateway.refund(payment, refundOf(money(6, 'USD')));
    const paths = [
      [orders('order'), `checkout/orders/${payment.providerRef}`],
      [orders('order'), `checkout/orders/${waiting.providerRef}`],
      [orders('order'), `checkout/orders/${there.payInWindow({ minor: 700 })}`],
      [payments('capture'), `payments/captures/${capture}`],
      [payments('refund'), `payments/refunds/${providerRef}`],
      [orders('error_404'), 'checkout/orders/NOBODY'],
    ] as const;
    for (const [check, path] of paths)
      expect([check(await callPaypal(path)), check.errors], path).toEqual([true, null]);
    expect([
      orders('order')({ status: 'DONE' }),
      payments('refund')({ id: 'x', status: 'GONE' }),
      payments('capture')({ status: 'GONE' }),
    ]).toEqual([false, false, false]);
  });

  it('refuses with the fields of its description, and others are noticed', async () => {
    const waiting = await opened(gateway);
    const declined = await opened(gateway);
    const good = sent('/orders');
    const create = orders('422');
    const captured = orders('orders.capture-422');
    const refunded = payments('captures.refund-422');
    there.decline(declined.providerRef);
    const make = (currency_code: string, value: string) =>
      callPaypal('checkout/orders', {
        ...good,
        purchase_units: [{ ...good.purchase_units[0], amount: { currency_code, value } }],
      });
    const take = (ref: string) => callPaypal(`checkout/orders/${ref}/capture`, {});
    const giveBack = (value: string, currency_code = 'USD') =>
      callPaypal(`payments/captures/${capture}/refund`, { amount: { currency_code, value } });
    const disputed = await opened(gateway);
    there.pay(disputed.providerRef);
    const ref = (await gateway.confirm(disputed, {})).providerPaymentRef;
    const id = there.disputes.open(disputed.providerRef);
    const giveDisputed = () =>
      callPaypal(`payments/captures/${ref}/refund`, {
        amount: { currency_code: 'USD', value: '1.00' },
      });
    const whileOpen = await giveDisputed();
    there.disputes.end(id, 'lost');
    const refusals = [
      [refunded, whileOpen, 'TRANSACTION_DISPUTED'],
      [refunded, await giveDisputed(), 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK'],
      [create, await make('TRY', '1.00'), 'INVALID_CURRENCY_CODE'],
      [create, await make('JPY', '1.50'), 'DECIMAL_PRECISION'],
      [create, await make('USD', '0.00'), 'CANNOT_BE_ZERO_OR_NEGATIVE'],
      [captured, await take(payment.providerRef), 'ORDER_ALREADY_CAPTURED'],
      [captured, await take(waiting.providerRef), 'ORDER_NOT_APPROVED'],
      [captured, await take(declined.providerRef), 'INSTRUMENT_DECLINED'],
      [refunded, await giveBack('20.00'), 'REFUND_AMOUNT_EXCEEDED'],
      [refunded, await giveBack('1.00', 'EUR'), 'REFUND_CAPTURE_CURRENCY_MISMATCH'],
      [orders('404'), await take('NOBODY'), 'INVALID_RESOURCE_ID'],
    ] as const;
    for (const [check, answer, issue] of refusals)
      expect([answer, check(answer), check.errors]).toEqual([
        expect.objectContaining({ details: [{ issue }] }),
        true,
        null,
      ]);
    expect(captured({ details: [{ issue: 'NO_SUCH_ISSUE' }] })).toBe(false);
  });
});

const never = (): never => {
  throw new Error('no description is there');
};
