// Amounts are minor units of a currency with two decimals: 1999 is 19.99.
import { describe, expect, it } from 'vitest';
import { totalsOf, type PricedLine } from '#market/pricing/totals.ts';
import { line, shippingBy, voucher } from './priced-lines.ts';

describe('an order with everything in it, added up by hand', () => {
  // 3 × 19.99, buy 3 get 1 free, 10 % tax; 4 × 2.50, 0.15 tax each; 1 × 120.00. Shipping 5.00 for
  // each parcel. 15 % off, at most 25.00.
  const totals = totalsOf(
    [
      line({
        id: 1,
        unit: 1999,
        quantity: 3,
        bundle: { buy: 3, free: 1 },
        tax: { type: 2, amount: 1000 },
        shipping: shippingBy({ single: true }),
      }),
      line({
        id: 2,
        unit: 250,
        quantity: 4,
        tax: { type: 1, amount: 15 },
        shipping: shippingBy({ single: true }),
      }),
      line({ id: 3, storeId: 2, unit: 12_000, shipping: shippingBy({ single: true }) }),
    ],
    voucher({ amount: 1500, cap: 2500 }),
  );

  it('gives the whole', () => {
    expect(totals).toMatchObject({
      subtotal: 18_997,
      bundleOffer: 1999,
      tax: 660,
      shipping: 1000,
      voucher: 2500,
      total: 16_158,
      belowMinimum: false,
    });
  });
  it('gives each line its part', () => {
    expect(totals.lines).toEqual([
      {
        id: 1,
        storeId: 1,
        free: 1,
        taxUnit: 200,
        subtotal: 5997,
        bundleOffer: 1999,
        tax: 600,
        shipping: 500,
        voucher: 588,
        fee: 0,
        total: 4510,
      },
      {
        id: 2,
        storeId: 1,
        free: 0,
        taxUnit: 15,
        subtotal: 1000,
        bundleOffer: 0,
        tax: 60,
        shipping: 0,
        voucher: 147,
        fee: 0,
        total: 913,
      },
      {
        id: 3,
        storeId: 2,
        free: 0,
        taxUnit: 0,
        subtotal: 12_000,
        bundleOffer: 0,
        tax: 0,
        shipping: 500,
        voucher: 1765,
        fee: 0,
        total: 10_735,
      },
    ]);
  });
  it('gives each store its parcel', () => {
    expect(totals.parcels).toEqual([
      {
        storeId: 1,
        subtotal: 6997,
        bundleOffer: 1999,
        tax: 660,
        shipping: 500,
        voucher: 735,
        fee: 0,
        total: 5423,
      },
      {
        storeId: 2,
        subtotal: 12_000,
        bundleOffer: 0,
        tax: 0,
        shipping: 500,
        voucher: 1765,
        fee: 0,
        total: 10_735,
      },
    ]);
  });
});

describe('nothing', () => {
  it('costs nothing, with a voucher as without', () => {
    const nothing = {
      subtotal: 0,
      bundleOffer: 0,
      tax: 0,
      shipping: 0,
      voucher: 0,
      fee: 0,
      total: 0,
      lines: [],
      parcels: [],
      spend: 0,
    };
    expect(totalsOf([])).toEqual({ ...nothing, belowMinimum: false });
    expect(totalsOf([], voucher())).toEqual({ ...nothing, belowMinimum: true });
  });
});

describe('a bundle', () => {
  const free = (quantity: number, bundle: { buy: number; free: number }) =>
    totalsOf([line({ quantity, bundle })]).bundleOffer;
  it.each([
    [1, 0],
    [2, 0],
    [3, 1000],
    [4, 1000],
    [6, 1000],
    [30, 1000],
  ])('of buy 3, 1 free takes, for %i of 10.00, %i off: once, not per multiple', (quantity, off) => {
    expect(free(quantity, { buy: 3, free: 1 })).toBe(off);
  });
  it('frees as many units as it says, at their price', () => {
    expect(free(5, { buy: 5, free: 2 })).toBe(2000);
  });
  it('never frees more than there are', () => {
    expect(free(2, { buy: 2, free: 9 })).toBe(2000);
  });
});

describe('tax', () => {
  const tax = (part: Partial<PricedLine>) => totalsOf([line(part)]).tax;
  it('of the flat kind is an amount for each unit', () =>
    expect(tax({ quantity: 3, tax: { type: 1, amount: 50 } })).toBe(150));
  it('of percent is rounded for one unit, then taken for each: 7.25 % of 19.99 is 1.45', () =>
    expect(tax({ unit: 1999, quantity: 3, tax: { type: 2, amount: 725 } })).toBe(435));
  it('is taken for the whole quantity, free units too', () =>
    expect(tax({ quantity: 3, bundle: { buy: 3, free: 1 }, tax: { type: 2, amount: 1000 } })).toBe(
      300,
    ));
  it('is not made less by a voucher', () =>
    expect(
      totalsOf([line({ tax: { type: 2, amount: 1000 } })], voucher({ amount: 5000 })),
    ).toMatchObject({ tax: 100, voucher: 500, fee: 0, total: 600 }));
});

describe('shipping', () => {
  const paid = (lines: PricedLine[]) => totalsOf(lines).lines.map(({ shipping }) => shipping);
  it('is nothing while no way is chosen', () => expect(paid([line()])).toEqual([0]));
  it('is paid once for a line, whatever its quantity', () =>
    expect(paid([line({ quantity: 9, shipping: shippingBy() })])).toEqual([500]));
  it('is paid by every line of a usual rule', () =>
    expect(
      paid([line({ id: 1, shipping: shippingBy() }), line({ id: 2, shipping: shippingBy() })]),
    ).toEqual([500, 500]));
  it('is paid by the first line only of a single price rule', () =>
    expect(
      paid([1, 2, 3].map((id) => line({ id, shipping: shippingBy({ single: true }) }))),
    ).toEqual([500, 0, 0]));
  it('of a single price rule is paid again by another parcel, another rule and another way', () => {
    const single = shippingBy({ single: true });
    expect(
      paid([
        line({ id: 1, shipping: single }),
        line({ id: 2, storeId: 2, shipping: single }),
        line({ id: 3, shipping: { ...single, ruleId: 8 } }),
        line({ id: 4, shipping: { ...single, type: 2, price: 120 } }),
        line({ id: 5, shipping: { ...single, type: 2, price: 120 } }),
      ]),
    ).toEqual([500, 500, 500, 120, 0]);
  });
});
