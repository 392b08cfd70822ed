// What holds of totals whatever is bought, in currencies without decimals, with two and with three.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, exponentOf, minorOf } from '#base/currency.ts';
import { toDecimal, toMinor } from '#base/money.ts';
import { spread } from '#market/pricing/spread.ts';
import {
  totalsOf,
  type LineSums,
  type PricedLine,
  type Sums,
  type VoucherTerms,
} from '#market/pricing/totals.ts';

const rate = fc.oneof(
  fc.record({ type: fc.constant(1), amount: fc.integer({ min: 0, max: 5000 }) }),
  fc.record({ type: fc.constant(2), amount: fc.integer({ min: 0, max: 10_000 }) }),
);
const bought: fc.Arbitrary<PricedLine> = fc.record({
  id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  storeId: fc.integer({ min: 1, max: 4 }),
  unit: fc.integer({ min: 0, max: 10_000_000 }),
  quantity: fc.integer({ min: 1, max: 200 }),
  bundle: fc.option(
    fc.record({ buy: fc.integer({ min: 1, max: 5 }), free: fc.integer({ min: 1, max: 5 }) }),
  ),
  tax: fc.option(rate),
  shipping: fc.option(
    fc.record({
      ruleId: fc.integer({ min: 1, max: 2 }),
      type: fc.constantFrom(1, 2),
      price: fc.integer({ min: 0, max: 5000 }),
      single: fc.boolean(),
    }),
  ),
});
const lines = fc.uniqueArray(bought, { maxLength: 12, selector: ({ id }) => id });
const terms: fc.Arbitrary<VoucherTerms> = fc
  .tuple(
    rate,
    fc.record({
      storeId: fc.option(fc.integer({ min: 1, max: 4 })),
      cap: fc.option(fc.integer({ min: 1, max: 100_000 })),
      minSpend: fc.integer({ min: 0, max: 100_000 }),
    }),
  )
  .map(([kind, rest]) => ({ ...kind, ...rest }));
const voucher = fc.option(terms);
const fee = fc.integer({ min: 0, max: 5000 });

const NAMES = ['subtotal', 'bundleOffer', 'tax', 'shipping', 'voucher', 'fee', 'total'] as const;
const sumOf = (parts: Sums[]) =>
  Object.fromEntries(NAMES.map((name) => [name, parts.reduce((all, part) => all + part[name], 0)]));
const pick = (sums: Sums) => Object.fromEntries(NAMES.map((name) => [name, sums[name]]));
const goods = ({ subtotal, bundleOffer }: Sums) => subtotal - bundleOffer;
const counted = (all: LineSums[], { storeId }: VoucherTerms) =>
  all.filter((line) => storeId === null || line.storeId === storeId);

describe('totals', () => {
  it('are whole amounts, none below zero, and each total is its parts', () => {
    fc.assert(
      fc.property(lines, voucher, fee, (cart, used, dear) => {
        const totals = totalsOf(cart, used, dear);
        for (const sums of [totals, ...totals.lines, ...totals.parcels]) {
          for (const name of NAMES)
            expect(Number.isSafeInteger(sums[name]) && sums[name] >= 0, name).toBe(true);
          expect(sums.total).toBe(
            sums.subtotal - sums.bundleOffer + sums.tax + sums.shipping - sums.voucher + sums.fee,
          );
        }
      }),
    );
  });
  it('are the sum of their parcels, and those, but for the fee, of their lines', () => {
    fc.assert(
      fc.property(lines, voucher, fee, (cart, used, dear) => {
        const totals = totalsOf(cart, used, dear);
        const without = (sums: Sums) => ({ ...pick(sums), fee: 0, total: sums.total - sums.fee });
        expect(sumOf(totals.parcels)).toEqual(pick(totals));
        expect(sumOf(totals.lines)).toEqual(without(totals));
        for (const parcel of totals.parcels)
          expect(sumOf(totals.lines.filter(({ storeId }) => storeId === parcel.storeId))).toEqual(
            without(parcel),
          );
      }),
    );
  });
  it('keep every line, in its place, and one parcel a store', () => {
    fc.assert(
      fc.property(lines, voucher, (cart, used) => {
        const totals = totalsOf(cart, used);
        expect(totals.lines.map(({ id }) => id)).toEqual(cart.map(({ id }) => id));
        expect(totals.parcels.map(({ storeId }) => storeId)).toEqual([
          ...new Set(cart.map(({ storeId }) => storeId)),
        ]);
      }),
    );
  });
  it('leave what they were given as it was', () => {
    fc.assert(
      fc.property(lines, voucher, (cart, used) => {
        const before = structuredClone([cart, used]);
        totalsOf(cart, used);
        expect([cart, used]).toEqual(before);
      }),
    );
  });
});

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
  it('gives a line the same share wherever it stands in the cart', () => {
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
 * Largest remainders: nobody is a whole unit off their exact share, and no odd unit went to a
 * smaller remainder than one that got none.
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
  it('is shared whole, by the largest remainders: any amount by any weights', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.array(fc.integer({ min: 0, max: 1e12 }), { maxLength: 20 }),
        (amount, weights) => expectFair(amount, weights, spread(amount, weights)),
      ),
    );
  });
  it('of a voucher, the market’s or a store’s, goes over its lines by what they cost', () => {
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
  it('of a fee goes over the parcels by what they come to; none is lost, and nobody pays one for nothing', () => {
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

describe.each(['JPY', 'USD', 'KWD'])('in %s', (currency) => {
  const exponent = exponentOf(currency);
  it('every sum is exact as it is written, read, and added up by whoever reads it', () => {
    fc.assert(
      fc.property(lines, voucher, fee, (cart, used, dear) => {
        const totals = totalsOf(cart, used, dear);
        const digits = (minor: number) => BigInt(decimalText(minor, exponent).replace('.', ''));
        for (const sums of [totals, ...totals.parcels, ...totals.lines])
          for (const name of NAMES) {
            expect([
              minorOf(decimalText(sums[name], exponent), exponent),
              toMinor(toDecimal(sums[name], exponent), exponent),
            ]).toEqual([sums[name], sums[name]]);
          }
        expect(totals.parcels.reduce((sum, parcel) => sum + digits(parcel.total), 0n)).toBe(
          digits(totals.total),
        );
      }),
    );
  });
  it('a cart that went over the wire costs what it did before', () => {
    const over = (minor: number) =>
      toMinor(JSON.parse(JSON.stringify(toDecimal(minor, exponent))), exponent) ?? NaN;
    fc.assert(
      fc.property(lines, fee, (cart, dear) => {
        const sent = cart.map((line) => ({
          ...line,
          unit: over(line.unit),
          tax:
            line.tax &&
            (line.tax.type === 1 ? { ...line.tax, amount: over(line.tax.amount) } : line.tax),
          shipping: line.shipping && { ...line.shipping, price: over(line.shipping.price) },
        }));
        expect(totalsOf(sent, null, over(dear))).toEqual(totalsOf(cart, null, dear));
      }),
    );
  });
});

describe('a single price rule', () => {
  it('is charged once for a parcel, rule and way', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const single = cart.map((line) => ({
          ...line,
          shipping: line.shipping && { ...line.shipping, single: true, price: 1 },
        }));
        const ways = new Set(
          single.flatMap(({ storeId, shipping }) =>
            shipping ? [`${storeId} ${shipping.ruleId} ${shipping.type}`] : [],
          ),
        );
        expect(totalsOf(single).shipping).toBe(ways.size);
      }),
    );
  });
  it('and every other rule by each line, whatever stands between them', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const mixed = cart.map((line) => ({
          ...line,
          shipping: line.shipping && { ...line.shipping, single: line.shipping.ruleId === 1 },
        }));
        for (const [storeId, own] of Map.groupBy(mixed, (line) => line.storeId)) {
          const ways = own.flatMap(({ shipping }) => shipping ?? []);
          const once = new Map(
            ways
              .filter(({ single }) => single)
              .toReversed()
              .map(({ type, price }) => [type, price]),
          );
          const due =
            ways.filter(({ single }) => !single).reduce((sum, { price }) => sum + price, 0) +
            [...once.values()].reduce((sum, price) => sum + price, 0);
          expect(
            totalsOf(mixed).parcels.find((parcel) => parcel.storeId === storeId)?.shipping,
          ).toBe(due);
        }
      }),
    );
  });
});

describe('a bundle', () => {
  it('frees pieces once, at their price, never more than there are, and tax is of all of them', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        for (const [at, { bundleOffer, free, subtotal, tax, taxUnit }] of totalsOf(
          cart,
        ).lines.entries()) {
          const { bundle, quantity, unit } = cart[at] ?? { bundle: null, quantity: 0, unit: 0 };
          expect([free, bundleOffer, tax]).toEqual([
            bundle && quantity >= bundle.buy ? Math.min(bundle.free, quantity) : 0,
            unit * free,
            taxUnit * quantity,
          ]);
          expect(bundleOffer).toBeLessThanOrEqual(subtotal);
        }
      }),
    );
  });
});
