// Parses numbers as people and shop programs write them.
import { toMinor, type Money } from '#base/money.ts';
import { type Habit, readNumber, UNCLEAR } from '#market/imports/number-habit.ts';

export type Currency = { code: string; exponent: number };

/**
 * Parses `$1,234.50`, `25`, `.5`, `12,90 EUR` into minor units; null when it is not an amount or is
 * negative. Few prices have three decimals, so `1.299` is unclear unless its column shows another
 * such number.
 */
export function amountOf(
  text: string,
  currency: Currency,
  habit: Habit,
): Money | null | typeof UNCLEAR {
  const plain = readNumber(bareAmount(text, currency.code), habit, (read) =>
    read === 'decimals' && currency.exponent < 3 && !habit.fine ? UNCLEAR : read,
  );
  return plain === null || plain === UNCLEAR ? plain : toMinor(plain, currency.exponent);
}

/** An amount without its currency. */
export const bareAmount = (text: string, code: string) =>
  text.replace(/\p{Sc}/gu, '').replace(new RegExp(`^\\s*${code}|${code}\\s*$`, 'i'), '');

/**
 * Pieces in stock: a whole number, negative when more was sold than there was; null when it is not
 * a number. `1.299` is more than a thousand, unless the column itself proves decimals.
 */
export function piecesOf(text: string, habit: Habit): number | null {
  const plain = readNumber(text, habit, (read) =>
    habit.proven && read !== UNCLEAR ? read : 'thousands',
  );
  return plain === null || Math.abs(Number(plain)) > MOST_INT ? null : Math.floor(Number(plain));
}

/** A weight as whole grams; null when it is not a number. */
export function gramsOf(text: string, gramsPerUnit: number, habit: Habit): number | null {
  const plain = readNumber(text, habit, (read) => (read === UNCLEAR ? 'decimals' : read));
  const grams = plain === null ? NaN : Math.round(Number(plain) * gramsPerUnit);
  return grams >= 0 && grams <= MOST_INT ? grams : null;
}

/**
 * Parses true, yes, 1 and their opposites; null for anything else. WooCommerce's drafts have −1.
 */
export function yesOf(text: string): boolean | null {
  const word = text.toLowerCase();
  if (['true', '1', 'yes', 'y', 'on'].includes(word)) return true;
  return ['false', '0', '-1', 'no', 'n', 'off'].includes(word) ? false : null;
}

const MOST_INT = 2_147_483_647;
