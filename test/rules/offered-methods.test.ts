// The currency and the amounts for which each payment method is offered.
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { readPaymentMethods } from '#market/payments/read-payment-methods.ts';
import { type PaymentMethod } from '#market/settings/payment-method.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { gateways, vault } from '../pay.ts';
import { keysOf } from '../shop-gateways.ts';

const { razorpay, cashOnDelivery, stripe, paypal, flutterwave, iyzico, bank } = orderMethod;

function shopIn(
  currency: string,
  exponent: number,
  wish: Partial<PaymentMethod> = {},
): MarketSettings {
  const methods = Object.values(orderMethod).map((method): PaymentMethod => {
    const names = keysOf(method);
    const of = (list: readonly string[]) => Object.fromEntries(list.map((name) => [name, 'test']));
    return {
      method,
      enabled: true,
      test_mode: true,
      shown: of(names.shown),
      sealed: names.secret.length ? vault.seal(JSON.stringify(of(names.secret))) : null,
      fee: 0,
      least: 0,
      most: null,
      countries: [],
      otherCurrency: null,
      updated_at: new Date(0),
      ...wish,
    };
  });
  return {
    currency,
    currency_exponent: exponent,
    currency_icon: '',
    currency_position: 1,
    decimal_format: 'en-US',
    country: '',
    default_country: '',
    default_state: '',
    guest_checkout: true,
    methods,
    default_method: null,
    languages: [],
    languages_off: [],
    default_language: 'en',
  };
}
const offered = (market: MarketSettings) =>
  Object.fromEntries(
    readPaymentMethods(market, gateways).methods.map(({ method, least, most, step }) => [
      method,
      [least, most, step],
    ]),
  );
const cash = { [cashOnDelivery]: [0, null, 1], [bank]: [0, null, 1] };

describe('payment methods', () => {
  it('in dollars are all seven, each for what its gateway takes', () =>
    expect(offered(shopIn('USD', 2))).toEqual({
      [razorpay]: [0.01, null, 0.01],
      [cashOnDelivery]: [0, null, 0.01],
      [stripe]: [0.5, 999_999.99, 0.01],
      [paypal]: [0.01, 9_999_999_999.99, 0.01],
      [flutterwave]: [0.01, null, 0.01],
      [iyzico]: [0.01, null, 0.01],
      [bank]: [0, null, 0.01],
    }));
  it('in dinars leave out gateways without dinars, and count in tens where they must', () =>
    expect(offered(shopIn('KWD', 3))).toEqual({
      [razorpay]: [0.001, null, 0.01],
      [cashOnDelivery]: [0, null, 0.001],
      [stripe]: [0.001, 99_999.999, 0.01],
      [bank]: [0, null, 0.001],
    }));
  it('in forints are whole at PayPal', () =>
    expect(offered(shopIn('HUF', 2))[paypal]).toEqual([0.01, 9_999_999_999.99, 1]));
  it('in yen and krónur go by the shop’s own decimals', () => {
    expect(offered(shopIn('JPY', 0))).toEqual({
      ...cash,
      [razorpay]: [1, null, 1],
      [stripe]: [50, 99_999_999, 1],
      [paypal]: [1, 999_999_999_999, 1],
    });
    expect(offered(shopIn('ISK', 0))[stripe]).toEqual([1, 999_999, 1]);
  });
  it('of a currency that is counted otherwise than ISO 4217 are cash and transfer', () =>
    expect(offered(shopIn('USD', 3))).toEqual({
      [cashOnDelivery]: [0, null, 0.001],
      [bank]: [0, null, 0.001],
    }));
  it('keep the owner’s bounds where they are narrower', () =>
    expect(offered(shopIn('USD', 2, { least: 20, most: 5_000_000 }))).toMatchObject({
      [stripe]: [0.5, 50_000, 0.01],
      [cashOnDelivery]: [0.2, 50_000, 0.01],
    }));
});
