import { toMinor, type Money } from '#base/money.ts';
import { fitsOrder } from '#market/settings/payment-method.ts';
import type { PaymentMethod } from '#web/ui/payment/payment-methods.ts';

/**
 * The methods for this country (ISO 3166-1 alpha-2) whose limits exclude this order: `goods` is its
 * total without fees, in minor units.
 */
export function outsideBounds(
  methods: PaymentMethod[],
  goods: Money,
  country: string,
  exponent: number,
): PaymentMethod[] {
  const minor = (amount: number) => toMinor(amount, exponent) ?? 0;
  return methods.filter(({ fee, least, most, countries }) => {
    const total = goods + minor(fee);
    const outside = total < minor(least) || (most !== null && total > minor(most));
    return outside && fitsOrder({ least: 0, most: null, countries }, total, country);
  });
}
