// The sums of an order line after some of its pieces were taken out.
import { percentOf, type Money } from '#base/money.ts';

/** A line as it is sold, in minor units. `storePays`: its store pays for the voucher. */
export type LineSold = {
  quantity: number;
  bundle_free: number;
  selling: Money;
  tax_price: Money;
  voucher_price: Money;
  commission: Money;
  commission_rate: number;
  commission_fixed: Money;
  storePays: boolean;
};
/** The sums of a line that its pieces share; its shipping is not one of them. */
export type LineGoods = {
  subtotal: Money;
  bundleOffer: Money;
  tax: Money;
  voucher: Money;
  total: Money;
};

/**
 * The same line with so many `pieces` less, each of which costs what the line's pieces cost on
 * average: those that are left of a bundle offer have no free one among them, and a lower price.
 * Odd units are the buyer's. The commission is what its rate and fixed part take of what is left;
 * it was never less than a cap, so that it stays below that.
 */
export function lineLess(line: LineSold, pieces: number): LineSold {
  const { quantity: all, bundle_free: free } = line;
  const quantity = all - pieces;
  if (quantity === 0) return { ...line, quantity, bundle_free: 0, voucher_price: 0, commission: 0 };
  const selling = free > 0 ? Math.floor((line.selling * (all - free)) / all) : line.selling;
  const share = Math.ceil((line.voucher_price * quantity) / all);
  const left = {
    ...line,
    quantity,
    bundle_free: 0,
    selling,
    voucher_price: Math.min(share, selling * quantity),
  };
  const base = selling * quantity - (line.storePays ? left.voucher_price : 0);
  const uncapped = percentOf(base, line.commission_rate) + line.commission_fixed;
  return { ...left, commission: Math.max(0, Math.min(uncapped, line.commission, base)) };
}

/** The sum of a line's pieces. */
export function goodsOf(line: LineSold): LineGoods {
  const subtotal = line.selling * line.quantity;
  const bundleOffer = line.selling * line.bundle_free;
  const tax = line.tax_price * line.quantity;
  const voucher = line.voucher_price;
  return { subtotal, bundleOffer, tax, voucher, total: subtotal - bundleOffer + tax - voucher };
}
