// What the history says of a row whose columns are only numbers: amounts, and names of choices.
import { decimalText } from '#base/currency.ts';
import type { Money } from '#base/money.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** An amount as the history keeps it: what it was then, whatever currency comes later. */
type HistoryMoney = { money: string; currency: string };
type Counted = Pick<MarketSettings, 'currency' | 'currency_exponent'>;

/** Takes an amount in minor units, or none, and the currency that it is counted in. */
export function moneyForHistory(
  minor: Money | null,
  { currency, currency_exponent: exponent }: Counted,
): HistoryMoney | null {
  return minor === null ? null : { money: decimalText(minor, exponent), currency };
}
