import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { CsvMapping } from '#contract/csv-mapping.ts';
import { csvAmount, csvDay } from '#market/bank/csv-values.ts';
import { realRef, type ReadEntry, type ReadStatement } from '#market/bank/statement.ts';

/** A cell that can not be read; `column` as the mapping has it. */
export type CsvProblem = { line: number; column: string; text: string };
export type CsvRead = {
  statement: ReadStatement;
  header: string[];
  lines: number[];
  problems: CsvProblem[];
};
type Row = { line: number; cells: string[] };

const parsed = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);
const DELIMITERS = [';', '\t', '|', ','];
const MOST_PROBLEMS = 20;

/**
 * Reads a bank's CSV by its mapping. Refuses 'statement-unreadable', and what `previewCsv` does.
 */
export function readBankCsv(text: string, mapping: CsvMapping, exponent: number): ReadStatement {
  const {
    statement,
    problems: [wrong],
  } = previewCsv(text, mapping, exponent);
  if (wrong) throw new Refusal('statement-unreadable', { line: wrong.line });
  return statement;
}

/**
 * The same, with everything that can not be read instead of a refusal, and the line of each entry,
 * so that a mapping can be tried. Refuses 'statement-unreadable' for what is no CSV at all, and
 * 'csv-column-missing' for a column that the file does not have.
 */
export function previewCsv(text: string, mapping: CsvMapping, exponent: number): CsvRead {
  const all = rowsOf(text, mapping);
  const rows = all.slice(0, all.length - mapping.footer_lines);
  const headed = mapping.header_line > 0;
  const header = headed ? rows.find(({ line }) => line >= mapping.header_line) : undefined;
  const names = header?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const place = (column: string) => placeOf(column, names, headed);
  const places = Object.fromEntries(
    Object.entries(mapping.columns).map(([name, column]) => [
      name,
      [column]
        .flat()
        .filter((one) => one !== '' && name !== 'debit_word')
        .map(place),
    ]),
  );
  const problems: CsvProblem[] = [];
  const read = rows
    .filter(({ line }) => !headed || line > (header?.line ?? 0))
    .flatMap((row) => {
      const cell = (name: string) => (places[name] ?? []).map((at) => row.cells[at] ?? '');
      const entry = entryOf(cell, mapping, exponent, (column, wrong) =>
        problems.push({ line: row.line, column, text: wrong.slice(0, 100) }),
      );
      return entry ? [{ ...entry, line: row.line }] : [];
    });
  const entries = read.map(({ line: _, balance: __, ...entry }) => entry);
  return {
    statement: { ...headOf(mapping), ...balancesOf(read), entries },
    header: header?.cells ?? [],
    lines: read.map(({ line }) => line),
    problems: problems.slice(0, MOST_PROBLEMS),
  };
}

const headOf = ({ account, currency }: CsvMapping) =>
  ({ kind: 'csv', account: account.replaceAll(' ', ''), name: '', currency }) as const;

function rowsOf(text: string, { delimiter, header_line: headerLine }: CsvMapping): Row[] {
  const found = delimiter === 'auto' ? delimiterOf(text, headerLine) : delimiter;
  try {
    const options = {
      delimiter: found,
      bom: true,
      info: true,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    } as const;
    return parsed
      .parse(parse(text, options))
      .map(({ record, info }) => ({ line: info.lines, cells: record }))
      .filter(({ cells }) => cells.some(Boolean));
  } catch (problem) {
    const line =
      typeof problem === 'object' && problem !== null && 'lines' in problem
        ? Number(problem.lines)
        : 1;
    throw new Refusal('statement-unreadable', { line });
  }
}

function delimiterOf(text: string, headerLine: number): string {
  const line = (text.split(/\r\n|\r|\n/)[Math.max(0, headerLine - 1)] ?? '').replaceAll(
    /"[^"]*"/g,
    '',
  );
  return DELIMITERS.toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ',';
}

function placeOf(column: string, names: string[], headed: boolean): number {
  const place = headed ? names.indexOf(column.toLowerCase()) : Number(column) - 1;
  if (!Number.isSafeInteger(place) || place < 0)
    throw new Refusal('csv-column-missing', { column });
  return place;
}

type Cells = (name: string) => string[];
type Blame = (column: string, text: string) => void;

function entryOf(
  cell: Cells,
  mapping: CsvMapping,
  exponent: number,
  blame: Blame,
): (ReadEntry & { balance: Money | null }) | null {
  const one = (name: string) => cell(name)[0] ?? '';
  const day = (name: string) => csvDay(one(name), mapping.date);
  const money = (name: string) =>
    one(name) === '' ? 0 : csvAmount(one(name), mapping.decimal, exponent);
  const bookedOn = day('booked');
  const valueOn = one('value') === '' ? bookedOn : day('value');
  const amount = amountOf(money, one, mapping.columns);
  const currency = one('currency') === '' ? mapping.currency : one('currency').toUpperCase();
  const balance = one('balance') === '' ? null : money('balance');
  if (bookedOn === null) blame(mapping.columns.booked, one('booked'));
  else if (valueOn === null) blame(mapping.columns.value, one('value'));
  if (amount === null)
    blame(
      mapping.columns.amount || mapping.columns.credit,
      one('amount') || one('credit') || one('debit'),
    );
  if (currency !== mapping.currency) blame(mapping.columns.currency, currency);
  if (balance === null && one('balance') !== '') blame(mapping.columns.balance, one('balance'));
  if (bookedOn === null || valueOn === null || amount === null || amount === 0) return null;
  return {
    amount,
    currency,
    bookedOn,
    valueOn,
    balance,
    child: 0,
    endToEnd: '',
    reversal: false,
    bankRef: realRef(one('reference')),
    texts: cell('texts').filter(Boolean),
    remitter: one('remitter'),
    remitterAccount: one('remitter_account').replaceAll(' ', ''),
  };
}

/** Above zero came in. What went out has a minus, a column of its own, or a word beside it. */
function amountOf(
  money: (name: string) => Money | null,
  one: (name: string) => string,
  columns: CsvMapping['columns'],
): Money | null {
  if (!columns.amount) {
    const credit = money('credit');
    const debit = money('debit');
    return credit === null || debit === null ? null : Math.abs(credit) - Math.abs(debit);
  }
  const amount = one('amount') === '' ? null : money('amount');
  if (amount === null || !columns.direction) return amount;
  return one('direction').toLowerCase() === columns.debit_word.toLowerCase()
    ? -Math.abs(amount)
    : Math.abs(amount);
}

/** Opening and closing by the balances beside the entries, whichever way the file is sorted. */
function balancesOf(read: { amount: Money; balance: Money | null; bookedOn: string }[]) {
  const none = { opening: null, closing: null, openedOn: null, closedOn: null };
  const first = read[0];
  const last = read.at(-1);
  if (!first || !last || read.some(({ balance }) => balance === null)) return none;
  const newestFirst =
    first.bookedOn > last.bookedOn ||
    (read.length > 1 && first.balance === (read[1]?.balance ?? 0) + first.amount);
  const [oldest, newest] = newestFirst ? [last, first] : [first, last];
  const opening = (oldest.balance ?? 0) - oldest.amount;
  return { opening, closing: newest.balance, openedOn: oldest.bookedOn, closedOn: newest.bookedOn };
}
