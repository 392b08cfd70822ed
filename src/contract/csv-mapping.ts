// The format of a bank's CSV files: one mapping for each bank, saved by the owner.
import { z } from 'zod';
import { optionalText, text, wholeNumber } from '#contract/values.ts';

const isStorable = (value: string) => value.isWellFormed();
const column = text(100).refine(isStorable, 'invalid-input');

/** An optional column; empty: none. */
const maybe = optionalText(100).refine(isStorable, 'invalid-input');

const csvDelimiters = ['auto', ',', ';', '\t', '|'] as const;
const csvCharsets = [
  'utf-8',
  'windows-1252',
  'iso-8859-15',
  'windows-1254',
  'windows-1256',
  'utf-16le',
] as const;

/** D day, M month, Y year: with this many digits. */
const csvDates = [
  'DD.MM.YYYY',
  'DD.MM.YY',
  'DD/MM/YYYY',
  'DD/MM/YY',
  'MM/DD/YYYY',
  'DD-MM-YYYY',
  'DD-MMM-YYYY',
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'YYYYMMDD',
] as const;

/**
 * Columns by the names in the header, or by number (`3`) in files without one. The amount is in one
 * column with its sign, in two (`credit`, `debit`), or without a sign beside a column with the
 * direction (`direction`, with the word for outgoing money in `debit_word`).
 */
export const csvMapping = z
  .object({
    delimiter: z.enum(csvDelimiters, 'invalid-input').default('auto'),
    charset: z.enum(csvCharsets, 'invalid-input').default('utf-8'),
    decimal: z.enum(['.', ','], 'invalid-input'),
    date: z.enum(csvDates, 'invalid-input'),
    /** The line of the header, from 1; lines above it are skipped. 0: there is no header. */
    header_line: wholeNumber(0, 100).default(1),
    /** The number of lines to skip at the end, such as sums. */
    footer_lines: wholeNumber(0, 20).default(0),
    /** The account and its currency, which such files rarely contain. */
    account: text(50).refine(isStorable, 'invalid-input'),
    currency: z.string('invalid-input').regex(/^[A-Z]{3}$/, 'invalid-input'),
    columns: z.object({
      booked: column,
      value: maybe,
      amount: maybe,
      credit: maybe,
      debit: maybe,
      direction: maybe,
      debit_word: maybe,
      currency: maybe,
      reference: maybe,
      remitter: maybe,
      remitter_account: maybe,
      texts: z.array(column, 'invalid-input').max(10, 'invalid-input').default([]),
      balance: maybe,
    }),
  })
  .refine(
    ({ columns: { amount, credit, debit } }) => Boolean(amount) !== Boolean(credit && debit),
    {
      message: 'invalid-input',
      path: ['columns', 'amount'],
    },
  )
  .meta({ id: 'BankCsv' });
export type CsvMapping = z.output<typeof csvMapping>;
