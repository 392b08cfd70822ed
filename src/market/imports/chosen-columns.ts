// The fields that a file's columns can be read as, and those that a file needs.
import { Refusal } from '#base/refusal.ts';
import { importFields, OWN_TEXT, type ImportSheet } from '#contract/import-shapes.ts';
import type { Chosen } from '#market/imports/recognise-columns.ts';

const ATTRIBUTE = /^attribute [1-9]\d? (name|value)$/;

/** How an upload's columns are read. */
export const chosenOf = ({ format, columns }: ImportSheet): Chosen => ({
  format,
  fields: columns.map(({ field }) => field),
});

/**
 * The sheet with other fields for its columns, in order; null leaves a column out. Refuses
 * 'invalid-input' for a field that the format does not have, 'import-column-twice',
 * 'import-columns-lack'.
 */
export function withColumns(sheet: ImportSheet, fields: (string | null)[]): ImportSheet {
  if (fields.length !== sheet.columns.length || !fields.every((field) => isField(sheet, field)))
    throw new Refusal('invalid-input', { field: 'columns' });
  const twice = fields.findIndex((field, at) => field !== null && fields.indexOf(field) !== at);
  if (twice >= 0)
    throw new Refusal('import-column-twice', { column: sheet.columns[twice]?.name ?? '' });
  const chosen = {
    ...sheet,
    columns: sheet.columns.map((column, at) => ({ ...column, field: fields[at] ?? null })),
  };
  checkColumns(chosen);
  return chosen;
}

/** Refuses 'import-columns-lack' when products could not be told apart or would have no names. */
export function checkColumns({ format, columns }: ImportSheet): void {
  const has = (...fields: string[]) => columns.some(({ field }) => fields.includes(field ?? ''));
  const fits =
    format === 'shopify'
      ? has('handle', 'title')
      : has('sku', 'id', format === 'souk' ? 'product' : 'title');
  if (!fits) throw new Refusal('import-columns-lack');
}

const isField = ({ format }: ImportSheet, field: string | null) =>
  field === null ||
  importFields[format].some((known) => known === field) ||
  (format === 'woocommerce' && ATTRIBUTE.test(field)) ||
  (format === 'souk' && OWN_TEXT.test(field));
