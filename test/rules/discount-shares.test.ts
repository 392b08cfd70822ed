// How a voucher and a fee are divided among the lines and parcels of any order.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread } from '#market/pricing/spread-amount.ts';
import {
  totalsOf,
  type LineSums,
  type PricedLine,
  type Sums,
  type VoucherTerms,
} from '#market/pricing/totals.ts';
import { lines, terms, voucher, fee, pick } from './generated-carts.ts';

const goods = ({ subtotal, bundleOffer }: Sums) => subtotal - bundleOffer;
const counted = (all: LineSums[], { storeId }: VoucherTerms) =>
  all.filter((line) => storeId === null || line.storeId === storeId);

describe('a voucher', () => {
  it('takes exactly its discount, and of no line more than its goods', () => {
    fc.assert(
      fc.property(lines, terms, (cart, used) => {
        const totals = totalsOf(cart, used);
        const base = counted(totals.lines, used);
        const spend = base.reduce((all, line) => all + goods(line), 0);
        const wanted =
          used.type === 1
            ? used.amount
            : Number((BigInt(spend) * BigInt(used.amount) + 5000n) / 10_000n);
        const enough = spend > 0 && spend >= used.minSpend;
        expect(totals.belowMinimum).toBe(!enough);
        expect(totals.voucher).toBe(enough ? Math.min(wanted, used.cap ?? wanted, spend) : 0);
        for (const line of totals.lines)
          expect(line.voucher).toBeLessThanOrEqual(base.includes(line) ? goods(line) : 0);
      }),
    );
  });
  it('shares itself as the goods cost, to within one unit', () => {
    fc.assert(
      fc.property(lines, terms, (cart, used) => {
        const totals = totalsOf(cart, used);
        const base = counted(totals.lines, used);
        const spend = base.reduce((all, line) => all + goods(line), 0);
        for (const line of spend > 0 ? base : [])
          expect(Math.abs(line.voucher - (totals.voucher * goods(line)) / spend)).toBeLessThan(1);
      }),
    );
  });
  it('gives a line the same share wherever it is in the cart', () => {
    fc.assert(
      fc.property(lines, terms, (cart, used) => {
        const shares = (all: PricedLine[]) =>
          new Map(totalsOf(all, used).lines.map(({ id, voucher: share }) => [id, share]));
        expect(shares(cart.toReversed())).toEqual(shares(cart));
      }),
    );
  });
});

/**
 * Largest remainders: no share differs from the exact one by a whole unit, and no extra unit went
 * to a smaller remainder than one that got none.
 */
function expectFair(amount: number, weights: number[], shares: number[]): void {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(weights.length ? amount : 0);
  if (whole === 0n) return;
  const parts = shares.map((share, at) => ({
    odd: BigInt(share) - (BigInt(amount) * BigInt(weights[at] ?? 0)) / whole,
    rest: (BigInt(amount) * BigInt(weights[at] ?? 0)) % whole,
  }));
  expect(parts.every(({ odd }) => odd === 0n || odd === 1n)).toBe(true);
  const rests = (odd: bigint) => parts.filter((part) => part.odd === odd).map(({ rest }) => rest);
  for (const lucky of rests(1n)) for (const other of rests(0n)) expect(lucky >= other).toBe(true);
}

describe('what is shared', () => {
  it('is divided completely, by the largest remainders, for any amount and any weights', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.array(fc.integer({ min: 0, max: 1e12 }), { maxLength: 20 }),
        (amount, weights) => expectFair(amount, weights, spread(amount, weights)),
      ),
    );
  });
  it('of a voucher, the market’s or a store’s, is divided among its lines by their prices', () => {
    fc.assert(
      fc.property(lines, terms, (cart, used) => {
        const totals = totalsOf(cart, used);
        const base = counted(totals.lines, used).toSorted((a, b) => a.id - b.id);
        expectFair(
          totals.voucher,
          base.map(goods),
          base.map((line) => line.voucher),
        );
      }),
    );
  });
  it('of a fee is divided among the parcels by their totals, and none of it is lost', () => {
    fc.assert(
      fc.property(lines, voucher, fee, (cart, used, dear) => {
        const { parcels, ...totals } = totalsOf(cart, used, dear);
        expect(totals.fee).toBe(parcels.length ? dear : 0);
        expectFair(
          dear,
          parcels.map((parcel) => parcel.total - parcel.fee),
          parcels.map((parcel) => parcel.fee),
        );
        expect(pick(totalsOf(cart, used))).toEqual({
          ...pick(totals),
          fee: 0,
          total: totals.total - totals.fee,
        });
      }),
    );
  });
});
