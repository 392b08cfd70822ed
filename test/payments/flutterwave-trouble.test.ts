import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Gateway } from '#market/payments/gateways/gateway.ts';
import { flutterwave } from '#outside/gateways/flutterwave/flutterwave.ts';
import type { Fault } from '../stand-ins/gateways/stand-in.ts';
import { openFlutterwave, type FlutterwaveStandIn } from '../stand-ins/gateways/flutterwave.ts';
import * as shapes from './flutterwave-shapes.ts';
import { giveUpOnSilence, paymentFor, money, payer, problemOf, refundOf, wishFor } from './wish.ts';

let there: FlutterwaveStandIn;
let gateway: Gateway;
beforeAll(async () => {
  there = await openFlutterwave();
  gateway = flutterwave(there.keys, there.url);
});
afterAll(() => there.close());

const naira = money(1_299_990, 'NGN');
const { opened, paid } = payer(
  () => ({ gateway, there }),
  naira,
  ({ key }) => key,
);

const faults: [Fault, string][] = [
  ['error', 'unavailable'],
  ['hang', 'timeout'],
  ['reset', 'unavailable'],
  ['html', 'malformed'],
  ['rate-limit', 'unavailable'],
  ['huge', 'malformed'],
  ['lost', 'unavailable'],
];
describe.each(faults)('when Flutterwave answers with %s', (fault, kind) => {
  beforeAll(giveUpOnSilence);

  it('a link that is opened again is the same payment', async () => {
    const wish = wishFor(naira);
    there.fault('/v3/payments', fault);
    expect(await problemOf(() => gateway.open(wish))).toBe(kind);
    expect(await gateway.open(wish)).toMatchObject({ providerRef: wish.key });
    there.pay(wish.key);
    expect(await gateway.checkPayment(paymentFor(wish, null))).toMatchObject({
      state: 'succeeded',
      received: naira,
    });
  });

  it('a payment is read when it is asked for again', async () => {
    const payment = await opened();
    const { fields } = there.pay(payment.key);
    there.fault('/v3/transactions', fault, 2);
    expect(await problemOf(() => gateway.confirm(payment, fields))).toBe(kind);
    there.fault('/v3/transactions', fault);
    expect(await gateway.confirm(payment, fields)).toMatchObject({ state: 'succeeded' });
  });

  it('a refund is not made twice', async () => {
    const payment = await paid();
    const wish = refundOf(money(500, 'NGN'));
    there.fault(`/v3/transactions/${payment.providerPaymentRef}/refund`, fault);
    expect(await problemOf(() => gateway.refund(payment, wish))).toBe(kind);
    expect(await gateway.refund(payment, wish)).toMatchObject({ state: 'succeeded' });
    expect(
      there.books.refunds.filter(
        ({ transaction }) => String(transaction) === payment.providerPaymentRef,
      ),
    ).toHaveLength(1);
  });

  it('a refund is not made where nobody knows whether it was made before', async () => {
    const payment = await paid();
    there.fault('/v3/refunds', fault, 2);
    expect(await problemOf(() => gateway.refund(payment, refundOf(money(500, 'NGN'))))).toBe(kind);
    expect(
      there.books.refunds.filter(
        ({ transaction }) => String(transaction) === payment.providerPaymentRef,
      ),
    ).toHaveLength(0);
  });
});

describe('a notice of Flutterwave', () => {
  const bytes = (text: string) => Buffer.from(text);
  it('says which payment it may be about, and is the same notice each time', async () => {
    const payment = await paid();
    const { body, headers } = there.notice('charge.completed', payment.key);
    const read = await gateway.read(bytes(body), new Headers(headers));
    expect(read).toEqual({
      eventId: `charge.completed:${payment.providerPaymentRef}:successful`,
      kind: 'charge.completed',
      about: { key: payment.key, providerPaymentRef: payment.providerPaymentRef },
    });
    const { providerRef } = await gateway.refund(payment, refundOf(naira));
    const refund = there.notice('refund.completed', providerRef);
    expect(await gateway.read(bytes(refund.body), new Headers(refund.headers))).toEqual({
      eventId: `refund.completed:${providerRef}:completed`,
      kind: 'refund.completed',
      about: { refundRef: providerRef, providerPaymentRef: payment.providerPaymentRef },
    });
  });

  it('is refused without the password, and always where none is set', async () => {
    const payment = await paid();
    const { body } = there.notice('charge.completed', payment.key);
    const own = there.keys.secretHash;
    const read = (hash: string | null, text = body, secretHash = own) =>
      flutterwave({ ...there.keys, secretHash }, there.url).read(
        bytes(text),
        new Headers(hash === null ? {} : { 'verif-hash': hash }),
      );
    expect(await read(own)).not.toBeNull();
    for (const forged of [
      null,
      '',
      'other',
      `${own}x`,
      own.slice(0, -1),
      `${own}, ${own}`,
      own.toUpperCase(),
    ])
      expect(await read(forged), String(forged)).toBeNull();
    expect(await read('', body, '')).toBeNull();
    for (const text of [
      '',
      'null',
      '[]',
      '{',
      '{"event":"charge.completed"}',
      '{"event":"charge.completed","data":{"id":{},"status":"successful"}}',
    ])
      expect(await read(own, text), text).toBeNull();
  });
});

it('wrong keys are noticed', async () => {
  expect(await gateway.checkKeys()).toBe(true);
  expect(await flutterwave({ ...there.keys, secretKey: 'wrong' }, there.url).checkKeys()).toBe(
    false,
  );
});

it('a payment page that is no web address is refused', async () => {
  const far = flutterwave(there.keys, there.url);
  const real = globalThis.fetch;
  for (const link of ['javascript:alert(1)', 'data:text/html,x', '/pay', '']) {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ status: 'success', message: 'Hosted Link', data: { link } }),
    );
    expect(await problemOf(() => far.open(wishFor(naira))), link).toBe('malformed');
  }
  vi.restoreAllMocks();
  expect(globalThis.fetch).toBe(real);
});

describe('the shapes of Flutterwave’s documentation', () => {
  const get = async (path: string) =>
    (
      await fetch(`${there.url}${path}`, {
        headers: { authorization: `Bearer ${there.keys.secretKey}` },
      })
    ).json();

  it('fit what the shop sends and what the stand-in answers', async () => {
    const payment = await paid();
    const refunded = refundOf(money(500, 'NGN'));
    const { providerRef } = await gateway.refund(payment, refunded);
    const sent = (path: string) =>
      JSON.parse(there.log.filter((one) => one.path === path).at(-1)?.body ?? 'null');
    expect(shapes.newPayment(sent('/v3/payments')), JSON.stringify(shapes.newPayment.errors)).toBe(
      true,
    );
    expect(shapes.newRefund(sent(`/v3/transactions/${payment.providerPaymentRef}/refund`))).toBe(
      true,
    );
    expect(
      shapes.transaction(await get(`/transactions/${payment.providerPaymentRef}/verify`)),
      JSON.stringify(shapes.transaction.errors),
    ).toBe(true);
    expect(
      shapes.transaction(await get(`/transactions/verify_by_reference?tx_ref=${payment.key}`)),
    ).toBe(true);
    expect(
      shapes.refund(await get(`/refunds/${providerRef}`)),
      JSON.stringify(shapes.refund.errors),
    ).toBe(true);
    const body = there.log.find(({ path }) => path === '/v3/payments')?.body ?? '';
    expect(
      shapes.link(
        await (
          await fetch(`${there.url}/payments`, {
            method: 'POST',
            body,
            headers: { authorization: `Bearer ${there.keys.secretKey}` },
          })
        ).json(),
      ),
    ).toBe(true);
  });

  it('notice fields that are wrong', async () => {
    const good = {
      tx_ref: 'a',
      amount: 1.5,
      currency: 'NGN',
      redirect_url: 'https://shop.example/back',
      customer: { email: 'a@b.example' },
    };
    expect(shapes.newPayment(good)).toBe(true);
    for (const wrong of [
      { amount: '1.50' },
      { amount: 0 },
      { currency: 'ngn' },
      { customer: {} },
      { session_duration: 1441 },
      { surprise: 1 },
    ])
      expect(shapes.newPayment({ ...good, ...wrong }), JSON.stringify(wrong)).toBe(false);
    expect(shapes.transaction(await get('/transactions/1/verify'))).toBe(false);
  });
});
