// Commission: what the market keeps of a store's sale. The owner's rules are ordered; the first one
// that fits an order line applies.
import { percentOf, type Money } from '#base/money.ts';

/**
 * A null store, category or product fits all of them. `rate`: hundredths of a percent. `fixed` (per
 * line) and `cap`: minor units.
 */
export type CommissionTerms = {
  storeId: number | null;
  categoryId: number | null;
  productId: number | null;
  rate: number;
  fixed: Money;
  cap: Money | null;
  /** The rule applies from this time on; if missing, always. */
  validFrom?: Date | null;
};
export type CommissionRule = CommissionTerms & { id: number; position: number };

/**
 * An order line as the rules see it. `categoryPath`: ids from the root down to the product's
 * category. `base`: the price of its goods after a bundle offer, and after a voucher that the store
 * itself funds.
 */
export type CommissionedLine = {
  storeId: number;
  categoryPath: number[];
  productId: number;
  base: Money;
};
export type Commission = { commission: Money; rate: number; fixed: Money };

/**
 * The commission on a line by the first rule that fits, never more than the price of its goods;
 * zero when none fits. A rule for a category includes the categories below it.
 */
export function commissionOf(
  rules: readonly CommissionTerms[],
  line: CommissionedLine,
): Commission {
  const rule = rules.find((one) => fitsLine(one, line));
  if (!rule) return { commission: 0, rate: 0, fixed: 0 };
  const { rate, fixed, cap } = rule;
  const uncapped = percentOf(line.base, rate) + fixed;
  return { commission: Math.min(uncapped, cap ?? uncapped, line.base), rate, fixed };
}

/** Whether a rule fits a line. */
export function fitsLine(
  { storeId, categoryId, productId }: CommissionTerms,
  line: CommissionedLine,
): boolean {
  return (
    (storeId === null || storeId === line.storeId) &&
    (categoryId === null || line.categoryPath.includes(categoryId)) &&
    (productId === null || productId === line.productId)
  );
}
