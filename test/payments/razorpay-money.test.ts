// Amounts to and from Razorpay, and refunds.
import { afterAll, describe, expect, it } from 'vitest';
import { judge } from '#market/payments/payment.ts';
import { acceptsAmount } from '#market/payments/gateways/accepts-amount.ts';
import { razorpayDescriptor } from '#outside/gateways/razorpay/razorpay-descriptor.ts';
import { openAdapter, rupees } from './razorpay-set-up.ts';
import { paymentFor, money, problemOf, refundOf, wishFor } from './wish.ts';

const { there, gateway, opened, paid } = await openAdapter();
afterAll(() => there.close());

describe('an order at Razorpay', () => {
  it.each([
    ['yen', money(5_000, 'JPY')],
    ['dollars', money(1_999, 'USD')],
    ['dinars', money(12_340, 'KWD')],
    ['the largest', money(Number.MAX_SAFE_INTEGER, 'USD')],
  ])('is paid with the exact amount in %s', async (_, amount) => {
    const wish = wishFor(amount);
    const { providerRef } = await gateway.open(wish);
    const payment = paymentFor(wish, {
      providerRef,
      action: { kind: 'redirect', url: '' },
      expiresAt: null,
    });
    expect(there.books.orders.get(providerRef)?.amount).toBe(amount.minor);
    expect(
      judge(
        'sent',
        { ...amount, key: wish.key },
        await gateway.confirm(payment, there.pay(providerRef).fields),
      ),
    ).toEqual({ state: 'succeeded', reason: '' });
  });

  it.each([
    ['AFN', money(100, 'AFN'), 'currency'],
    ['a tenth of a dirham in dinars', money(1_001, 'KWD'), 'amount'],
    ['less than a rupee', money(99, 'INR'), 'amount'],
    ['other decimals', { minor: 100, currency: 'JPY', exponent: 2 }, 'currency'],
    ['a rupee', money(100, 'INR'), null],
    ['dinars', money(1_010, 'BHD'), null],
  ])('is accepted or not: %s', (_, amount, word) => {
    expect(acceptsAmount(razorpayDescriptor, amount)).toBe(word);
  });
});

describe('a refund at Razorpay', () => {
  it('gives back all, or a part and the rest, never more than was paid', async () => {
    const payment = await paid();
    const part = refundOf(money(29_900, 'INR'));
    const rest = refundOf(money(100_000, 'INR'));
    const first = await gateway.refund(payment, part);
    expect(first.state).toBe('succeeded');
    expect(await gateway.refund(payment, part)).toEqual(first);
    expect(await problemOf(() => gateway.refund(payment, refundOf(money(100_001, 'INR'))))).toBe(
      'rejected',
    );
    expect(await gateway.refund(payment, rest)).toMatchObject({ state: 'succeeded' });
    expect(await problemOf(() => gateway.refund(payment, refundOf(money(1, 'INR'))))).toBe(
      'rejected',
    );
    expect(await gateway.checkPayment(payment)).toMatchObject({
      state: 'succeeded',
      received: rupees,
    });
  });

  it('that waits succeeds or fails later', async () => {
    const payment = await paid();
    const one = refundOf(money(100, 'INR'));
    const two = refundOf(money(200, 'INR'));
    there.refundsWait = true;
    const [first, second] = [
      await gateway.refund(payment, one),
      await gateway.refund(payment, two),
    ];
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

  it('is refused for a payment that was never made', async () =>
    expect(await problemOf(async () => gateway.refund(await opened(), refundOf(rupees)))).toBe(
      'rejected',
    ));
});
