// A price as a shopper sees it: the present price, the struck-through one, and the reduction in
// percent (specification, section 9).
import type { Money } from '#base/money.ts';

export type Prices = {
  selling: Money;
  /** Null or 0: not reduced. */
  offered: Money | null;
  /** Price in a running flash sale, or null. */
  flash: Money | null;
  /** The chosen variant's own price; null or 0 when it has none or the product has no options. */
  inventory?: Money | null;
};

export type Price = { now: Money; was: Money | null; percentOff: number };

/**
 * The rule by which every price is computed. Amounts in minor units; percent truncated to a whole
 * number.
 */
export function priceOf({ selling, offered, flash, inventory }: Prices): Price {
  const now = inventory || (flash ?? (offered || selling));
  return selling > now
    ? { now, was: selling, percentOff: Math.trunc(((selling - now) * 100) / selling) }
    : { now, was: null, percentOff: 0 };
}
