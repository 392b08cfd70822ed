import { useLocale } from 'use-intl';
import { useWho } from '#web/desk/frame/who.ts';
import { amountText } from '#web/desk/parts/amount-text.ts';

export type Amounts = {
  /** In the market's currency unless another is given. */
  money: (amount: number, currency?: string) => string;
  percent: (percent: number) => string;
  /** A change in percent, with its sign. */
  change: (percent: number) => string;
  /** A number of items, with its sign. */
  pieces: (count: number) => string;
};

/** Formats amounts in the language of the screen. */
export function useAmounts(): Amounts {
  const { market } = useWho();
  const locale = useLocale();
  const write = (amount: number, style: Intl.NumberFormatOptions) =>
    amountText(formatOf(locale, style), amount, document.documentElement.dir === 'rtl');
  const decimals = {
    minimumFractionDigits: market.currency_exponent,
    maximumFractionDigits: market.currency_exponent,
  };
  return {
    money: (amount, currency = market.currency) =>
      write(amount, {
        style: 'currency',
        currency,
        ...(currency === market.currency && decimals),
      }),
    percent: (percent) => write(percent / 100, { style: 'percent', maximumFractionDigits: 2 }),
    change: (percent) =>
      write(percent / 100, {
        style: 'percent',
        signDisplay: 'exceptZero',
        maximumFractionDigits: 0,
      }),
    pieces: (count) => write(count, { signDisplay: 'always' }),
  };
}

export const useMoney = (): Amounts['money'] => useAmounts().money;

const formats = new Map<string, Intl.NumberFormat>();

/** Creating a format takes far longer than using it, and a list has hundreds of amounts. */
function formatOf(locale: string, style: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, style]);
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, style);
  formats.set(key, known);
  return known;
}
