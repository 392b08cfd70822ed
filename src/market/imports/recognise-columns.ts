// Which of the two formats a header is, and which column is which.
import type { ImportFormat } from '#contract/import-shapes.ts';
import { ownField } from '#market/imports/own-columns.ts';
import type { Finding } from '#contract/findings.ts';
import type { Sign } from '#market/imports/number-habit.ts';
import { shopifyField } from '#market/imports/shopify-columns.ts';
import { guessColumns } from '#market/imports/guess-columns.ts';
import { englishName, isRead, weightUnit } from '#market/imports/woocommerce-fields.ts';

export type Format = ImportFormat;

/** A file's columns: which format they are, and how the file itself names each. */
export type Sheet = {
  format: Format;
  /** Our name of each column in the file's order; null for one that is not read. */
  fields: (string | null)[];
  labels: Map<string, string>;
  /** Grams in the unit that weights stand in. */
  gramsPerUnit: number;
  /** What stands before decimals in files such as this one, where nothing in it says. */
  usualDecimals: Sign;
  /** What was guessed of its columns. */
  notes: Finding[];
};

/** How somebody wants the columns of a file to be read, in the file's order. */
export type Chosen = Pick<Sheet, 'format' | 'fields'>;

/** The columns of a header as somebody chose them. */
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
 * Reads a header, with some rows below it; null when it is neither Shopify's nor WooCommerce's,
 * nor, in a file of a store, our own. One column says nothing, for shops add columns of any name:
 * what counts is how many of each format's are there.
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
/** No other shop calls a column `title.en`; a list of SKUs with stock is ours too. */
const isOwn = (fields: Fields) =>
  fields.includes('sku') &&
  (fields.some((field) => field?.includes('.')) || fields.every((field) => field !== null));
const isWoo = (fields: Fields) =>
  ['title', 'sku'].some((field) => fields.includes(field)) &&
  ['price', 'sale', 'visibility', 'inStock'].some((field) => fields.includes(field));
const countOf = (fields: Fields) => new Set(fields.filter((field) => field !== null)).size;

// A column that comes twice is read where it stands first.
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
