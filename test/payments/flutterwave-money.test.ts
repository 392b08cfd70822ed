// Amounts to and from Flutterwave, and refunds.
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { decimalText, exponentOf, minorOf } from '#base/currency.ts';
import { judge } from '#market/payments/payment.ts';
import { acceptsAmount } from '#market/payments/gateways/accepts-amount.ts';
import { withAmount } from '#outside/gateways/flutterwave/flutterwave-client.ts';
import { flutterwaveDescriptor } from '#outside/gateways/flutterwave/flutterwave-descriptor.ts';
import { naira, openAdapter } from './flutterwave-set-up.ts';
import { money, problemOf, refundOf } from './wish.ts';

const { there, gateway, bodyOf, opened, paid } = await openAdapter();
afterAll(() => there.close());

describe('an amount for Flutterwave', () => {
  it('is written as exactly its own digits, for every amount up to ten millions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (minor) => {
        const body = withAmount({ minor, currency: 'NGN', exponent: 2 }, { tx_ref: 'a' });
        const text = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
        expect(body).toBe(`{"amount":${text},"tx_ref":"a"}`);
        expect(minorOf(JSON.parse(body).amount, 2)).toBe(minor);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [1, 2, '0.01'],
    [30, 2, '0.30'],
    [999_999_999, 2, '9999999.99'],
    [999_999_999_999_999, 2, '9999999999999.99'],
    [5, 0, '5'],
    [1_234, 3, '1.234'],
    [1, 3, '0.001'],
  ])('%i with %i decimals is written as %s', (minor, exponent, text) => {
    expect(withAmount({ minor, currency: 'XXX', exponent }, {})).toBe(`{"amount":${text}}`);
    expect(minorOf(JSON.parse(text), exponent)).toBe(minor);
  });

  it.each([
    ['the least', money(1, 'USD')],
    ['no decimals', money(25_000, 'UGX')],
    ['the largest', money(999_999_999_999_999, 'NGN')],
  ])('is the same when it is read back: %s', async (_, amount) => {
    const payment = await opened(amount);
    const text = decimalText(amount.minor, exponentOf(amount.currency));
    expect(bodyOf('/v3/payments').startsWith(`{"amount":${text},`)).toBe(true);
    expect(there.books.links.get(payment.key)?.minor).toBe(amount.minor);
    expect(
      judge(
        'sent',
        { ...amount, key: payment.key },
        await gateway.confirm(payment, there.pay(payment.key).fields),
        true,
      ),
    ).toEqual({ state: 'succeeded', reason: '' });
  });

  it.each([
    ['lira', money(100, 'TRY'), 'currency'],
    ['rupees', money(100, 'INR'), 'currency'],
    ['other decimals', { minor: 100, currency: 'UGX', exponent: 2 }, 'currency'],
    ['nothing', money(0, 'NGN'), 'amount'],
    ['more than a number holds', money(1e15, 'NGN'), 'amount'],
    ['cedis', money(1, 'GHS'), null],
  ])('is accepted or not: %s', (_, amount, word) => {
    expect(acceptsAmount(flutterwaveDescriptor, amount)).toBe(word);
  });
});

describe('a refund at Flutterwave', () => {
  it('gives back all, or a part and the rest, each once and never more than was paid', async () => {
    const payment = await paid();
    const part = refundOf(money(299_990, 'NGN'));
    const rest = refundOf(money(1_000_000, 'NGN'));
    const first = await gateway.refund(payment, part);
    expect(first.state).toBe('succeeded');
    expect(await gateway.refund(payment, part)).toEqual(first);
    expect(bodyOf(`/v3/transactions/${payment.providerPaymentRef}/refund`)).toMatch(
      /^\{"amount":2999\.90,/,
    );
    expect(await problemOf(() => gateway.refund(payment, refundOf(money(1_000_001, 'NGN'))))).toBe(
      'rejected',
    );
    expect((await gateway.refund(payment, rest)).providerRef).not.toBe(first.providerRef);
    expect(await problemOf(() => gateway.refund(payment, refundOf(money(1, 'NGN'))))).toBe(
      'rejected',
    );
  });

  it('that waits succeeds or fails later', async () => {
    const payment = await paid();
    const one = refundOf(money(100, 'NGN'));
    const two = refundOf(money(200, 'NGN'));
    there.refundsWait = true;
    const first = await gateway.refund(payment, one);
    const second = await gateway.refund(payment, two);
    there.refundsWait = false;
    expect([first.state, second.state]).toEqual(['pending', 'pending']);
    there.endRefund(first.providerRef, 'succeeded');
    there.endRefund(second.providerRef, 'failed');
    expect(await gateway.checkRefund(payment, { ...one, providerRef: first.providerRef })).toEqual({
      providerRef: first.providerRef,
      state: 'succeeded',
    });
    expect(
      await gateway.checkRefund(payment, { ...two, providerRef: second.providerRef }),
    ).toMatchObject({ state: 'failed' });
  });

  it('is not made beside one of the same amount that may be the same refund', async () => {
    const payment = await paid();
    const own = refundOf(money(500, 'NGN'));
    const { providerRef } = await gateway.refund(payment, own);
    const stored = there.books.refunds.find(({ id }) => String(id) === providerRef);
    Object.assign(stored ?? {}, { comments: '' });
    expect(await problemOf(() => gateway.refund(payment, own))).toBe('unavailable');
    expect(await problemOf(() => gateway.refund(payment, refundOf(money(600, 'NGN'))))).toBe(
      'none',
    );
  });

  it('is refused for a payment that was never made', async () =>
    expect(await problemOf(async () => gateway.refund(await opened(), refundOf(naira)))).toBe(
      'rejected',
    ));
});
