// Prices for people: with the shop's currency sign in its place, its digits, and at most the
// currency's decimals.
import { MINUS } from '#base/minus.ts';

export type PriceFormat = {
  currency_icon: string;
  currency_position: number;
  currency_exponent: number;
  decimal_format: string;
};

const formats = new Map<string, Intl.NumberFormat>();

/** A decimal amount as text: `$19.99`. The same on server and browser. */
export function priceText(
  amount: number,
  { currency_icon, currency_position, currency_exponent, decimal_format }: PriceFormat,
): string {
  const key = `${decimal_format} ${currency_exponent}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(`${decimal_format}-u-nu-latn`, {
      minimumFractionDigits: currency_exponent,
      maximumFractionDigits: currency_exponent,
    });
  formats.set(key, format);
  const digits = format.format(Math.abs(amount)).replace(/[\u202f\u00a0]/g, ' ');
  const signed =
    currency_position === 2 ? `${digits} ${currency_icon}` : `${currency_icon}${digits}`;
  return amount < 0 ? MINUS + signed : signed;
}
