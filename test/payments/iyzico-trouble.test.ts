// Iyzico's adapter when Iyzico fails, or answers something unbelievable.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { iyzico } from '#outside/gateways/iyzico/iyzico.ts';
import type { Fault } from '../stand-ins/gateways/stand-in.ts';
import { IDENTITY, lira, openAdapter } from './iyzico-set-up.ts';
import { giveUpOnSilence, paymentFor, money, problemOf, refundOf, wishFor } from './wish.ts';

const RETRIEVE = '/payment/iyzipos/checkoutform/auth/ecom/detail';
const { there, gateway, refundsOf, opened, paid } = await openAdapter();
afterAll(() => there.close());

const faults: [Fault, string][] = [
  ['error', 'unavailable'],
  ['hang', 'timeout'],
  ['reset', 'unavailable'],
  ['html', 'malformed'],
  ['rate-limit', 'unavailable'],
  ['huge', 'malformed'],
  ['lost', 'unavailable'],
];
describe.each(faults)('when Iyzico answers with %s', (fault, kind) => {
  beforeAll(giveUpOnSilence);

  it('a form that is opened again is paid once', async () => {
    const wish = wishFor(lira);
    there.fault('/payment/iyzipos/checkoutform/initialize', fault);
    expect(await problemOf(() => gateway.open(wish))).toBe(kind);
    const page = await gateway.open(wish);
    there.pay(page.providerRef);
    expect(await gateway.checkPayment(paymentFor(wish, page))).toMatchObject({
      state: 'succeeded',
      received: lira,
    });
    expect(
      there.books.payments.filter(({ form }) => form.conversationId === wish.key),
    ).toHaveLength(1);
  });

  it('a payment is read when it is asked for again', async () => {
    const payment = await opened();
    const { fields } = there.pay(payment.providerRef);
    there.fault(RETRIEVE, fault, 2);
    expect(await problemOf(() => gateway.confirm(payment, fields))).toBe(kind);
    there.fault(RETRIEVE, fault);
    expect(await gateway.confirm(payment, fields)).toMatchObject({ state: 'succeeded' });
  });

  it('a refund is not made twice', async () => {
    const payment = await paid();
    const wish = refundOf(money(500, 'TRY'));
    there.fault('/v2/payment/refund', fault);
    expect(await problemOf(() => gateway.refund(payment, wish))).toBe(kind);
    expect(await gateway.refund(payment, wish)).toEqual({
      providerRef: wish.key,
      state: 'succeeded',
    });
    expect(refundsOf(payment.providerPaymentRef)).toHaveLength(1);
  });

  it('a refund is not made where nobody knows whether it was made before', async () => {
    const payment = await paid();
    there.fault('/v2/reporting', fault, 2);
    expect(await problemOf(() => gateway.refund(payment, refundOf(money(500, 'TRY'))))).toBe(kind);
    expect(refundsOf(payment.providerPaymentRef)).toHaveLength(0);
  });
});

describe('an answer of Iyzico', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['another amount', { paidPrice: 1 }],
    ['another state', { paymentStatus: 'SUCCESS', paymentId: '1' }],
    ['another basket', { basketId: 'other' }],
    ['another page', { token: 'other' }],
    ['another question', { conversationId: 'other' }],
    ['no signature', { signature: undefined }],
    ['an empty signature', { signature: '' }],
  ])('is not believed with %s', async (_, change) => {
    const payment = await paid();
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) =>
      Response.json({ ...(await (await real(url, init)).json()), ...change }),
    );
    expect(await problemOf(() => gateway.checkPayment(payment))).toBe('malformed');
  });

  it('is not believed when it is a genuine one about another payment', async () => {
    const payment = await opened();
    const other = await paid();
    const real = globalThis.fetch;
    const answers = new Map<string, string>();
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const answer = await (await real(url, init)).text();
      answers.set(new URL(String(url)).pathname, answer);
      return new Response(answer);
    });
    await gateway.checkPayment(other);
    await gateway.checkPayment(paymentFor({ ...wishFor(lira), key: other.key }, null));
    fetched.mockImplementation(async (url, init) => {
      const recorded = answers.get(new URL(String(url)).pathname);
      return recorded ? new Response(recorded) : real(url, init);
    });
    expect(await problemOf(() => gateway.checkPayment(payment))).toBe('malformed');
    expect(await gateway.checkPayment({ ...payment, providerRef: null })).toMatchObject({
      state: 'sent',
      received: null,
    });
  });

  it.each([
    ['another refund', { conversationId: 'other' }],
    ['another payment', { paymentId: '1' }],
    ['another amount', { price: 1 }],
    ['no signature', { signature: null }],
  ])('to a refund is not believed with %s', async (_, change) => {
    const payment = await paid();
    const wish = refundOf(money(500, 'TRY'));
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const body = await (await real(url, init)).json();
      return Response.json(
        String(url).includes('/v2/payment/refund') ? { ...body, ...change } : body,
      );
    });
    expect(await problemOf(() => gateway.refund(payment, wish))).toBe('malformed');
    vi.restoreAllMocks();
    expect(await gateway.refund(payment, wish)).toEqual({
      providerRef: wish.key,
      state: 'succeeded',
    });
    expect(refundsOf(payment.providerPaymentRef)).toHaveLength(1);
  });

  it('says when the keys are wrong', async () => {
    const payment = await paid();
    for (const wrong of [
      { ...there.keys, secretKey: 'wrong' },
      { ...there.keys, apiKey: 'wrong' },
    ]) {
      const stranger = iyzico(wrong, there.url, IDENTITY);
      expect(await stranger.checkKeys()).toBe(false);
      expect(await problemOf(() => stranger.checkPayment(payment))).toBe('rejected');
      expect(await problemOf(() => stranger.open(wishFor(lira)))).toBe('rejected');
    }
    expect(await gateway.checkKeys()).toBe(true);
  });
});
