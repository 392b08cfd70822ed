// Determines how each column of a file writes its numbers, while its rows pass through.
import type { Finding, FindingText } from '#contract/findings.ts';
import {
  habitOf,
  observe,
  noEvidence,
  type Habit,
  type ColumnEvidence,
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

/** The habits of columns by field, and remarks about those that had to be guessed. */
export type Numbers = { habits: Map<string, Habit>; notes: Finding[] };

const AMOUNTS = ['price', 'was', 'sale', 'selling', 'offered'];
const FIELDS = [...AMOUNTS, 'stock', 'weight'];

/** Takes a file's columns. `watch` passes its rows on; call `found` once all have passed. */
export function watchNumbers(
  sheet: Sheet,
  currency: Currency,
): { watch: (rows: AsyncIterable<Row>) => AsyncGenerator<Row>; found: () => Numbers } {
  const columns = new Map(
    FIELDS.filter((field) => sheet.labels.has(field)).map((field) => [field, noEvidence()]),
  );
  async function* watch(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
    for await (const row of rows) {
      for (const [field, seen] of columns) {
        const cell = row.cells[field];
        if (cell !== undefined) observe(seen, bareAmount(cell, currency.code));
      }
      yield row;
    }
  }
  return { watch, found: () => foundIn(sheet, currency, columns) };
}

function foundIn(sheet: Sheet, currency: Currency, columns: Map<string, ColumnEvidence>): Numbers {
  const habits = new Map<string, Habit>();
  const notes: Finding[] = [];
  for (const [field, seen] of columns) {
    const others = [...columns.values()].filter((other) => other !== seen);
    const habit = habitOf(seen, others, sheet.usualDecimals);
    habits.set(field, habit);
    const cell = seen.unclear['.'] ?? seen.unclear[','];
    const read = cell === undefined ? null : readAs(field, cell, habit, { sheet, currency });
    if (cell !== undefined && read !== null)
      notes.push({
        row: null,
        column: sheet.labels.get(field) ?? field,
        ...whyOf({ cell, read }, habit, seen, others),
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

function whyOf(
  shown: { cell: string; read: string },
  habit: Habit,
  seen: ColumnEvidence,
  others: ColumnEvidence[],
): FindingText {
  const { decimals } = habit;
  if (decimals === 'both') return { code: 'number-two-ways', values: shown };
  const own = seen.proof[decimals];
  const counterProof = others.flatMap(({ proof }) => proof[decimals] ?? [])[0];
  if (own !== undefined) return { code: 'number-by-column', values: { ...shown, proof: own } };
  return counterProof === undefined
    ? { code: 'number-guessed', values: shown }
    : { code: 'number-by-others', values: { ...shown, proof: counterProof } };
}
