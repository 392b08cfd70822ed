import { useFormatter } from 'use-intl';
import { useWho } from '#web/desk/frame/who.ts';

export type Amounts = {
  /** In the market's currency unless another is said. */
  money: (amount: number, currency?: string) => string;
  percent: (percent: number) => string;
};

/** How the language of the screen writes amounts. */
export function useAmounts(): Amounts {
  const { market } = useWho();
  const format = useFormatter();
  return {
    money: (amount, currency = market.currency) =>
      format.number(amount, {
        style: 'currency',
        currency,
        ...(currency === market.currency && {
          minimumFractionDigits: market.currency_exponent,
          maximumFractionDigits: market.currency_exponent,
        }),
      }),
    percent: (percent) =>
      format.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 }),
  };
}

export const useMoney = (): Amounts['money'] => useAmounts().money;
