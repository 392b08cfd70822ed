// Reads the cells of a row by their meaning. Unreadable ones are reported with their line and
// column.
import { yesOf, type Currency } from '#market/imports/written-numbers.ts';
import type { Habit } from '#market/imports/number-habit.ts';
import type { Sheet } from '#market/imports/recognise-columns.ts';
import {
  addProblem,
  type DraftPicture,
  type Findings,
  type Problem,
} from '#market/imports/draft.ts';
import { cleanHtml, plainText } from '#market/catalogue/clean-text.ts';
import type { Row } from '#market/imports/read-rows.ts';
import type { FindingText } from '#contract/findings.ts';

export type CellContext = {
  sheet: Sheet;
  habits: Map<string, Habit>;
  currency: Currency;
  now: Date;
  /** In a seller's own file, negative stock is an error. */
  ofStore: boolean;
  findings: Findings;
};

/** Whether the file has this column at all. */
export const has = ({ sheet }: CellContext, field: string) => sheet.labels.has(field);

/** How a column writes its numbers. */
export const habitIn = ({ habits }: CellContext, field: string): Habit =>
  habits.get(field) ?? { decimals: '.', proven: false, fine: false };

/** A problem of a cell; of its row, when the file has no such column. */
export function problemAt(
  { sheet }: CellContext,
  row: Row,
  field: string,
  finding: FindingText,
): Problem {
  return { row: row.line, column: sheet.labels.get(field) ?? null, ...finding };
}

/** Yes or no; undefined when the file does not tell. */
export function yesIn(context: CellContext, row: Row, field: string): boolean | undefined {
  const text = row.cells[field];
  const yes = text === undefined ? null : yesOf(text);
  if (text !== undefined && yes === null)
    addProblem(
      context.findings,
      problemAt(context, row, field, { code: 'neither-yes-nor-no', values: { text } }),
    );
  return yes ?? undefined;
}

/** A name; undefined when the file has no such column or the cell is empty. */
export const nameIn = (row: Row | undefined, field: string, most = 250): string | undefined =>
  plainText(row?.cells[field] ?? '')
    .slice(0, most)
    .trim()
    .toWellFormed() || undefined;

/**
 * A text that can be emptied: null for an empty cell, undefined when the file has no such column.
 */
export const lineIn = (
  context: CellContext,
  row: Row | undefined,
  field: string,
  most = 500,
): string | null | undefined =>
  has(context, field) ? (nameIn(row, field, most) ?? null) : undefined;

/** A body; null for an empty cell, undefined when the file has no such column. */
export const bodyIn = (
  context: CellContext,
  row: Row | undefined,
  field: string,
): string | null | undefined =>
  has(context, field) ? cleanHtml(row?.cells[field] ?? '') : undefined;

/** The parts of a list; `\,` is a comma within one. */
export function listIn(row: Row | undefined, field: string): string[] {
  return (row?.cells[field] ?? '')
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean);
}

const MOST_TAG = 80;
const MOST_TAGS = 250;

/** Tags, each once; undefined when the file has no such column. */
export function tagsIn(context: CellContext, row: Row | undefined): string[] | undefined {
  if (!has(context, 'tags')) return undefined;
  const tags = listIn(row, 'tags').map(plainText).filter(Boolean);
  const long = tags.find((tag) => tag.length > MOST_TAG);
  if (row && long)
    addProblem(
      context.findings,
      problemAt(context, row, 'tags', {
        code: 'tag-too-long',
        values: { tag: long, most: MOST_TAG },
      }),
    );
  return [
    ...new Map(
      tags.filter((tag) => tag.length <= MOST_TAG).map((tag) => [tag.toLowerCase(), tag]),
    ).values(),
  ].slice(0, MOST_TAGS);
}

/** The titles of a category's path, `A > B`. */
export const pathOf = (text: string): string[] =>
  text
    .split(/\s*(?:>|&gt;)\s*/)
    .map((title) => plainText(title).slice(0, MOST_TAG))
    .filter(Boolean);

/** The picture named in a cell, or in one part of its list. */
export function pictureIn(
  { sheet }: CellContext,
  row: Row,
  field: string,
  address = row.cells[field],
): DraftPicture | undefined {
  return address ? { address, line: row.line, column: sheet.labels.get(field) ?? null } : undefined;
}
