// What stands in a cell that holds a number: prices, stock, weight.
import type { Money } from '#base/money.ts';
import { UNCLEAR } from '#market/imports/number-habit.ts';
import { amountOf, gramsOf, piecesOf } from '#market/imports/written-numbers.ts';
import { refuse, tell } from '#market/imports/draft.ts';
import type { Row } from '#market/imports/read-rows.ts';
import { type Asking, habitIn, quoted, has, problemAt } from '#market/imports/read-cells.ts';

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
  const amount = amountOf(text, asking.currency, habitIn(asking, field));
  if (amount === UNCLEAR) return wrong(unclear(text));
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
    text === undefined ? null : amountOf(text, asking.currency, habitIn(asking, field));
  if (typeof amount === 'number') return amount || null;
  if (text !== undefined) {
    const reason = amount === UNCLEAR ? unclear(text) : `${quoted(text)} is not an amount`;
    tell(asking.findings, problemAt(asking, row, field, `${reason}; the row comes in without it`));
  }
  return null;
}

// A price that was read a thousandth would be sold at that.
const unclear = (text: string) =>
  `${quoted(text)} may be a number of thousands or one with three decimals, and the column does ` +
  'not say which';

/**
 * Pieces in stock, 0 for numbers below; null for an empty cell; undefined, and the row refused,
 * when it is no number.
 */
export function stockIn(asking: Asking, row: Row, field: string): number | null | undefined {
  const text = row.cells[field];
  if (text === undefined) return null;
  const pieces = piecesOf(text, habitIn(asking, field));
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
    text === undefined ? 0 : gramsOf(text, asking.sheet.gramsPerUnit, habitIn(asking, 'weight'));
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
