import { latinDigits } from '#base/latin-digits.ts';
import { Refusal } from '#base/refusal.ts';
import type { WrittenSizeTable } from '#contract/admin/size-table.ts';

type Texts = Record<string, string>;

const MEASURE = /^\d{1,3}(\.\d)?(–\d{1,3}(\.\d)?)?$/;

/**
 * A size table in its stored form: measures in Latin digits, with a point for decimals and a dash
 * for ranges. Refuses 'size-row-length' for a row with more or fewer cells than the head,
 * 'size-text' for an empty title or text, and 'size-measure' for a measure that is not in
 * centimetres.
 */
export function checkedSizeTable({ title, columns, rows }: WrittenSizeTable): WrittenSizeTable {
  const uneven = rows.findIndex((row) => row.length !== columns.length);
  if (uneven !== -1)
    throw new Refusal('size-row-length', { row: uneven + 1, columns: columns.length });
  return {
    title: checkedTexts(title, 'title'),
    columns: columns.map((column, at) => ({
      title: checkedTexts(column.title, `columns.${at}.title`),
      unit: column.unit,
    })),
    rows: rows.map((row, line) =>
      row.map((cell, at) => {
        const field = `rows.${line}.${at}`;
        return columns[at]?.unit === 'cm' ? measure(cell, field) : checkedTexts(cell, field);
      }),
    ),
  };
}

function checkedTexts(texts: Texts | string, field: string): Texts {
  if (typeof texts === 'string' || Object.keys(texts).length === 0)
    throw new Refusal('size-text', { field: `size_table.${field}` });
  return texts;
}

function measure(cell: Texts | string, field: string): string {
  const written =
    typeof cell === 'string'
      ? latinDigits(cell).replaceAll(/\s/g, '').replaceAll(',', '.').replace(/[-—]/, '–')
      : '';
  if (!MEASURE.test(written)) throw new Refusal('size-measure', { field: `size_table.${field}` });
  return written;
}
