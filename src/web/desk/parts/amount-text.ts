// Writes an amount in the language of a screen. In right-to-left text, a minus sign or a currency
// in Latin letters would be torn from its number ("$-7.00 US"), so both are isolated.
import { MINUS } from '#base/minus.ts';

const ltr = (text: string) => `\u2066${text}\u2069`;
const rtl = (text: string) => `\u2067${text}\u2069`;
const own = (text: string) => `\u2068${text}\u2069`;
/** Prevents a line break between a currency's letters and its sign. */
const whole = (currency: string) => currency.replace(/(?<=\p{L})(?=\p{Sc})/u, '\u2060');

/** The same between the minus sign and its number. */
const SIGN = `${MINUS}\u2060`;

const MARKS = /[\u200e\u200f\u061c]/g; // the marks that Intl writes for this, which are not enough
const NUMBER = /(?:−\u2060|\+)?\p{Nd}[\p{Nd}.,٬٫]*/u;

/** A decimal amount as text; `mirrored` for screens from right to left. */
export function amountText(format: Intl.NumberFormat, amount: number, mirrored: boolean): string {
  const written = format.format(amount);
  if (!mirrored && amount >= 0) return written;
  const parts = format
    .formatToParts(amount)
    .map(({ type, value }) => ({ type, value: type === 'minusSign' ? SIGN : value }));
  if (!mirrored) return parts.map(({ value }) => value).join('');
  const text = parts
    .map(({ type, value }) => [type, value.replaceAll(MARKS, '')] as const)
    .map(([type, value]) => (type === 'currency' ? own(whole(value)) : value))
    .join('')
    .replace(NUMBER, ltr);
  return /^[\u200f\u061c]/.test(written) ? rtl(text) : ltr(text);
}
