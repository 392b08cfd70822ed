// A sale: whose a parcel's money is, and whose it was when some of it goes back.
import type { Money } from '#base/money.ts';

/**
 * What a parcel came to; `commission`: of all its lines; `storePays`: its voucher is the store's
 * own, else the market's. Minor units.
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
 * Together what the buyer pays. `market` is below zero where the market gives more away than it
 * takes.
 */
export type Shares = { store: Money; tax: Money; market: Money };

/** Who gets what of a parcel's total. */
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
 * units that sum to `back`, the largest remainders first. Taken of all that went back so far, so
 * that however many steps it takes, all of it gives back exactly what was sold.
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
