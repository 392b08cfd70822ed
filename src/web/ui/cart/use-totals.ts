// Amounts for the cart and the checkout: calculated in integers by the market's own rules, and
// formatted like all prices.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { toDecimal, type Money } from '#base/money.ts';
import type { CartLine } from '#contract/cart-line.ts';
import { totalsOf, type Totals } from '#market/pricing/totals.ts';
import type { Refused } from '#web/ui/cart/cart.ts';
import { priceCartLine, type ShippingMethod } from '#web/ui/cart/price-cart-line.ts';
import { termsOf, voucher } from '#web/ui/cart/voucher.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { usePrice, useSite } from '#web/ui/site.ts';
import { toast } from '#web/ui/toasts.tsx';

/** Formats minor units as a price. */
export function useMoney(): (amount: Money) => string {
  const write = usePrice();
  const { currency_exponent: exponent } = useSite().money;
  return (amount) => write(toDecimal(amount, exponent));
}

/**
 * The total of these lines, each with the shipping that `shipping` returns for it, less the chosen
 * voucher, plus the payment fee.
 */
export function useTotals(
  lines: CartLine[],
  methodOf: (line: CartLine) => ShippingMethod | null,
  fee: Money = 0,
): Totals {
  const { currency_exponent: exponent } = useSite().money;
  const chosen = useReactiveState(voucher);
  return useMemo(
    () =>
      totalsOf(
        lines.map((line) => priceCartLine(line, exponent, methodOf(line))),
        chosen && termsOf(chosen.terms, exponent),
        fee,
      ),
    [lines, methodOf, exponent, fee, chosen],
  );
}

/** Says why something failed: the server's message, or that it cannot be reached. */
export function useRefusal(): {
  words: (refused: Refused) => string;
  complain: (refused: Refused | null) => void;
} {
  const t = useTranslations('trouble');
  const words = (refused: Refused) => refused.message || t('api-down');
  return {
    words,
    complain: (refused) => {
      if (refused) toast('error', words(refused));
    },
  };
}
