// Amounts to and from Stripe, and refunds.
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { acceptsAmount } from '#market/payments/gateways/accepts-amount.ts';
import { stripeDescriptor } from '#outside/gateways/stripe/stripe-descriptor.ts';
import { stripe } from '#outside/gateways/stripe/stripe.ts';
import { openAdapter } from './stripe-set-up.ts';
import { money, refundOf } from './wish.ts';

const { there, gateway, posts, lastForm, opened, paid } = await openAdapter();
afterEach(() => there.alter(null));
afterAll(() => there.close());

describe('an amount', () => {
  it.each([
    [50, 'USD', '50'],
    [99_999_999, 'USD', '99999999'],
    [1_234, 'JPY', '1234'],
    [12_340, 'KWD', '12340'],
    [500, 'ISK', '50000'],
    [120_000, 'MGA', '1200'],
    [1_250_000, 'AFN', '1250000'],
    [17_500, 'HUF', '17500'],
  ])(
    'of %i %s is sent as %s, and is the same when it is read back',
    async (minor, currency, units) => {
      const amount = money(minor, currency);
      const payment = await opened(amount);
      expect([
        acceptsAmount(stripeDescriptor, amount),
        lastForm().get('line_items[0][price_data][unit_amount]'),
      ]).toEqual([null, units]);
      there.pay(payment.providerRef);
      expect(await gateway.confirm(payment, {})).toMatchObject({
        state: 'succeeded',
        received: amount,
      });
    },
  );

  it.each([
    [49, 'USD', 'amount'],
    [100_000_000, 'USD', 'amount'],
    [12_345, 'KWD', 'amount'],
    [150, 'MGA', 'amount'],
    [1_000_000, 'ISK', 'amount'],
    [0, 'AFN', 'amount'],
    [100, 'IQD', 'currency'],
    [100, 'XXX', 'currency'],
    [49, 'JPY', 'amount'],
    [1_999, 'AED', null],
  ])('of %i %s is not accepted because of: %s', (minor, currency, reason) => {
    expect(acceptsAmount(stripeDescriptor, money(minor, currency))).toBe(reason);
    expect(acceptsAmount(stripeDescriptor, { ...money(1_000, 'USD'), exponent: 3 })).toBe(
      'currency',
    );
  });

  it.each([
    [{ amount: 1998 }, money(1998, 'USD')],
    [{ amount: 2000 }, money(2000, 'USD')],
    [{ currency: 'EUR' }, money(1999, 'EUR')],
    [{ amount: 12_340, currency: 'KWD' }, money(12_340, 'KWD')],
  ])('is what Stripe says was paid, not what was asked for: %o', async (change, received) => {
    const payment = await opened();
    there.pay(payment.providerRef);
    there.alter(change);
    expect(await gateway.confirm(payment, {})).toMatchObject({
      state: 'succeeded',
      received,
      echo: payment.key,
    });
    there.alter({ echo: 'pay_another' });
    expect(await gateway.confirm(payment, {})).toMatchObject({ echo: 'pay_another' });
  });
});

describe('a refund', () => {
  it('is made once per key, in parts, and never of more than was paid', async () => {
    const payment = await paid();
    const part = refundOf(money(500, 'USD'));
    const before = posts('/v1/refunds').length;
    const first = await gateway.refund(payment, part);
    expect(first).toEqual({ providerRef: expect.stringMatching(/^re_/), state: 'succeeded' });
    expect([
      await gateway.refund(payment, part),
      await stripe(there.keys, there.url).refund(payment, part),
      posts('/v1/refunds').length - before,
    ]).toEqual([first, first, 1]);
    await expect(gateway.refund(payment, refundOf(money(1_500, 'USD')))).rejects.toMatchObject({
      kind: 'rejected',
    });
    expect(
      await gateway.refund(
        { ...payment, providerPaymentRef: null },
        refundOf(money(1_499, 'USD'), 'راجع — it was broken'),
      ),
    ).toMatchObject({ state: 'succeeded' });
    await expect(gateway.refund(payment, refundOf(money(1, 'USD')))).rejects.toMatchObject({
      kind: 'rejected',
      code: '400 charge_already_refunded',
    });
    await expect(gateway.refund(await opened(), part)).rejects.toMatchObject({
      kind: 'rejected',
      code: 'not paid',
    });
  });

  it.each(['succeeded', 'failed'] as const)(
    'that waits for a bank is %s in the end',
    async (state) => {
      const payment = await paid(money(5_000, 'JPY'));
      const wish = refundOf(money(5_000, 'JPY'));
      there.refundsWait = true;
      const { providerRef, ...made } = await gateway.refund(payment, wish);
      there.refundsWait = false;
      expect([
        made.state,
        (await gateway.checkRefund(payment, { ...wish, providerRef })).state,
      ]).toEqual(['pending', 'pending']);
      there.endRefund(providerRef, state);
      expect(await gateway.checkRefund(payment, { ...wish, providerRef })).toEqual({
        providerRef,
        state,
      });
    },
  );
});
