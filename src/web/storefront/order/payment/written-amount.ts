// Parses amounts as people write them in five languages: 1,234.50 and 1.234,50, in any digits.
import { minorOf } from '#base/currency.ts';
import { latinDigits } from '#base/latin-digits.ts';

/**
 * Takes a text and the currency's number of decimals; returns it in the form that the API takes
 * (`1234.50`), or null if it is not an amount above zero.
 */
export function writtenAmount(text: string, exponent: number): string | null {
  const plain = latin(text);
  const [, whole = '', part = ''] = plainIn(plain, exponent) ?? groupedIn(plain, exponent) ?? [];
  const amount = part ? `${digitsOf(whole)}.${part}` : digitsOf(whole);
  return amount.length <= MOST && (minorOf(amount, exponent) ?? 0) > 0 ? amount : null;
}

const MOST = 16;
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
const decimals = (exponent: number, signs: string) =>
  exponent > 0 ? `(?:[${signs}](\\d{1,${exponent}}))?` : '';
const matched = (text: string, pattern: string) => new RegExp(`^${pattern}$`).exec(text);

const plainIn = (text: string, exponent: number) =>
  matched(text, `(\\d{1,12})${decimals(exponent, '.,')}`);

/**
 * One sign groups the digits, the other starts the decimals; Indian grouping by lakhs and crores is
 * allowed too.
 */
const groupedIn = (text: string, exponent: number) =>
  matched(text, `(\\d{1,3}(?:,\\d{2,3})*,\\d{3})${decimals(exponent, '.')}`) ??
  matched(text, `(\\d{1,3}(?:\\.\\d{3})+)${decimals(exponent, ',')}`);

const latin = (text: string) => latinDigits(text).replaceAll(/[\u066c\s\u00a0\u202f'’]/g, '');
