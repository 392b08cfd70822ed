// Days and amounts as banks write them into CSV files.
import { minorOf } from '#base/currency.ts';
import type { Money } from '#base/money.ts';
import type { CsvMapping } from '#contract/csv-mapping.ts';
import { isDay } from '#market/bank/bank-statement.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const PARTS: Record<string, string> = {
  YYYY: '(?<Y>\\d{4})',
  YY: '(?<Y>\\d{2})',
  MMM: '(?<M>[A-Za-z]{3})',
  MM: '(?<M>\\d{1,2})',
  DD: '(?<D>\\d{1,2})',
};

/** A day in the bank's format, with or without a time, as an ISO date; null if it is none. */
export function csvDay(text: string, form: CsvMapping['date']): string | null {
  const pattern = form.replaceAll(/YYYY|YY|MMM|MM|DD|[./]/g, (part) => PARTS[part] ?? `\\${part}`);
  const {
    Y = '',
    M = '',
    D = '',
  } = new RegExp(`^${pattern}(?![\\d])`).exec(text.trim())?.groups ?? {};
  const year = Y.length === 2 ? `20${Y}` : Y;
  const month = /\d/.test(M) ? Number(M) : MONTHS.indexOf(M.toLowerCase()) + 1;
  const day = `${year}-${String(month).padStart(2, '0')}-${D.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/**
 * An amount in minor units: with the given decimal sign, and only groups of three digits before it,
 * so that 1.299 is never read as 1.30. A minus may stand before or after it, or brackets around it.
 * Null if it is no such amount.
 */
export function csvAmount(
  text: string,
  decimal: CsvMapping['decimal'],
  exponent: number,
): Money | null {
  const bare = text
    .replaceAll(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^\p{Sc}|\p{Sc}$|^[A-Z]{3}|[A-Z]{3}$/gu, '');
  const [, bracket, before = '', digits = '', behind = ''] =
    /^(\()?([-+−]?)([\d.,]+)([-−]?)\)?$/.exec(bare) ?? [];
  const group = decimal === ',' ? '\\.' : ',';
  const grouped = `\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3}`; // 1,38,000 in India
  const shape = new RegExp(`^(\\d+|${grouped})(?:\\${decimal}(\\d*))?$`);
  const [, whole = '', part = ''] = shape.exec(digits) ?? [];
  if (whole === '') return null;
  const minor = minorOf(`${whole.replaceAll(/\D/g, '')}.${part || '0'}`, exponent);
  const minus = bracket !== undefined || /[-−]/.test(before + behind);
  return minor === null ? null : minus && minor !== 0 ? -minor : minor;
}
