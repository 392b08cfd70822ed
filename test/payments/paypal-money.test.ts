// Amounts to and from PayPal, and refunds.
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { acceptsAmount } from '#market/payments/gateways/accepts-amount.ts';
import { paypalDescriptor } from '#outside/gateways/paypal/paypal-descriptor.ts';
import { openAdapter, price } from './paypal-set-up.ts';
import { money, refundOf } from './wish.ts';

const { there, gateway, lastOrder, opened, paid } = await openAdapter();
afterEach(() => there.alter(null));
afterAll(() => there.close());

describe('an amount', () => {
  it.each([
    [1, 'USD', '0.01'],
    [999_999_999_999, 'USD', '9999999999.99'],
    [1_234, 'JPY', '1234'],
    [120_000, 'HUF', '1200'],
    [50_000, 'TWD', '500'],
    [100, 'EUR', '1.00'],
  ])(
    'of %i %s is sent as %s, and is the same when it is read back',
    async (minor, currency, value) => {
      const amount = money(minor, currency);
      const payment = await opened(amount);
      const { fields } = there.pay(payment.providerRef);
      expect([
        acceptsAmount(paypalDescriptor, amount),
        lastOrder().purchase_units[0]?.amount.value,
      ]).toEqual([null, value]);
      expect(await gateway.confirm(payment, fields)).toMatchObject({
        state: 'succeeded',
        received: amount,
      });
    },
  );

  it.each([
    [0, 'USD', 'amount'],
    [1_000_000_000_000, 'USD', 'amount'],
    [120_050, 'HUF', 'amount'],
    [12_340, 'KWD', 'currency'],
    [100, 'TRY', 'currency'],
    [100, 'AFN', 'currency'],
    [1, 'JPY', null],
  ])('of %i %s is not accepted because of: %s', (minor, currency, reason) => {
    expect(acceptsAmount(paypalDescriptor, money(minor, currency))).toBe(reason);
    expect(acceptsAmount(paypalDescriptor, { ...price, exponent: 3 })).toBe('currency');
  });

  it.each([
    [{ amount: 1998 }, money(1998, 'USD')],
    [{ amount: 2000 }, money(2000, 'USD')],
    [{ currency: 'EUR' }, money(1999, 'EUR')],
    [{ amount: 12_345, currency: 'KWD' }, money(12_345, 'KWD')],
    [{ amount: 7, currency: 'JPY' }, money(7, 'JPY')],
  ])('is what PayPal says was paid, not what was asked for: %o', async (change, received) => {
    const payment = await opened();
    const { fields } = there.pay(payment.providerRef);
    there.alter(change);
    expect(await gateway.confirm(payment, fields)).toMatchObject({
      state: 'succeeded',
      received,
      echo: payment.key,
    });
    there.alter({ echo: 'pay_another' });
    expect(await gateway.checkPayment(payment)).toMatchObject({ echo: 'pay_another' });
  });
});

describe('a refund', () => {
  it('is made once per key, in parts, and never of more than was paid', async () => {
    const payment = await paid();
    const part = refundOf(money(500, 'USD'));
    const first = await gateway.refund(payment, part);
    expect([first, await gateway.refund(payment, part)]).toEqual([
      { providerRef: expect.stringMatching(/^[\dA-F]{17}$/), state: 'succeeded' },
      first,
    ]);
    await expect(gateway.refund(payment, refundOf(money(1_500, 'USD')))).rejects.toMatchObject({
      kind: 'rejected',
      code: '422 REFUND_AMOUNT_EXCEEDED',
    });
    expect(
      await gateway.refund({ ...payment, providerPaymentRef: null }, refundOf(money(1_499, 'USD'))),
    ).toMatchObject({ state: 'succeeded' });
    await expect(gateway.refund(payment, refundOf(money(1, 'USD')))).rejects.toMatchObject({
      kind: 'rejected',
      code: '422 CAPTURE_FULLY_REFUNDED',
    });
    await expect(gateway.refund(await opened(), part)).rejects.toMatchObject({
      kind: 'rejected',
      code: 'not paid',
    });
    expect(await gateway.checkPayment(payment)).toMatchObject({
      state: 'succeeded',
      received: price,
      detail: 'COMPLETED REFUNDED',
    });
  });

  it.each(['succeeded', 'failed'] as const)('that waits is %s in the end', async (state) => {
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
  });
});
