// Keys and the clipboard in the grid of variants. Data attributes of a cell say its row and column.
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { plainNumber } from '#web/desk/edit/plain-number.ts';
import type { Cell } from '#web/desk/product/variants.ts';

export const CELLS = ['sku', 'price', 'weight', 'stock'] as const satisfies Cell[];
const STEPS: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** The value of a typed cell, in its stored form. */
export const cellValue = (cell: Cell, typed: string): string =>
  cell === 'sku' ? typed : plainNumber(typed);

const placeOf = ({ dataset }: HTMLInputElement): { row: number; cell: Cell } | null => {
  const cell = CELLS.find((one) => one === dataset.cell);
  return cell ? { row: Number(dataset.row), cell } : null;
};

/** Enter and the arrows move up and down a column; Enter does not submit the form. */
export function walk(event: KeyboardEvent<HTMLInputElement>): void {
  const step = STEPS[event.key];
  const place = placeOf(event.currentTarget);
  if (!step || !place) return;
  event.preventDefault();
  const to = `[data-cell="${place.cell}"][data-row="${place.row + (event.shiftKey ? -step : step)}"]`;
  const next = event.currentTarget.closest('table')?.querySelector<HTMLInputElement>(to);
  next?.focus();
  next?.select();
}

/** Pastes a block from a spreadsheet, starting at the focused cell; `cells`: the columns. */
export function paste(
  event: ClipboardEvent<HTMLInputElement>,
  write: (row: number, cell: Cell, values: string[]) => void,
  cells: readonly Cell[] = CELLS,
): void {
  const place = placeOf(event.currentTarget);
  const lines = event.clipboardData
    .getData('text/plain')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  if (!place || (lines.length === 1 && lines[0]?.length === 1)) return;
  event.preventDefault();
  const first = cells.indexOf(place.cell);
  for (const [at, cell] of cells.slice(first).entries()) {
    if (lines.every((line) => line[at] === undefined)) break;
    write(
      place.row,
      cell,
      lines.map((line) => cellValue(cell, line[at] ?? '')),
    );
  }
}
