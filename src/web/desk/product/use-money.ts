import { useFormatter } from 'use-intl';
import { useWho } from '#web/desk/frame/who.ts';

/** Amounts in the market's currency, as the language of the screen writes them. */
export function useMoney(): (amount: number) => string {
  const { market } = useWho();
  const format = useFormatter();
  return (amount) =>
    format.number(amount, {
      style: 'currency',
      currency: market.currency,
      minimumFractionDigits: market.currency_exponent,
      maximumFractionDigits: market.currency_exponent,
    });
}
