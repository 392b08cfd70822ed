// Numbers as people and shop programs write them.
import { toMinor, type Money } from '#base/money.ts';

export type Currency = { code: string; exponent: number };

/**
 * `$1,234.50`, `25`, `.5`, `12,90 EUR` as minor units; null when it is no amount, or one below
 * zero.
 */
export function amountOf(text: string, currency: Currency, decimalComma: boolean): Money | null {
  const bare = text
    .replace(/\p{Sc}/gu, '')
    .replace(new RegExp(`^\\s*${currency.code}|${currency.code}\\s*$`, 'i'), '');
  const plain = plainNumber(bare, decimalComma);
  return plain === null ? null : toMinor(plain, currency.exponent);
}

/**
 * Pieces in stock: a whole number, below zero where more was sold than there was; null when it is
 * no number.
 */
export function piecesOf(text: string, decimalComma: boolean): number | null {
  const plain = plainNumber(text, decimalComma);
  return plain === null || Math.abs(Number(plain)) > MOST_INT ? null : Math.floor(Number(plain));
}

/** A weight as whole grams; null when it is none. */
export function gramsOf(text: string, gramsPerUnit: number, decimalComma: boolean): number | null {
  const plain = plainNumber(text, decimalComma);
  const grams = plain === null ? NaN : Math.round(Number(plain) * gramsPerUnit);
  return grams >= 0 && grams <= MOST_INT ? grams : null;
}

/** true, yes, 1 and their opposites; null for anything else. WooCommerce's drafts are −1. */
export function yesOf(text: string): boolean | null {
  const word = text.toLowerCase();
  if (['true', '1', 'yes', 'y', 'on'].includes(word)) return true;
  return ['false', '0', '-1', 'no', 'n', 'off'].includes(word) ? false : null;
}

const MOST_INT = 2_147_483_647;

/** Digits with at most one point; null when it can be read in no one way. */
function plainNumber(text: string, decimalComma: boolean): string | null {
  let number = text.replace(/[\s\u00a0\u202f’']/g, '');
  const comma = number.lastIndexOf(',');
  const point = number.lastIndexOf('.');
  if (comma >= 0 && point >= 0)
    number =
      comma > point ? number.replaceAll('.', '').replace(',', '.') : number.replaceAll(',', '');
  else if (comma >= 0)
    number =
      !decimalComma && /^-?\d{1,3}(,\d{3})+$/.test(number)
        ? number.replaceAll(',', '')
        : number.replace(',', '.');
  else if (/^-?\d{1,3}(\.\d{3}){2,}$/.test(number)) number = number.replaceAll('.', '');
  const [, sign, whole, part] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(number) ?? [];
  return whole || part ? `${sign ?? ''}${whole || '0'}${part ? `.${part}` : ''}` : null;
}
