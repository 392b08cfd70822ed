// Readable history values for columns that hold only numbers: amounts, and names of choices.
import { decimalText } from '#base/currency.ts';
import type { Money } from '#base/money.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** An amount with its currency, as it was then, even if the market's currency changes later. */
type HistoryMoney = { money: string; currency: string };
type Counted = Pick<MarketSettings, 'currency' | 'currency_exponent'>;

/** Takes an amount in minor units, or null, and its currency. */
export function moneyForHistory(
  minor: Money | null,
  { currency, currency_exponent: exponent }: Counted,
): HistoryMoney | null {
  return minor === null ? null : { money: decimalText(minor, exponent), currency };
}
