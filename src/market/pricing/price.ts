// A price as a shopper sees it: what it costs now, what is struck through, how much is off
// (specification, section 9).
import type { Money } from '#base/money.ts';

export type Prices = {
  selling: Money;
  /** Null or 0: no offer. */
  offered: Money | null;
  /** Price in a running flash sale, or null. */
  flash: Money | null;
  /** The chosen variant's own price; null or 0 when it has none or the product has no options. */
  inventory?: Money | null;
};

export type Price = { now: Money; was: Money | null; percentOff: number };

/**
 * The one rule of what a thing costs. Amounts in minor units; percent truncated to a whole number.
 */
export function priceOf({ selling, offered, flash, inventory }: Prices): Price {
  const now = inventory || (flash ?? (offered || selling));
  return selling > now
    ? { now, was: selling, percentOff: Math.trunc(((selling - now) * 100) / selling) }
    : { now, was: null, percentOff: 0 };
}
