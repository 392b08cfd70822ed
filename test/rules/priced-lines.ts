// A priced line, a voucher and a shipping method, for tests of totals.
import type { PricedLine, VoucherTerms } from '#market/pricing/totals.ts';

export const line = (part: Partial<PricedLine> = {}): PricedLine => ({
  id: 1,
  storeId: 1,
  unit: 1000,
  quantity: 1,
  bundle: null,
  tax: null,
  shipping: null,
  ...part,
});
export const voucher = (part: Partial<VoucherTerms> = {}): VoucherTerms => ({
  type: 2,
  amount: 1000,
  storeId: null,
  cap: null,
  minSpend: 0,
  ...part,
});
export const shippingBy = (part: Partial<NonNullable<PricedLine['shipping']>> = {}) => ({
  ruleId: 7,
  type: 1,
  price: 500,
  single: false,
  ...part,
});
