// Amounts to and from Iyzico, and refunds.
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { judge } from '#market/payments/payment.ts';
import { acceptsAmount } from '#market/payments/gateways/accepts-amount.ts';
import { toForm } from '#outside/gateways/iyzico/iyzico-form.ts';
import { iyzicoDescriptor } from '#outside/gateways/iyzico/iyzico-descriptor.ts';
import { IDENTITY, lira, openAdapter } from './iyzico-set-up.ts';
import { money, problemOf, refundOf, wishFor } from './wish.ts';

const { there, gateway, lastBody, refundsOf, opened, paid } = await openAdapter();
afterAll(() => there.close());

describe('a form at Iyzico', () => {
  it.each([
    ['the least', money(1, 'TRY')],
    ['a sum of three tenths', money(30, 'USD')],
    ['the largest', money(999_999_999_999_999, 'EUR')],
  ])('is paid with the exact amount: %s', async (_, amount) => {
    const payment = await opened(amount);
    expect(there.books.forms.get(payment.providerRef)?.minor).toBe(amount.minor);
    expect(
      judge(
        'sent',
        { ...amount, key: payment.key },
        await gateway.confirm(payment, there.pay(payment.providerRef).fields),
      ),
    ).toEqual({ state: 'succeeded', reason: '' });
  });

  it('has one item whose price is the whole amount, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (minor) => {
        const { price, paidPrice, basketItems } = toForm(wishFor(money(minor, 'TRY')), IDENTITY);
        expect([price, paidPrice, basketItems]).toEqual([
          price,
          price,
          [expect.objectContaining({ price })],
        ]);
        expect(price).toBe(`${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`);
      }),
    );
  });

  it.each([
    ['naira', money(100, 'NGN'), 'currency'],
    ['dinars', money(100, 'KWD'), 'currency'],
    ['yen', money(100, 'JPY'), 'currency'],
    ['other decimals', { minor: 100, currency: 'TRY', exponent: 0 }, 'currency'],
    ['nothing', money(0, 'TRY'), 'amount'],
    ['too much', money(1e15, 'TRY'), 'amount'],
    ['pounds', money(1, 'GBP'), null],
  ])('is accepted or not: %s', (_, amount, word) => {
    expect(acceptsAmount(iyzicoDescriptor, amount)).toBe(word);
  });
});

describe('a refund at Iyzico', () => {
  it('gives back all, or a part and the rest, each once and never more than was paid', async () => {
    const payment = await paid();
    const part = refundOf(money(29_990, 'TRY'));
    const rest = refundOf(money(100_000, 'TRY'));
    const first = await gateway.refund(payment, part);
    expect(first).toEqual({ providerRef: part.key, state: 'succeeded' });
    expect(lastBody('/v2/payment/refund')).toMatchObject({
      paymentId: payment.providerPaymentRef,
      price: '299.90',
      currency: 'TRY',
    });
    expect(await gateway.refund(payment, part)).toEqual(first);
    expect(await problemOf(() => gateway.refund(payment, refundOf(money(100_001, 'TRY'))))).toBe(
      'rejected',
    );
    expect(await gateway.refund(payment, rest)).toMatchObject({ state: 'succeeded' });
    expect(await problemOf(() => gateway.refund(payment, refundOf(money(1, 'TRY'))))).toBe(
      'rejected',
    );
    expect(refundsOf(payment.providerPaymentRef)).toHaveLength(2);
  });

  it('is pending until the gateway’s report has it as done', async () => {
    const payment = await paid();
    const wish = refundOf(money(500, 'TRY'));
    expect(await gateway.checkRefund(payment, { ...wish, providerRef: wish.key })).toEqual({
      providerRef: wish.key,
      state: 'pending',
    });
    there.refundsWait = true;
    await gateway.refund(payment, wish);
    there.refundsWait = false;
    expect(await gateway.checkRefund(payment, { ...wish, providerRef: wish.key })).toMatchObject({
      state: 'pending',
    });
    there.endRefund(wish.key, 'succeeded');
    expect(await gateway.checkRefund(payment, { ...wish, providerRef: wish.key })).toMatchObject({
      state: 'succeeded',
    });
  });

  it('is refused for a payment that was never made or that the report does not know', async () => {
    expect(await problemOf(async () => gateway.refund(await opened(), refundOf(lira)))).toBe(
      'rejected',
    );
    expect(
      await problemOf(async () =>
        gateway.refund({ ...(await paid()), providerPaymentRef: '1' }, refundOf(lira)),
      ),
    ).toBe('unavailable');
  });
});
