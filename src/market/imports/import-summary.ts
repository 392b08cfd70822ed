// What an import did, for the person who started it.
import type { Format } from '#market/imports/recognise-columns.ts';
import type { Finding } from '#contract/findings.ts';
import type { Problem } from '#market/imports/draft.ts';

export type Summary = {
  /** Number to undo the import by; null when nothing was to be written. */
  id: number | null;
  format: Format;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that did not come in. */
  refused: number;
  /** Variants that got a round number of pieces, because the file does not count them. */
  uncounted: number;
  /** New products whose file names no price: not shown until they have one. */
  unpriced: number;
  /** What was guessed of columns and found wrong in rows: the first ones, and how many more. */
  findings: Finding[];
  more: number;
  /** The first rows that did not come in, each with what was wrong with it. */
  bad: Map<number, Finding[]>;
};

const MOST_FINDINGS = 1000;
const MOST_BAD = 10_000;
const MOST_LETTERS = 120;

/** The summary of an import that has done nothing yet. */
export const emptySummary = (): Summary => ({
  id: null,
  format: 'shopify',
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  uncounted: 0,
  unpriced: 0,
  findings: [],
  more: 0,
  bad: new Map(),
});

/** Keeps the first of what was found, its texts cut short, and counts the others. */
export function addFindings(summary: Summary, found: Finding[]): void {
  const shown = found.slice(0, MOST_FINDINGS - summary.findings.length);
  summary.findings.push(...shown.map(shortened));
  summary.more += found.length - shown.length;
}

/**
 * Counts rows that do not come in, and adds what was found of them. A row that nothing was said of
 * stays out for what was said of the others: they are of one product.
 */
export function refuseRows(summary: Summary, rows: Iterable<number>, found: Problem[]): void {
  addFindings(summary, found);
  for (const row of rows) {
    summary.refused++;
    if (summary.bad.size >= MOST_BAD) continue;
    const own = found.filter((problem) => problem.row === row);
    summary.bad.set(row, (own.length ? own : found.slice(0, 1)).map(shortened));
  }
}

function shortened(found: Finding): Finding {
  const values: Record<string, string | number> = found.values;
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string') values[name] = short(value);
  return { ...found, column: found.column === null ? null : short(found.column) };
}

const short = (text: string) =>
  (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text).toWellFormed();
