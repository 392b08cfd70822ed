// The discount of a voucher on an order. Amounts are minor units of a currency with two decimals.
import { describe, expect, it } from 'vitest';
import { totalsOf, type PricedLine, type VoucherTerms } from '#market/pricing/totals.ts';
import { line, shippingBy, voucher } from './priced-lines.ts';

const shares = (lines: PricedLine[], terms: VoucherTerms) =>
  totalsOf(lines, terms).lines.map((sums) => sums.voucher);

describe('a voucher', () => {
  it('takes percent of the goods, not of tax and shipping', () =>
    expect(
      totalsOf([line({ tax: { type: 1, amount: 90 }, shipping: shippingBy() })], voucher()),
    ).toMatchObject({ voucher: 100, fee: 0, total: 1490 }));
  it('takes percent of what is left after the bundle', () =>
    expect(totalsOf([line({ quantity: 3, bundle: { buy: 3, free: 1 } })], voucher()).voucher).toBe(
      200,
    ));
  it('of the flat kind takes its amount', () =>
    expect(shares([line()], voucher({ type: 1, amount: 250 }))).toEqual([250]));
  it('never takes more than its cap', () =>
    expect(shares([line({ unit: 100_000 })], voucher({ cap: 700 }))).toEqual([700]));
  it('never takes more than the goods cost', () =>
    expect(
      totalsOf([line({ shipping: shippingBy() })], voucher({ type: 1, amount: 9999 })),
    ).toMatchObject({ voucher: 1000, fee: 0, total: 500 }));
  it('needs its minimum of goods, and that much is enough', () => {
    expect(totalsOf([line({ shipping: shippingBy() })], voucher({ minSpend: 1001 }))).toMatchObject(
      {
        voucher: 0,
        total: 1500,
        belowMinimum: true,
      },
    );
    expect(totalsOf([line()], voucher({ minSpend: 1000 }))).toMatchObject({
      voucher: 100,
      belowMinimum: false,
    });
  });
  it('of a store counts and takes from that store’s lines alone', () => {
    const lines = [line({ id: 1 }), line({ id: 2, storeId: 2, unit: 3000 })];
    expect(shares(lines, voucher({ storeId: 2 }))).toEqual([0, 300]);
    expect(totalsOf(lines, voucher({ storeId: 2, minSpend: 3001 }))).toMatchObject({
      spend: 3000,
      belowMinimum: true,
    });
    expect(totalsOf(lines, voucher({ storeId: 3 }))).toMatchObject({
      voucher: 0,
      belowMinimum: true,
    });
  });
  it('of some goods counts and takes from their lines alone', () => {
    const lines = [line({ id: 1 }), line({ id: 2, unit: 3000 })];
    expect(shares(lines, voucher({ lines: [2] }))).toEqual([0, 300]);
    expect(totalsOf(lines, voucher({ lines: [] }))).toMatchObject({ spend: 0, belowMinimum: true });
  });
  it('gives odd units to the largest remainders, then to the older line', () => {
    expect(
      shares(
        [1, 2, 3].map((id) => line({ id })),
        voucher({ type: 1, amount: 100 }),
      ),
    ).toEqual([34, 33, 33]);
    expect(
      shares(
        [line({ id: 1, unit: 100 }), line({ id: 2, unit: 200 })],
        voucher({ type: 1, amount: 50 }),
      ),
    ).toEqual([17, 33]);
    expect(
      shares(
        [line({ id: 1, unit: 200 }), line({ id: 2, unit: 100 })],
        voucher({ type: 1, amount: 50 }),
      ),
    ).toEqual([33, 17]);
  });
});
