import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { CsvMapping } from '#contract/csv-mapping.ts';
import { csvEntry } from '#market/bank/csv-entry.ts';
import { csvRows } from '#market/bank/csv-rows.ts';
import type { ReadStatement } from '#market/bank/bank-statement.ts';

/** A cell that cannot be read; `column` as the mapping names it. */
export type CsvProblem = { line: number; column: string; text: string };
export type CsvRead = {
  statement: ReadStatement;
  header: string[];
  lines: number[];
  problems: CsvProblem[];
};

const MOST_PROBLEMS = 20;

/** Reads a bank's CSV by its mapping. Refuses 'statement-unreadable', and as `previewCsv` does. */
export function readBankCsv(text: string, mapping: CsvMapping, exponent: number): ReadStatement {
  const {
    statement,
    problems: [wrong],
  } = previewCsv(text, mapping, exponent);
  if (wrong) throw new Refusal('statement-unreadable', { line: wrong.line });
  return statement;
}

/**
 * The same to try a mapping: returns everything that cannot be read instead of refusing, and the
 * line of each entry. Refuses 'statement-unreadable' for what is no CSV at all, and
 * 'csv-column-missing' for a column that the file does not have.
 */
export function previewCsv(text: string, mapping: CsvMapping, exponent: number): CsvRead {
  const all = csvRows(text, mapping);
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
      const entry = csvEntry(cell, mapping, exponent, (column, wrong) =>
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

function placeOf(column: string, names: string[], headed: boolean): number {
  const place = headed ? names.indexOf(column.toLowerCase()) : Number(column) - 1;
  if (!Number.isSafeInteger(place) || place < 0)
    throw new Refusal('csv-column-missing', { column });
  return place;
}

/** Opening and closing by the balances beside the entries, in whichever order the file is. */
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
