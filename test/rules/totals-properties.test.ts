// Properties of totals for any purchase, in currencies with no decimals, two and three.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, exponentOf, minorOf } from '#base/currency.ts';
import { toDecimal, toMinor } from '#base/money.ts';
import { totalsOf, type Sums } from '#market/pricing/totals.ts';
import { NAMES, lines, voucher, fee, pick } from './generated-carts.ts';

const sumOf = (parts: Sums[]) =>
  Object.fromEntries(NAMES.map((name) => [name, parts.reduce((all, part) => all + part[name], 0)]));

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

describe.each(['JPY', 'USD', 'KWD'])('in %s', (currency) => {
  const exponent = exponentOf(currency);
  it('every sum is exact when written, read and added up again', () => {
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
  it('is charged once for a parcel, rule and shipping choice', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const single = cart.map((line) => ({
          ...line,
          shipping: line.shipping && { ...line.shipping, single: true, price: 1 },
        }));
        const rules = new Set(
          single.flatMap(({ storeId, shipping }) =>
            shipping ? [`${storeId} ${shipping.ruleId} ${shipping.type}`] : [],
          ),
        );
        expect(totalsOf(single).shipping).toBe(rules.size);
      }),
    );
  });
  it('and every other rule by each line, whatever lines are between them', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const mixed = cart.map((line) => ({
          ...line,
          shipping: line.shipping && { ...line.shipping, single: line.shipping.ruleId === 1 },
        }));
        for (const [storeId, own] of Map.groupBy(mixed, (line) => line.storeId)) {
          const shippings = own.flatMap(({ shipping }) => shipping ?? []);
          const once = new Map(
            shippings
              .filter(({ single }) => single)
              .toReversed()
              .map(({ type, price }) => [type, price]),
          );
          const due =
            shippings.filter(({ single }) => !single).reduce((sum, { price }) => sum + price, 0) +
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
  it('frees pieces once, at their price, never more than there are, and taxes all', () => {
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
