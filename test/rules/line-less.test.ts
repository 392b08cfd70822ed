// The amount of a line with some items less.
import { describe, expect, it } from 'vitest';
import { goodsOf, lineLess, type LineSold } from '#market/orders/line-less.ts';

const line = (fields: Partial<LineSold> = {}): LineSold => ({
  quantity: 3,
  bundle_free: 0,
  selling: 2000,
  tax_price: 100,
  voucher_price: 0,
  commission: 650,
  commission_rate: 1000,
  commission_fixed: 50,
  storePays: false,
  ...fields,
});
const totalOf = (one: LineSold) => goodsOf(one).total;

describe('a line with pieces less', () => {
  it('costs what is left, with its tax, and brings what its rule takes of that', () => {
    const left = lineLess(line(), 1);
    expect(left).toMatchObject({ quantity: 2, selling: 2000, commission: 450 });
    expect(totalOf(line()) - totalOf(left)).toBe(2100);
  });

  it('of a bundle has no free piece any more: each costs what all cost on average', () => {
    const left = lineLess(line({ bundle_free: 1, commission: 450 }), 1);
    expect(left).toMatchObject({ quantity: 2, bundle_free: 0, selling: 1333, commission: 317 });
    expect(totalOf(left)).toBe(2666 + 200);
  });

  it('keeps its part of a voucher, never more than its goods come to', () => {
    expect(lineLess(line({ voucher_price: 1000 }), 1).voucher_price).toBe(667);
    const free = lineLess(line({ bundle_free: 1, voucher_price: 4000, tax_price: 0 }), 1);
    expect([free.voucher_price, totalOf(free)]).toEqual([2666, 0]);
  });

  it('brings no more commission than before, where a cap held it down, nor than it comes to', () => {
    expect(lineLess(line({ commission: 300 }), 1).commission).toBe(300);
    expect(lineLess(line({ commission_fixed: 5000, commission: 5600 }), 2).commission).toBe(2000);
    const paid = line({ voucher_price: 1000, storePays: true, commission: 550 });
    expect(lineLess(paid, 1).commission).toBe(383);
  });

  it('of which nothing is left comes to nothing', () => {
    const none = lineLess(line({ bundle_free: 1, voucher_price: 500 }), 3);
    expect([totalOf(none), none.commission, none.voucher_price]).toEqual([0, 0, 0]);
  });

  it('costs the same in however many steps, but for odd units, which are the buyer’s', () => {
    const whole = line({ quantity: 7, bundle_free: 2, voucher_price: 999 });
    const once = lineLess(whole, 4);
    const twice = lineLess(lineLess(whole, 1), 3);
    expect(totalOf(once) - totalOf(twice)).toBeGreaterThanOrEqual(0);
    expect(totalOf(once) - totalOf(twice)).toBeLessThan(7);
    expect(totalOf(once) * 7).toBeLessThanOrEqual(totalOf(whole) * 3);
  });
});
