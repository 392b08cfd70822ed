// The result of an import, for the person who started it.
import type { Format } from '#market/imports/recognise-columns.ts';
import type { Finding } from '#contract/findings.ts';
import type { Problem } from '#market/imports/draft.ts';

export type Summary = {
  /** The id by which the import can be undone; null for a dry run. */
  id: number | null;
  format: Format;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that were refused. */
  refused: number;
  /** Variants that got a default stock because the file does not count them. */
  uncounted: number;
  /** New products without a price in the file: hidden until they have one. */
  unpriced: number;
  /** The first remarks about guessed columns and faulty rows, and how many more there are. */
  findings: Finding[];
  more: number;
  /** The first refused rows, each with its problems. */
  bad: Map<number, Finding[]>;
};

const MOST_FINDINGS = 1000;
const MOST_BAD = 10_000;
const MOST_LETTERS = 120;

/** The summary before an import has done anything. */
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

/** Adds the first remarks, with long texts cut short, and counts the rest. */
export function addFindings(summary: Summary, found: Finding[]): void {
  const shown = found.slice(0, MOST_FINDINGS - summary.findings.length);
  summary.findings.push(...shown.map(shortened));
  summary.more += found.length - shown.length;
}

/**
 * Counts refused rows, and adds their problems. A row without a problem of its own was refused
 * because of other rows of its product.
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
