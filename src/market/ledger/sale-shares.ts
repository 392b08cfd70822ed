// A sale: who gets which share of a parcel's money, and who gives it back in a refund.
import type { Money } from '#base/money.ts';

/**
 * The sums of a sold parcel, in minor units. `commission`: of all its lines; `storePays`: the
 * voucher is the store's own, not the market's.
 */
export type SoldParcel = {
  subtotal: Money;
  bundleOffer: Money;
  shipping: Money;
  tax: Money;
  voucher: Money;
  fee: Money;
  commission: Money;
  storePays: boolean;
};
/**
 * The shares of what the buyer pays. `market` is below zero if the market gives away more than it
 * takes.
 */
export type Shares = { store: Money; tax: Money; market: Money };

/** The shares of a parcel's total. */
export function sharesOf({
  subtotal,
  bundleOffer,
  shipping,
  tax,
  voucher,
  fee,
  commission,
  storePays,
}: SoldParcel): Shares {
  return {
    store: subtotal - bundleOffer + shipping - (storePays ? voucher : 0) - commission,
    tax,
    market: commission + fee - (storePays ? 0 : voucher),
  };
}

/**
 * How much of each share has gone back once `back` of a sale's total has: in proportion, in whole
 * minor units that sum to `back`, the largest remainders first. Always computed from the total that
 * went back so far, so that however many partial refunds there are, a full refund returns exactly
 * what was sold.
 */
export function sharesBack(sold: Shares, back: Money): Shares {
  const total = BigInt(sold.store) + BigInt(sold.tax) + BigInt(sold.market);
  if (total <= 0n) return { store: 0, tax: 0, market: 0 };
  const exact = [sold.store, sold.tax, sold.market].map((share, at) => {
    const whole = BigInt(share) * BigInt(back);
    const rest = ((whole % total) + total) % total;
    return { at, share: Number((whole - rest) / total), rest };
  });
  let odd = back - exact.reduce((sum, { share }) => sum + share, 0);
  for (const entry of exact.toSorted((a, b) =>
    a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1,
  ))
    if (odd-- > 0) entry.share++;
  const [store = 0, tax = 0, market = 0] = exact.map(({ share }) => share);
  return { store, tax, market };
}
