// Cells of a row as what they mean. What can not be read is found wrong, with its line and column.
import type { Money } from '#base/money.ts';
import { amountOf, gramsOf, piecesOf, yesOf, type Currency } from '#market/imports/amounts.ts';
import type { Sheet } from '#market/imports/columns.ts';
import {
  refuse,
  tell,
  type DraftPicture,
  type Findings,
  type Problem,
} from '#market/imports/draft.ts';
import { cleanHtml, plainText } from '#market/catalogue/clean-text.ts';
import type { Row } from '#market/imports/read-rows.ts';

export type Asking = { sheet: Sheet; currency: Currency; now: Date; findings: Findings };

const quoted = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Whether the file has this column at all. */
export const has = ({ sheet }: Asking, field: string) => sheet.labels.has(field);

/** What to say of a cell. */
export function problemAt({ sheet }: Asking, row: Row, field: string, reason: string): Problem {
  return { line: row.line, column: sheet.labels.get(field) ?? field, reason };
}

/**
 * What a variant costs; undefined, and the row refused, when its cell says no price that a thing
 * can have.
 */
export function priceIn(asking: Asking, row: Row, field: string): Money | undefined {
  const text = row.cells[field];
  const wrong = (reason: string) => {
    refuse(asking.findings, problemAt(asking, row, field, reason));
    return undefined;
  };
  if (text === undefined) return wrong('is empty, so there is no price');
  const amount = amountOf(text, asking.currency, asking.sheet.decimalComma);
  if (amount === null)
    return wrong(
      /^-\s*[\d.,]+$/.test(text)
        ? `${quoted(text)} is below zero`
        : `${quoted(text)} is not an amount`,
    );
  return amount === 0 ? wrong(`${quoted(text)} is not a price: a product costs something`) : amount;
}

/** A second price; null when there is none or it can not be read. */
export function otherPriceIn(asking: Asking, row: Row, field: string): Money | null {
  const text = row.cells[field];
  const amount =
    text === undefined ? null : amountOf(text, asking.currency, asking.sheet.decimalComma);
  if (text !== undefined && amount === null)
    tell(
      asking.findings,
      problemAt(
        asking,
        row,
        field,
        `${quoted(text)} is not an amount; the row comes in without it`,
      ),
    );
  return amount || null;
}

/**
 * Pieces in stock, 0 for numbers below; null for an empty cell; undefined, and the row refused,
 * when it is no number.
 */
export function stockIn(asking: Asking, row: Row, field: string): number | null | undefined {
  const text = row.cells[field];
  if (text === undefined) return null;
  const pieces = piecesOf(text, asking.sheet.decimalComma);
  if (pieces === null) {
    refuse(
      asking.findings,
      problemAt(asking, row, field, `${quoted(text)} is not a number of pieces`),
    );
    return undefined;
  }
  return Math.max(0, pieces);
}

/** Grams; undefined when the file has no weights, 0 for an empty or unreadable one. */
export function weightIn(asking: Asking, row: Row): number | undefined {
  if (!has(asking, 'weight')) return undefined;
  const text = row.cells.weight;
  const grams =
    text === undefined ? 0 : gramsOf(text, asking.sheet.gramsPerUnit, asking.sheet.decimalComma);
  if (grams === null)
    tell(
      asking.findings,
      problemAt(
        asking,
        row,
        'weight',
        `${quoted(text ?? '')} is not a weight; the row comes in without it`,
      ),
    );
  return grams ?? 0;
}

/** Yes or no; undefined when the file does not say. */
export function yesIn(asking: Asking, row: Row, field: string): boolean | undefined {
  const text = row.cells[field];
  const yes = text === undefined ? null : yesOf(text);
  if (text !== undefined && yes === null)
    tell(
      asking.findings,
      problemAt(asking, row, field, `${quoted(text)} is neither yes nor no; it is left as it is`),
    );
  return yes ?? undefined;
}

/** A name; undefined when the file has no such column or says nothing. */
export const nameIn = (row: Row | undefined, field: string, most = 250): string | undefined =>
  plainText(row?.cells[field] ?? '')
    .slice(0, most)
    .trim()
    .toWellFormed() || undefined;

/**
 * A text that may be emptied: null for an empty cell, undefined when the file has no such column.
 */
export const lineIn = (
  asking: Asking,
  row: Row | undefined,
  field: string,
  most = 500,
): string | null | undefined =>
  has(asking, field) ? (nameIn(row, field, most) ?? null) : undefined;

/** A body; null for an empty cell, undefined when the file has no such column. */
export const bodyIn = (
  asking: Asking,
  row: Row | undefined,
  field: string,
): string | null | undefined =>
  has(asking, field) ? cleanHtml(row?.cells[field] ?? '') : undefined;

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
export function tagsIn(asking: Asking, row: Row | undefined): string[] | undefined {
  if (!has(asking, 'tags')) return undefined;
  const tags = listIn(row, 'tags').map(plainText).filter(Boolean);
  const long = tags.find((tag) => tag.length > MOST_TAG);
  if (row && long)
    tell(
      asking.findings,
      problemAt(
        asking,
        row,
        'tags',
        `${quoted(long)} is longer than ${MOST_TAG} letters; the product comes in without this tag`,
      ),
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

/** The picture that a cell, or one part of its list, names. */
export function pictureIn(
  { sheet }: Asking,
  row: Row,
  field: string,
  address = row.cells[field],
): DraftPicture | undefined {
  return address ? { address, line: row.line, column: sheet.labels.get(field) } : undefined;
}
