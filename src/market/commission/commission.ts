// Commission: what the market keeps of what a store sells. The owner's rules stand in an order; the
// first that fits a line says how much.
import { percentOf, type Money } from '#base/money.ts';

/**
 * Null fits every store, category or product. `rate`: hundredths of a percent; `fixed`, once a
 * line, and `cap`: minor units.
 */
export type CommissionTerms = {
  storeId: number | null;
  categoryId: number | null;
  productId: number | null;
  rate: number;
  fixed: Money;
  cap: Money | null;
  /** It counts from then on; nothing: always. */
  validFrom?: Date | null;
};
export type CommissionRule = CommissionTerms & { id: number; position: number };

/**
 * A line as the rules look at it. `categoryPath`: ids from the root to the product's category;
 * `base`: its goods after the bundle offer, and after a voucher that the store itself pays for.
 */
export type CommissionedLine = {
  storeId: number;
  categoryPath: number[];
  productId: number;
  base: Money;
};
export type Commission = { commission: Money; rate: number; fixed: Money };

/**
 * What the market takes of a line by the first rule that fits, never more than the line's goods;
 * nothing where none fits. A rule for a category holds for all below it.
 */
export function commissionOf(
  rules: readonly CommissionTerms[],
  line: CommissionedLine,
): Commission {
  const rule = rules.find((one) => fitsLine(one, line));
  if (!rule) return { commission: 0, rate: 0, fixed: 0 };
  const { rate, fixed, cap } = rule;
  const wanted = percentOf(line.base, rate) + fixed;
  return { commission: Math.min(wanted, cap ?? wanted, line.base), rate, fixed };
}

/** Whether a rule is for a line. */
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
