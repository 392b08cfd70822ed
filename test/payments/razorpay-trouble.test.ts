import { createHmac } from 'node:crypto';
import Razorpay from 'razorpay';
import {
  validatePaymentVerification,
  validateWebhookSignature,
} from 'razorpay/dist/utils/razorpay-utils.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Gateway } from '#market/payments/gateways/gateway.ts';
import { razorpay } from '#outside/gateways/razorpay/razorpay.ts';
import type { Fault } from '../stand-ins/gateways/stand-in.ts';
import { openRazorpay, type RazorpayStandIn } from '../stand-ins/gateways/razorpay.ts';
import { giveUpOnSilence, money, payer, problemOf, refundOf, wishFor } from './wish.ts';

let there: RazorpayStandIn;
let gateway: Gateway;
beforeAll(async () => {
  there = await openRazorpay();
  gateway = razorpay(there.keys, there.url);
});
afterAll(() => there.close());

const rupees = money(129_900, 'INR');
const { opened, paid } = payer(
  () => ({ gateway, there }),
  rupees,
  ({ providerRef }) => providerRef,
);
const ordersOf = (key: string) =>
  [...there.books.orders.values()].filter(({ receipt }) => receipt === key);

const faults: [Fault, string][] = [
  ['error', 'unavailable'],
  ['hang', 'timeout'],
  ['reset', 'unavailable'],
  ['html', 'malformed'],
  ['rate-limit', 'unavailable'],
  ['huge', 'malformed'],
  ['lost', 'unavailable'],
];
describe.each(faults)('when Razorpay answers with %s', (fault, kind) => {
  beforeAll(giveUpOnSilence);

  it('an order is not made twice', async () => {
    const wish = wishFor(rupees);
    const before = there.log.filter(({ method }) => method === 'POST').length;
    there.fault('/v1/orders', fault);
    expect(await problemOf(() => gateway.open(wish))).toBe(kind);
    expect(there.log.filter(({ method }) => method === 'POST').length).toBe(before);
    const { providerRef } = await gateway.open(wish);
    expect(ordersOf(wish.key).map(({ id }) => id)).toEqual([providerRef]);
  });

  it('a payment is read when it is asked for again', async () => {
    const payment = await opened();
    const { fields } = there.pay(payment.providerRef);
    there.fault('/v1/payments', fault, 2);
    expect(await problemOf(() => gateway.confirm(payment, fields))).toBe(kind);
    there.fault('/v1/payments', fault);
    expect(await gateway.confirm(payment, fields)).toMatchObject({ state: 'succeeded' });
  });

  it('a refund is not made twice', async () => {
    const payment = await paid();
    const wish = refundOf(money(500, 'INR'));
    there.fault('/v1/payments', fault, 2);
    expect(await problemOf(() => gateway.refund(payment, wish))).toBe(kind);
    expect(await gateway.refund(payment, wish)).toMatchObject({ state: 'succeeded' });
    expect(there.books.payments.get(payment.providerPaymentRef ?? '')?.amount_refunded).toBe(500);
  });
});

it('an order whose answer was lost is found and not made again', async () => {
  giveUpOnSilence();
  const wish = wishFor(rupees);
  const posts = () =>
    there.log.filter(({ method, path }) => method === 'POST' && path === '/v1/orders').length;
  const before = posts();
  const real = globalThis.fetch;
  const lose = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    if (init?.method === 'POST') there.fault('/v1/orders', 'lost');
    return real(url, init);
  });
  expect(await problemOf(() => gateway.open(wish))).toBe('unavailable');
  lose.mockRestore();
  const { providerRef } = await gateway.open(wish);
  vi.restoreAllMocks();
  expect(posts()).toBe(before + 1);
  expect(ordersOf(wish.key).map(({ id }) => id)).toEqual([providerRef]);
});

describe('a notice of Razorpay', () => {
  const bytes = (text: string) => Buffer.from(text);
  it('says which payment it is about', async () => {
    const payment = await paid();
    const { body, headers } = there.notice('order.paid', payment.providerRef);
    expect(await gateway.read(bytes(body), new Headers(headers))).toEqual({
      eventId: headers['x-razorpay-event-id'],
      kind: 'order.paid',
      about: {
        providerRef: payment.providerRef,
        key: payment.key,
        providerPaymentRef: payment.providerPaymentRef,
      },
    });
    const { providerRef } = await gateway.refund(payment, refundOf(rupees));
    const refund = there.notice('refund.processed', providerRef);
    expect(await gateway.read(bytes(refund.body), new Headers(refund.headers))).toMatchObject({
      kind: 'refund.processed',
      about: { refundRef: providerRef, providerPaymentRef: payment.providerPaymentRef },
    });
  });

  it('is refused when its signature is not Razorpay’s', async () => {
    const payment = await paid();
    const { body, headers } = there.notice('payment.captured', payment.providerRef);
    const own = headers['x-razorpay-signature'] ?? '';
    const read = (text: string, signature: string | null, secret = there.keys.webhookSecret) =>
      razorpay({ ...there.keys, webhookSecret: secret }, there.url).read(
        bytes(text),
        new Headers({
          'x-razorpay-event-id': 'event',
          ...(signature === null ? {} : { 'x-razorpay-signature': signature }),
        }),
      );
    expect(await read(body, own)).not.toBeNull();
    const other = createHmac('sha256', 'another secret').update(body).digest('hex');
    const none = createHmac('sha256', '').update(body).digest('hex');
    for (const forged of [
      null,
      '',
      'f'.repeat(64),
      other,
      `${own}, ${own}`,
      own.slice(0, -1),
      ` ${own}x`,
    ])
      expect(await read(body, forged), String(forged)).toBeNull();
    expect(await read(body.replace('captured', 'authorized'), own)).toBeNull();
    expect(await read(body, none, '')).toBeNull();
    expect(
      await read('', createHmac('sha256', there.keys.webhookSecret).update('').digest('hex')),
    ).toBeNull();
    expect(
      await read('[]', createHmac('sha256', there.keys.webhookSecret).update('[]').digest('hex')),
    ).toBeNull();
  });
});

it('wrong keys are noticed', async () => {
  expect(await gateway.checkKeys()).toBe(true);
  expect(await razorpay({ ...there.keys, keySecret: 'wrong' }, there.url).checkKeys()).toBe(false);
});

describe('Razorpay’s own client', () => {
  it('drives the stand-in, and is refused where Razorpay would refuse', async () => {
    const client = new Razorpay({ key_id: there.keys.keyId, key_secret: there.keys.keySecret });
    Reflect.get(Reflect.get(client, 'api'), 'rq').defaults.baseURL = there.url;
    const order = await client.orders.create({
      amount: 5_000,
      currency: 'INR',
      receipt: 'own-client',
    });
    const { fields } = there.pay(order.id);
    const id = fields.razorpay_payment_id ?? '';
    expect(await client.payments.fetch(id)).toMatchObject({
      status: 'captured',
      order_id: order.id,
      amount: 5_000,
    });
    expect((await client.orders.fetchPayments(order.id)).items.map((one) => one.id)).toEqual([id]);
    expect((await client.orders.all({ receipt: 'own-client' })).items.map((one) => one.id)).toEqual(
      [order.id],
    );
    expect(await client.payments.refund(id, { amount: 2_000 })).toMatchObject({
      payment_id: id,
      status: 'processed',
    });
    await expect(client.payments.refund(id, { amount: 4_000 })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(client.orders.create({ amount: 50, currency: 'INR' })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('finds the stand-in’s signatures right, and a changed one wrong', async () => {
    const payment = await opened();
    const { fields } = there.pay(payment.providerRef);
    const { body, headers } = there.notice('order.paid', payment.providerRef);
    const [payment_id = '', signature = '', header = ''] = [
      fields.razorpay_payment_id,
      fields.razorpay_signature,
      headers['x-razorpay-signature'],
    ];
    expect(
      validatePaymentVerification(
        { order_id: payment.providerRef, payment_id },
        signature,
        there.keys.keySecret,
      ),
    ).toBe(true);
    expect(
      validatePaymentVerification(
        { order_id: 'order_other', payment_id },
        signature,
        there.keys.keySecret,
      ),
    ).toBe(false);
    expect(validateWebhookSignature(body, header, there.keys.webhookSecret)).toBe(true);
    expect(validateWebhookSignature(`${body} `, header, there.keys.webhookSecret)).toBe(false);
  });
});

describe('money that was authorised and that nobody took', () => {
  it('fails when the order’s own time is over, and is no longer waited for', async () => {
    const payment = await opened(money(129_900, 'INR'), {
      expiresAt: new Date(Date.now() + 30 * 60_000),
    });
    there.hold(payment.providerRef);
    expect(await gateway.checkPayment(payment)).toMatchObject({ state: 'processing' });
    there.books.pass(payment.providerRef, 31);
    expect(await gateway.checkPayment(payment)).toMatchObject({ state: 'failed', received: null });
  });
});
