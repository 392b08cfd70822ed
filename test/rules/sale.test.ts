// Who owns the money of a parcel, and who gave it when it is refunded: parts always add up to the
// whole.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionOf, type CommissionTerms } from '#market/commission/commission.ts';
import { sharesBack, sharesOf, type Shares, type SoldParcel } from '#market/ledger/sale-shares.ts';

// Currencies with 0, 2 and 3 decimals: 5,000 yen, 50.00 dollars and 5.000 dinars are the same
// integers; only their usual size differs.
const most = fc.constantFrom(5_000, 9_999_999, 900_000_000_000);
const parcel: fc.Arbitrary<SoldParcel> = most
  .chain((top) =>
    fc.record({
      subtotal: fc.nat(top),
      shipping: fc.nat(top),
      tax: fc.nat(top),
      fee: fc.nat(5000),
      storePays: fc.boolean(),
      cut: fc.nat(10_000),
      off: fc.nat(10_000),
      kept: fc.nat(10_000),
    }),
  )
  .map(({ cut, off, kept, ...rest }) => {
    const part = (whole: number, share: number) =>
      Number((BigInt(whole) * BigInt(share)) / 10_000n);
    const bundleOffer = part(rest.subtotal, cut);
    const voucher = part(rest.subtotal - bundleOffer, off);
    const base = rest.subtotal - bundleOffer - (rest.storePays ? voucher : 0);
    return { ...rest, bundleOffer, voucher, commission: part(base, kept) };
  });
const totalOf = ({ subtotal, bundleOffer, shipping, tax, voucher, fee }: SoldParcel) =>
  subtotal - bundleOffer + shipping + tax - voucher + fee;
const sum = ({ store, tax, market }: Shares) => store + tax + market;
const minus = (a: Shares, b: Shares): Shares => ({
  store: a.store - b.store,
  tax: a.tax - b.tax,
  market: a.market - b.market,
});
const NOTHING: Shares = { store: 0, tax: 0, market: 0 };
const same = (a: Shares, b: Shares) =>
  sum({
    store: Math.abs(a.store - b.store),
    tax: Math.abs(a.tax - b.tax),
    market: Math.abs(a.market - b.market),
  }) === 0;

describe('a sale', () => {
  it('assigns every cent that the buyer pays, and never less than 0 to a store', () => {
    fc.assert(
      fc.property(parcel, (sold) => {
        const shares = sharesOf(sold);
        expect(sum(shares)).toBe(totalOf(sold));
        expect(shares.store).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  it('lets the market pay for its own voucher, and the store for its own', () => {
    const sold = {
      subtotal: 10_000,
      bundleOffer: 1000,
      shipping: 500,
      tax: 900,
      voucher: 2000,
      fee: 50,
      commission: 700,
    };
    expect(sharesOf({ ...sold, storePays: false })).toEqual({
      store: 8800,
      tax: 900,
      market: -1250,
    });
    expect(sharesOf({ ...sold, storePays: true })).toEqual({ store: 6800, tax: 900, market: 750 });
  });
});

describe('what goes back', () => {
  it('sums to what is given back, each share to within one unit of its proportion', () => {
    fc.assert(
      fc.property(parcel, fc.nat(10_000), (sold, share) => {
        const shares = sharesOf(sold);
        const total = sum(shares);
        const back = Number((BigInt(total) * BigInt(share)) / 10_000n);
        const gone = sharesBack(shares, back);
        if (total === 0) return expect(gone).toEqual(NOTHING);
        expect(sum(gone)).toBe(back);
        for (const name of ['store', 'tax', 'market'] as const)
          expect(
            Math.abs(
              Number(BigInt(gone[name]) * BigInt(total) - BigInt(shares[name]) * BigInt(back)),
            ),
          ).toBeLessThan(total);
      }),
    );
  });
  it('is exactly what was sold after a full refund, in however many steps', () => {
    fc.assert(
      fc.property(parcel, fc.array(fc.nat(10_000), { maxLength: 12 }), (sold, cuts) => {
        const shares = sharesOf(sold);
        const total = sum(shares);
        const marks = [
          ...cuts.map((cut) => Number((BigInt(total) * BigInt(cut)) / 10_000n)),
          total,
        ].sort((a, b) => a - b);
        let left = shares;
        let before = NOTHING;
        for (const mark of marks) {
          const after = sharesBack(shares, mark);
          const step = minus(after, before);
          left = minus(left, step);
          expect(sum(left)).toBe(total - mark);
          before = after;
        }
        expect(total === 0 || same(left, NOTHING)).toBe(true);
      }),
    );
  });
});

const rule: fc.Arbitrary<CommissionTerms> = fc.record({
  storeId: fc.option(fc.integer({ min: 1, max: 3 })),
  categoryId: fc.option(fc.integer({ min: 1, max: 5 })),
  productId: fc.option(fc.integer({ min: 1, max: 3 })),
  rate: fc.nat(10_000),
  fixed: fc.nat(2000),
  cap: fc.option(fc.nat(100_000)),
});
const line = fc.record({
  storeId: fc.integer({ min: 1, max: 3 }),
  categoryPath: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
  productId: fc.integer({ min: 1, max: 3 }),
  base: fc.nat(900_000_000_000),
});

describe('commission', () => {
  it('is a whole amount, never more than the goods and never more than the cap', () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), line, (rules, sold) => {
        const { commission } = commissionOf(rules, sold);
        expect(Number.isSafeInteger(commission) && commission >= 0 && commission <= sold.base).toBe(
          true,
        );
      }),
    );
  });
  it('follows the first rule that fits, whatever rules come after it', () => {
    fc.assert(
      fc.property(
        fc.array(rule, { maxLength: 6 }),
        fc.array(rule, { maxLength: 6 }),
        rule,
        line,
        (before, after, one, sold) => {
          const passed = before.filter(
            (other) =>
              commissionOf([{ ...other, rate: 0, fixed: 1, cap: null }], { ...sold, base: 1 })
                .commission === 0,
          );
          const own = {
            ...one,
            storeId: sold.storeId,
            categoryId: sold.categoryPath[0] ?? null,
            productId: null,
          };
          expect(commissionOf([...passed, own, ...after], sold)).toEqual(commissionOf([own], sold));
        },
      ),
    );
  });
  const terms = {
    storeId: null,
    categoryId: null,
    productId: null,
    rate: 1250,
    fixed: 30,
    cap: null,
  };
  const lamp = { storeId: 1, categoryPath: [10, 20, 30], productId: 5, base: 10_000 };
  it('is the rate and the fixed part, up to the cap and to the goods', () => {
    expect(commissionOf([terms], lamp)).toEqual({ commission: 1280, rate: 1250, fixed: 30 });
    expect(commissionOf([{ ...terms, cap: 900 }], lamp)).toEqual({
      commission: 900,
      rate: 1250,
      fixed: 30,
    });
    expect(commissionOf([terms], { ...lamp, base: 20 })).toEqual({
      commission: 20,
      rate: 1250,
      fixed: 30,
    });
    expect(commissionOf([], lamp)).toEqual({ commission: 0, rate: 0, fixed: 0 });
  });
  it('of a category holds for its subcategories, and not for others', () => {
    for (const categoryId of [10, 20, 30])
      expect(commissionOf([{ ...terms, categoryId }], lamp).commission).toBe(1280);
    expect(commissionOf([{ ...terms, categoryId: 40 }], lamp).commission).toBe(0);
  });
});
