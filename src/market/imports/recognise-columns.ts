// Recognises the format of a header, and its columns.
import type { ImportFormat } from '#contract/import-shapes.ts';
import { ownField } from '#market/imports/own-columns.ts';
import type { Finding } from '#contract/findings.ts';
import type { Sign } from '#market/imports/number-habit.ts';
import { shopifyField } from '#market/imports/shopify-columns.ts';
import { guessColumns } from '#market/imports/guess-columns.ts';
import { englishName, isRead, weightUnit } from '#market/imports/woocommerce-fields.ts';

export type Format = ImportFormat;

/** A file's columns: their format, and the file's own name for each. */
export type Sheet = {
  format: Format;
  /** Our name for each column, in the file's order; null for one that is not read. */
  fields: (string | null)[];
  labels: Map<string, string>;
  /** How many grams the file's unit of weight has. */
  gramsPerUnit: number;
  /** The sign before decimals that such files usually have, when nothing in the file shows it. */
  usualDecimals: Sign;
  /** Remarks about guessed columns. */
  notes: Finding[];
};

/** How a person chose to read the columns of a file, in the file's order. */
export type Chosen = Pick<Sheet, 'format' | 'fields'>;

/** A header's columns as a person chose them. */
export const asChosen = (
  header: string[],
  { format, fields }: Chosen,
  usualDecimals: Sign,
): Sheet => ({
  format,
  ...place(header, fields),
  gramsPerUnit: format !== 'woocommerce' ? 1 : weightUnit(header[fields.indexOf('weight')] ?? ''),
  usualDecimals,
  notes: [],
});

/**
 * Recognises a header, with some rows below it; null when it is neither Shopify's nor
 * WooCommerce's, nor, in a store's file, our own. A single column proves nothing, because shops add
 * columns of any name: the format with the most known columns wins.
 */
export function recognise(
  header: string[],
  rows: string[][],
  usualDecimals: Sign,
  ofStore = false,
): Sheet | null {
  const own = header.map(ownField);
  if (ofStore && isOwn(own))
    return { format: 'souk', ...place(header, own), gramsPerUnit: 1, usualDecimals, notes: [] };
  const shopify = header.map(shopifyField);
  const { fields, guessed } = guessColumns(header, rows);
  const woo = fields.map((field) => (field !== null && isRead(field) ? field : null));
  const shopifys = isShopify(shopify) ? countOf(shopify) : 0;
  const woos = isWoo(woo) ? countOf(woo) : 0;
  if (shopifys + woos === 0) return null;
  return shopifys >= woos
    ? { format: 'shopify', ...place(header, shopify), gramsPerUnit: 1, usualDecimals, notes: [] }
    : {
        format: 'woocommerce',
        ...place(header, woo),
        gramsPerUnit: weightUnit(header[woo.indexOf('weight')] ?? ''),
        usualDecimals,
        notes: notesOf(header, woo, guessed),
      };
}

function notesOf(header: string[], fields: Fields, guessed: number[]): Finding[] {
  return guessed.flatMap((at) => {
    const field = fields[at];
    return field
      ? [
          {
            row: null,
            column: header[at]?.trim() ?? '',
            code: 'column-guessed',
            values: { field: englishName(field) },
          },
        ]
      : [];
  });
}

type Fields = (string | null)[];
const isShopify = (fields: Fields) =>
  fields.includes('handle') ||
  (fields.includes('title') && (fields.includes('price') || fields.includes('value1')));
/** No other shop has a column `title.en`; a list of SKUs with stock counts as ours too. */
const isOwn = (fields: Fields) =>
  fields.includes('sku') &&
  (fields.some((field) => field?.includes('.')) || fields.every((field) => field !== null));
const isWoo = (fields: Fields) =>
  ['title', 'sku'].some((field) => fields.includes(field)) &&
  ['price', 'sale', 'visibility', 'inStock'].some((field) => fields.includes(field));
const countOf = (fields: Fields) => new Set(fields.filter((field) => field !== null)).size;

// Of two columns with the same field, the first is read.
function place(header: string[], fields: Fields): Pick<Sheet, 'fields' | 'labels'> {
  const once = fields.map((field, at) =>
    field !== null && fields.indexOf(field) === at ? field : null,
  );
  return {
    fields: once,
    labels: new Map(
      once.flatMap((field, at) => (field === null ? [] : [[field, header[at]?.trim() ?? field]])),
    ),
  };
}
