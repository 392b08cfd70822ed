// Carts, vouchers and fees for properties that hold for any order.
import fc from 'fast-check';
import type { PricedLine, Sums, VoucherTerms } from '#market/pricing/totals.ts';

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
export const lines = fc.uniqueArray(bought, { maxLength: 12, selector: ({ id }) => id });
export const terms: fc.Arbitrary<VoucherTerms> = fc
  .tuple(
    rate,
    fc.record({
      storeId: fc.option(fc.integer({ min: 1, max: 4 })),
      cap: fc.option(fc.integer({ min: 1, max: 100_000 })),
      minSpend: fc.integer({ min: 0, max: 100_000 }),
    }),
  )
  .map(([kind, rest]) => ({ ...kind, ...rest }));
export const voucher = fc.option(terms);
export const fee = fc.integer({ min: 0, max: 5000 });

export const NAMES = [
  'subtotal',
  'bundleOffer',
  'tax',
  'shipping',
  'voucher',
  'fee',
  'total',
] as const;
export const pick = (sums: Sums) => Object.fromEntries(NAMES.map((name) => [name, sums[name]]));
