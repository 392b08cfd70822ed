// What holds of totals whatever is bought.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalsOf, type LineSums, type PricedLine, type Sums, type VoucherTerms } from '#market/pricing/totals.ts';

const rate = fc.oneof(fc.record({ type: fc.constant(1), amount: fc.integer({ min: 0, max: 5000 }) }), fc.record({ type: fc.constant(2), amount: fc.integer({ min: 0, max: 10_000 }) }));
const bought: fc.Arbitrary<PricedLine> = fc.record({
  id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), storeId: fc.integer({ min: 1, max: 4 }), unit: fc.integer({ min: 0, max: 10_000_000 }), quantity: fc.integer({ min: 1, max: 200 }),
  bundle: fc.option(fc.record({ buy: fc.integer({ min: 1, max: 5 }), free: fc.integer({ min: 1, max: 5 }) })), tax: fc.option(rate),
  shipping: fc.option(fc.record({ ruleId: fc.integer({ min: 1, max: 2 }), type: fc.constantFrom(1, 2), price: fc.integer({ min: 0, max: 5000 }), single: fc.boolean() })),
});
const lines = fc.uniqueArray(bought, { maxLength: 12, selector: ({ id }) => id });
const terms: fc.Arbitrary<VoucherTerms> = fc.tuple(rate, fc.record({ storeId: fc.option(fc.integer({ min: 1, max: 4 })), cap: fc.option(fc.integer({ min: 1, max: 100_000 })), minSpend: fc.integer({ min: 0, max: 100_000 }) }))
  .map(([kind, rest]) => ({ ...kind, ...rest }));
const voucher = fc.option(terms);

const NAMES = ['subtotal', 'bundleOffer', 'tax', 'shipping', 'voucher', 'total'] as const;
const sumOf = (parts: Sums[]) => Object.fromEntries(NAMES.map((name) => [name, parts.reduce((all, part) => all + part[name], 0)]));
const pick = (sums: Sums) => Object.fromEntries(NAMES.map((name) => [name, sums[name]]));
const goods = ({ subtotal, bundleOffer }: Sums) => subtotal - bundleOffer;
const counted = (all: LineSums[], { storeId }: VoucherTerms) => all.filter((line) => storeId === null || line.storeId === storeId);

describe('totals', () => {
  it('are whole amounts, none below zero, and each total is its parts', () => {
    fc.assert(fc.property(lines, voucher, (cart, used) => {
      const totals = totalsOf(cart, used);
      for (const sums of [totals, ...totals.lines, ...totals.parcels]) {
        for (const name of NAMES) expect(Number.isSafeInteger(sums[name]) && sums[name] >= 0, name).toBe(true);
        expect(sums.total).toBe(sums.subtotal - sums.bundleOffer + sums.tax + sums.shipping - sums.voucher);
      }
    }));
  });
  it('are the sum of their lines and of their parcels', () => {
    fc.assert(fc.property(lines, voucher, (cart, used) => {
      const totals = totalsOf(cart, used);
      expect(sumOf(totals.lines)).toEqual(pick(totals));
      expect(sumOf(totals.parcels)).toEqual(pick(totals));
      for (const parcel of totals.parcels) expect(sumOf(totals.lines.filter(({ storeId }) => storeId === parcel.storeId))).toEqual(pick(parcel));
    }));
  });
  it('keep every line, in its place, and one parcel a store', () => {
    fc.assert(fc.property(lines, voucher, (cart, used) => {
      const totals = totalsOf(cart, used);
      expect(totals.lines.map(({ id }) => id)).toEqual(cart.map(({ id }) => id));
      expect(totals.parcels.map(({ storeId }) => storeId)).toEqual([...new Set(cart.map(({ storeId }) => storeId))]);
    }));
  });
  it('leave what they were given as it was', () => {
    fc.assert(fc.property(lines, voucher, (cart, used) => {
      const before = structuredClone([cart, used]);
      totalsOf(cart, used);
      expect([cart, used]).toEqual(before);
    }));
  });
});

describe('a voucher', () => {
  it('takes exactly its discount, and of no line more than its goods', () => {
    fc.assert(fc.property(lines, terms, (cart, used) => {
      const totals = totalsOf(cart, used);
      const base = counted(totals.lines, used);
      const spend = base.reduce((all, line) => all + goods(line), 0);
      const wanted = used.type === 1 ? used.amount : Number((BigInt(spend) * BigInt(used.amount) + 5000n) / 10_000n);
      const enough = spend > 0 && spend >= used.minSpend;
      expect(totals.belowMinimum).toBe(!enough);
      expect(totals.voucher).toBe(enough ? Math.min(wanted, used.cap ?? wanted, spend) : 0);
      for (const line of totals.lines) expect(line.voucher).toBeLessThanOrEqual(base.includes(line) ? goods(line) : 0);
    }));
  });
  it('shares itself as the goods cost, to within one unit', () => {
    fc.assert(fc.property(lines, terms, (cart, used) => {
      const totals = totalsOf(cart, used);
      const base = counted(totals.lines, used);
      const spend = base.reduce((all, line) => all + goods(line), 0);
      for (const line of spend > 0 ? base : []) expect(Math.abs(line.voucher - (totals.voucher * goods(line)) / spend)).toBeLessThan(1);
    }));
  });
  it('gives a line the same share wherever it stands in the cart', () => {
    fc.assert(fc.property(lines, terms, (cart, used) => {
      const shares = (all: PricedLine[]) => new Map(totalsOf(all, used).lines.map(({ id, voucher: share }) => [id, share]));
      expect(shares(cart.toReversed())).toEqual(shares(cart));
    }));
  });
});

describe('a single price rule', () => {
  it('is charged once for a parcel, rule and way', () => {
    fc.assert(fc.property(lines, (cart) => {
      const single = cart.map((line) => ({ ...line, shipping: line.shipping && { ...line.shipping, single: true, price: 1 } }));
      const ways = new Set(single.flatMap(({ storeId, shipping }) => (shipping ? [`${storeId} ${shipping.ruleId} ${shipping.type}`] : [])));
      expect(totalsOf(single).shipping).toBe(ways.size);
    }));
  });
});
