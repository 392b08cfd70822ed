// Real money is accepted only if shoppers can return to the shop.
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { readPaymentMethods } from '#market/payments/read-payment-methods.ts';
import { type PaymentMethod } from '#market/settings/payment-method.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { openGateways } from '#outside/gateways/open-gateways.ts';
import { vault } from '../pay.ts';
import { keysOf } from '../shop-gateways.ts';

const { stripe, paypal, razorpay, flutterwave, iyzico, bank } = orderMethod;
const at = (publicUrl: string, where: Record<string, string> = {}) =>
  openGateways({ at: where, loopbackOnly: false, publicUrl }, vault);
const online = [stripe, paypal, razorpay, flutterwave, iyzico];
const open = (publicUrl: string, testMode: boolean, keys = {}) =>
  online.filter((method) => at(publicUrl).comesBack(method, testMode, keys));

describe('a gateway leads shoppers back', () => {
  it.each(['http://localhost:3000', 'https://127.0.0.1', 'http://shop.example'])(
    'with real money never to %s',
    (url) => expect(open(url, false)).toEqual([]),
  );
  it('with real money to a public address with https', () =>
    expect(open('https://shop.example', false)).toEqual(online));
  it('in tries to any address, Iyzico to https alone', () => {
    expect(open('http://localhost:3000', true)).toEqual([stripe, paypal, razorpay, flutterwave]);
    expect(open('https://localhost:3000', true)).toEqual(online);
  });
  it.each([
    ['sk_live_1', stripe],
    ['rk_live_1', stripe],
    ['rzp_live_1', razorpay],
    ['FLWSECK-1-X', flutterwave],
  ])('with %s counts as real money whatever was said of the mode', (key, method) => {
    expect([
      at('http://localhost:3000').comesBack(method, true, { key }),
      at('https://shop.example').comesBack(method, true, { key }),
    ]).toEqual([false, true]);
  });
  it.each(['sk_test_1', 'rzp_test_1', 'FLWSECK_TEST-1-X'])('with %s does not', (key) =>
    expect(at('http://localhost:3000').comesBack(stripe, true, { key })).toBe(true),
  );
  it('always from a stand-in on this machine', () =>
    expect(
      at('http://localhost:3000', { iyzico: 'http://127.0.0.1:4030' }).comesBack(iyzico, false, {}),
    ).toBe(true));
  it('not at all after cash and transfers', () =>
    expect(at('http://localhost:3000').comesBack(bank, false, {})).toBe(true));
});

describe('at the checkout', () => {
  const method = (wish: Partial<PaymentMethod>): PaymentMethod => {
    const names = keysOf(stripe);
    const of = (list: readonly string[] = []) =>
      Object.fromEntries(list.map((name) => [name, 'test']));
    return {
      method: stripe,
      enabled: true,
      test_mode: true,
      shown: of(names.shown),
      sealed: vault.seal(JSON.stringify(of(names.secret))),
      fee: 0,
      least: 0,
      most: null,
      countries: [],
      otherCurrency: null,
      updated_at: new Date(0),
      ...wish,
    };
  };
  const market = (wish: Partial<PaymentMethod>): MarketSettings => ({
    currency: 'USD',
    currency_exponent: 2,
    currency_icon: '',
    currency_position: 1,
    decimal_format: 'en-US',
    country: '',
    default_country: '',
    default_state: '',
    guest_checkout: true,
    methods: [method(wish)],
    default_method: null,
    languages: [],
    languages_off: [],
    default_language: 'en',
  });
  const offered = (publicUrl: string, wish: Partial<PaymentMethod>) =>
    readPaymentMethods(market(wish), at(publicUrl)).stripe;
  it('real money without a public address is not offered', () =>
    expect([
      offered('http://localhost:3000', { test_mode: false }),
      offered('http://localhost:3000', {}),
      offered('https://shop.example', { test_mode: false }),
    ]).toEqual([0, 1, 1]));
  it('nor are amounts of another currency', () =>
    expect([
      offered('https://shop.example', { otherCurrency: 'EUR' }),
      offered('https://shop.example', {}),
    ]).toEqual([0, 1]));
});
