import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { outsideBounds } from '#web/storefront/checkout/outside-bounds.ts';
import { amountByMethod, amountWithoutFee } from '#web/storefront/order/payment/order-amount.ts';
import {
  chosenMethod,
  feeOf,
  isCard,
  methodsFor,
  type PaymentMethod,
} from '#web/ui/payment/payment-methods.ts';

const offered = (method: number, wish: Partial<PaymentMethod> = {}): PaymentMethod => ({
  method,
  fee: 0,
  least: 0,
  most: null,
  step: 0.01,
  countries: [],
  test: 0,
  ...wish,
});
const { razorpay, cashOnDelivery, stripe, paypal, iyzico, bank } = orderMethod;
const open = [
  offered(razorpay),
  offered(cashOnDelivery, { most: 50 }),
  offered(stripe, { countries: ['FR', 'BE'] }),
  offered(paypal, { fee: 2.5, least: 20 }),
  offered(bank),
];
const methods = (methods: PaymentMethod[]) => methods.map(({ method }) => method);

describe('the payment methods of a checkout', () => {
  it('are those that are for the order, cards first, cash last', () =>
    expect(methods(methodsFor(open, 3000, 'FR', 2))).toEqual([
      razorpay,
      stripe,
      paypal,
      bank,
      cashOnDelivery,
    ]));
  it('are called cards at Razorpay and Stripe, methods 1 and 3, and at no other', () =>
    expect([1, 2, 3, 4, 5, 6, 7].filter(isCard)).toEqual([razorpay, stripe]));
  it('leave out those that are not for the country', () =>
    expect(methods(methodsFor(open, 3000, 'DE', 2))).not.toContain(stripe));
  it('go by the total with their own fee', () => {
    expect(methods(methodsFor(open, 1750, 'FR', 2))).toContain(paypal);
    expect(methods(methodsFor(open, 1749, 'FR', 2))).not.toContain(paypal);
    expect(methods(methodsFor([offered(iyzico, { fee: 1, most: 50 })], 4901, 'FR', 2))).toEqual([]);
  });
  it('reach to the most and the least, with them', () => {
    expect(methods(methodsFor(open, 5000, 'FR', 2))).toContain(cashOnDelivery);
    expect(methods(methodsFor(open, 5001, 'FR', 2))).not.toContain(cashOnDelivery);
  });
  it('say which of them an order costs too much or too little for, and none of other countries', () => {
    const outside = (goods: number, country: string) =>
      methods(outsideBounds(open, goods, country, 2));
    expect(outside(5000, 'FR')).toEqual([]);
    expect(outside(5001, 'FR')).toEqual([cashOnDelivery]);
    expect(outside(1749, 'FR')).toEqual([paypal]);
    const cashIn = offered(cashOnDelivery, { most: 50, countries: ['FR'] });
    expect(outsideBounds([cashIn], 5001, 'DE', 2)).toEqual([]);
  });
  it('are in steps of what the gateway counts in, with their own fee', () => {
    const dinars = offered(stripe, { step: 0.01, fee: 0.005 });
    expect(
      [methodsFor([dinars], 19_505, 'KW', 3), methodsFor([dinars], 19_500, 'KW', 3)].map(methods),
    ).toEqual([[stripe], []]);
    expect(methods(methodsFor([offered(stripe, { step: 1 })], 500, 'JP', 0))).toEqual([stripe]);
  });
  it('count in the shop’s decimals', () =>
    expect(methods(methodsFor([offered(bank, { least: 20, fee: 0.5 })], 19_500, 'KW', 3))).toEqual([
      bank,
    ]));
  it.each([
    [[null, bank], bank],
    [[iyzico, paypal], paypal],
    [[null, null], razorpay],
  ] as const)('wanting %j, %i is chosen', (wanted, chosen) =>
    expect(chosenMethod(open, ...wanted)).toBe(chosen),
  );
  it('none is chosen where none is', () => expect(chosenMethod([], bank)).toBeNull());
  it('cost what the owner says, and a closed one nothing', () =>
    expect([
      feeOf(open, paypal, 2),
      feeOf(open, bank, 2),
      feeOf(open, iyzico, 2),
      feeOf(open, null, 2),
    ]).toEqual([250, 0, 0, 0]));
});

describe('an order by another method', () => {
  const order = (fee: number) =>
    ({ order_method: paypal, pay: { due: 22.5 }, calculated: { fee } }) as Parameters<
      typeof amountByMethod
    >[0];
  it('costs what is due when it stays', () =>
    expect(amountByMethod(order(2.5), offered(paypal, { fee: 9 }), 2)).toBe(2250));
  it('changes one fee for the other', () =>
    expect([
      amountWithoutFee(order(2.5), 2),
      amountByMethod(order(2.5), offered(bank), 2),
      amountByMethod(order(2.5), offered(iyzico, { fee: 1 }), 2),
    ]).toEqual([2000, 2000, 2100]));
});
