// How the language of a screen writes an amount. Between words that run from right to left, a sign
// or a currency of Latin letters would leave its number ("$-7.00 US"), so each keeps to itself.
import { MINUS } from '#base/minus.ts';

const ltr = (text: string) => `\u2066${text}\u2069`;
const rtl = (text: string) => `\u2067${text}\u2069`;
const own = (text: string) => `\u2068${text}\u2069`;
/** Without it a line may end between the letters of a currency and its sign. */
const whole = (currency: string) => currency.replace(/(?<=\p{L})(?=\p{Sc})/u, '\u2060');

/** The same between the sign and what it is of. */
const SIGN = `${MINUS}\u2060`;

const MARKS = /[\u200e\u200f\u061c]/g; // what Intl writes for this; too little of it
const NUMBER = /(?:−\u2060|\+)?\p{Nd}[\p{Nd}.,٬٫]*/u;

/** A decimal amount as text; `mirrored` where the screen runs from right to left. */
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
