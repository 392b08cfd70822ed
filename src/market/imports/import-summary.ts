// What an import did, for the person who started it.
import type { Format } from '#market/imports/recognise-columns.ts';
import type { Note, Problem } from '#market/imports/draft.ts';

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
  /** What was guessed of whole columns. */
  notes: Note[];
  /** New products whose file names no price: not shown until they have one. */
  unpriced: number;
  /** The first problems, and how many there are. */
  problems: Problem[];
  problemCount: number;
};

const MOST_PROBLEMS = 100;

/** The summary of an import that has done nothing yet. */
export const emptySummary = (): Summary => ({
  id: null,
  format: 'shopify',
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  uncounted: 0,
  notes: [],
  unpriced: 0,
  problems: [],
  problemCount: 0,
});

/** Counts problems, and keeps the first ones. */
export function addProblems(summary: Summary, problems: Problem[]): void {
  summary.problems.push(...problems.slice(0, MOST_PROBLEMS - summary.problems.length));
  summary.problemCount += problems.length;
}
