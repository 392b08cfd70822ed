/**
 * How prices are written: the currency sign, whether it stands before (1) or after (2), and the
 * locale of the digits.
 */
export type PriceStyle = {
  currency_icon: string;
  currency_position: 1 | 2;
  decimal_format: string;
};

/**
 * How prices in a currency are usually written in a language and country (ISO codes). An unknown
 * currency is written as its code, before the amount.
 */
export function priceStyle(language: string, country: string, currency: string): PriceStyle {
  const decimalFormat = `${language}-${country}`;
  const parts = new Intl.NumberFormat(decimalFormat, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  const at = (type: string) => parts.findIndex((part) => part.type === type);
  const sign = parts[at('currency')]?.value.replaceAll(/[\u200e\u200f\u061c]/g, '').trim();
  return {
    currency_icon: sign || currency,
    currency_position: at('currency') > at('integer') ? 2 : 1,
    decimal_format: decimalFormat,
  };
}
