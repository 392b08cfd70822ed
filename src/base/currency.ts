// Decimals of currencies. Never from Intl, whose tables describe cash; banks follow ISO 4217.
import { MINUS } from '#base/minus.ts';

const NONE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const THREE = 'BHD IQD JOD KWD LYD OMR TND';
const decimals = new Map([
  ...NONE.split(' ').map((code) => [code, 0] as const),
  ...THREE.split(' ').map((code) => [code, 3] as const),
]);

/** The number of decimals of a currency (ISO 4217): 0, 2 or 3. */
export const exponentOf = (currency: string): number => decimals.get(currency) ?? 2;

/** Minor units as decimal text, exact: 1999 with two decimals is "19.99". */
export function decimalText(minor: number, exponent: number): string {
  if (exponent === 0) return String(minor);
  const digits = String(minor).padStart(exponent + 1, '0');
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

type Denomination = { currency: string; exponent: number };

/** Minor units with their currency, for people: "19.99 EUR", "−0.05 EUR". */
export const moneyText = (minor: number, { currency, exponent }: Denomination): string =>
  `${minor < 0 ? MINUS : ''}${decimalText(Math.abs(minor), exponent)} ${currency}`;

/**
 * Decimal text, or a JSON number, from a gateway or staff in minor units; null when it is not an
 * amount or has digits below the minor unit.
 */
export function minorOf(decimal: unknown, exponent: number): number | null {
  const [, whole = '', part = ''] =
    /^(\d{1,13})(?:\.(\d+))?$/.exec(
      typeof decimal === 'number' || typeof decimal === 'string' ? String(decimal) : '',
    ) ?? [];
  if (whole === '' || /[1-9]/.test(part.slice(exponent))) return null;
  const minor = Number(whole + part.slice(0, exponent).padEnd(exponent, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}
