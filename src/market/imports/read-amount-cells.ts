// Reads cells that hold numbers: prices, stock, weight.
import type { Money } from '#base/money.ts';
import type { FindingText } from '#contract/findings.ts';
import { UNCLEAR } from '#market/imports/number-habit.ts';
import { amountOf, gramsOf, piecesOf } from '#market/imports/written-numbers.ts';
import { refuse, addProblem } from '#market/imports/draft.ts';
import type { Row } from '#market/imports/read-rows.ts';
import { type CellContext, habitIn, has, problemAt } from '#market/imports/read-cells.ts';

/**
 * The price of a variant; undefined, and the row refused, when the cell has no valid price. A
 * misread price could sell a thing for a thousandth of it.
 */
export function priceIn(context: CellContext, row: Row, field: string): Money | undefined {
  const text = row.cells[field];
  const wrong = (finding: FindingText) => {
    refuse(context.findings, problemAt(context, row, field, finding));
    return undefined;
  };
  if (text === undefined) return wrong({ code: 'price-empty', values: {} });
  const amount = amountOf(text, context.currency, habitIn(context, field));
  if (amount === UNCLEAR) return wrong({ code: 'price-unclear', values: { text } });
  if (amount === null)
    return wrong({
      code: isNegative(text) ? 'price-below-zero' : 'price-not-number',
      values: { text },
    });
  return amount === 0 ? wrong({ code: 'price-zero', values: { text } }) : amount;
}

/** A second price; null when there is none or it cannot be read. */
export function otherPriceIn(context: CellContext, row: Row, field: string): Money | null {
  const text = row.cells[field];
  const amount =
    text === undefined ? null : amountOf(text, context.currency, habitIn(context, field));
  if (typeof amount === 'number') return amount || null;
  if (text !== undefined) {
    const code = amount === UNCLEAR ? 'other-price-unclear' : 'other-price-not-number';
    addProblem(context.findings, problemAt(context, row, field, { code, values: { text } }));
  }
  return null;
}

const isNegative = (text: string) => /^-\s*[\d.,]+$/.test(text);

/**
 * Pieces in stock, 0 for negative numbers; null for an empty cell; undefined, and the row refused,
 * when it is not a number, or negative in a store's own file.
 */
export function stockIn(context: CellContext, row: Row, field: string): number | null | undefined {
  const text = row.cells[field];
  if (text === undefined) return null;
  const pieces = piecesOf(text, habitIn(context, field));
  if (pieces === null) {
    refuse(
      context.findings,
      problemAt(context, row, field, { code: 'stock-not-number', values: { text } }),
    );
    return undefined;
  }
  if (pieces < 0 && context.ofStore) {
    refuse(
      context.findings,
      problemAt(context, row, field, { code: 'stock-below-zero', values: { text: text } }),
    );
    return undefined;
  }
  return Math.max(0, pieces);
}

/** Grams; undefined when the file has no weights, 0 for an empty or unreadable cell. */
export function weightIn(context: CellContext, row: Row): number | undefined {
  if (!has(context, 'weight')) return undefined;
  const text = row.cells.weight;
  const grams =
    text === undefined ? 0 : gramsOf(text, context.sheet.gramsPerUnit, habitIn(context, 'weight'));
  if (grams === null)
    addProblem(
      context.findings,
      problemAt(context, row, 'weight', {
        code: 'weight-not-number',
        values: { text: text ?? '' },
      }),
    );
  return grams ?? 0;
}
