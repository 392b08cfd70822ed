// How each column of a file writes its numbers, found while its rows go by.
import type { Note } from '#market/imports/draft.ts';
import {
  habitOf,
  look,
  nothingSeen,
  type Habit,
  type Seen,
  type Sign,
} from '#market/imports/number-habit.ts';
import type { Sheet } from '#market/imports/recognise-columns.ts';
import type { Row } from '#market/imports/read-rows.ts';
import {
  amountOf,
  bareAmount,
  gramsOf,
  piecesOf,
  type Currency,
} from '#market/imports/written-numbers.ts';
import { toDecimal } from '#base/money.ts';

/** The habits of columns by field, and what to say of those that had to be found out. */
export type Numbers = { habits: Map<string, Habit>; notes: Note[] };

const AMOUNTS = ['price', 'was', 'sale'];
const FIELDS = [...AMOUNTS, 'stock', 'weight'];

/** Takes a file's columns; `watch` passes its rows on, and `found` is asked when all went by. */
export function watchNumbers(
  sheet: Sheet,
  currency: Currency,
): { watch: (rows: AsyncIterable<Row>) => AsyncGenerator<Row>; found: () => Numbers } {
  const columns = new Map(
    FIELDS.filter((field) => sheet.labels.has(field)).map((field) => [field, nothingSeen()]),
  );
  async function* watch(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
    for await (const row of rows) {
      for (const [field, seen] of columns) {
        const cell = row.cells[field];
        if (cell !== undefined) look(seen, bareAmount(cell, currency.code));
      }
      yield row;
    }
  }
  return { watch, found: () => foundIn(sheet, currency, columns) };
}

function foundIn(sheet: Sheet, currency: Currency, columns: Map<string, Seen>): Numbers {
  const habits = new Map<string, Habit>();
  const notes: Note[] = [];
  for (const [field, seen] of columns) {
    const others = [...columns.values()].filter((other) => other !== seen);
    const habit = habitOf(seen, others, sheet.usualDecimals);
    habits.set(field, habit);
    const cell = seen.unclear['.'] ?? seen.unclear[','];
    const read = cell === undefined ? null : readAs(field, cell, habit, { sheet, currency });
    if (cell !== undefined && read !== null)
      notes.push({
        column: sheet.labels.get(field) ?? field,
        reason: `${JSON.stringify(cell)} is read as ${read}: ${whyOf(habit, seen, others)}`,
      });
  }
  return { habits, notes };
}

function readAs(
  field: string,
  cell: string,
  habit: Habit,
  { sheet, currency }: { sheet: Sheet; currency: Currency },
): string | null {
  if (field === 'stock') return String(piecesOf(cell, habit));
  if (field === 'weight') return `${gramsOf(cell, sheet.gramsPerUnit, habit)} g`;
  const amount = amountOf(cell, currency, habit);
  return typeof amount === 'number' ? String(toDecimal(amount, currency.exponent)) : null;
}

function whyOf(habit: Habit, seen: Seen, others: Seen[]): string {
  if (habit.decimals === 'both') return 'this column writes its decimals in two ways';
  const called = habit.decimals === ',' ? 'a comma' : 'a point';
  const proof = (sign: Sign, columns: Seen[]) =>
    columns.flatMap((column) => column.proof[sign] ?? [])[0];
  const own = proof(habit.decimals, [seen]);
  const other = proof(habit.decimals, others);
  if (own !== undefined) return `decimals follow ${called} in this column (${JSON.stringify(own)})`;
  return other === undefined
    ? 'a guess, for no other number of the file says how it writes decimals'
    : `decimals follow ${called} in the file's other columns (${JSON.stringify(other)})`;
}
