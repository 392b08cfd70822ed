// A size table: what the sizes of a category measure. A head of columns, and rows as long as it.
import { LANGUAGE_CODE } from '#base/language-code.ts';
import { Refusal } from '#base/refusal.ts';

/** A text by language code. */
type Texts = Record<string, string>;
/** `unit` says that its cells are centimetres: `86`, `23.5`, `86–90`; else they are texts. */
export type SizeColumn = { title: Texts; unit: '' | 'cm' };
export type SizeTable = { title: Texts; columns: SizeColumn[]; rows: (Texts | string)[][] };

const MOST = { columns: 12, rows: 40, letters: 60 };
const LANGUAGE = new RegExp(`^${LANGUAGE_CODE}$`);
const MEASURE = /^\d{1,3}(\.\d)?(–\d{1,3}(\.\d)?)?$/;

/**
 * A table as it is kept: texts without space around them, measures with a point and a dash. Refuses
 * 'invalid-input' for what is no table, and 'size-row-length' for a row that is not as long as the
 * head.
 */
export function checkedSizeTable({ title, columns, rows }: SizeTable): SizeTable {
  if (!isCount(columns, MOST.columns)) throw new Refusal('invalid-input', { field: 'columns' });
  if (!isCount(rows, MOST.rows)) throw new Refusal('invalid-input', { field: 'rows' });
  const uneven = rows.findIndex((row) => row.length !== columns.length);
  if (uneven !== -1)
    throw new Refusal('size-row-length', { row: uneven + 1, columns: columns.length });
  return {
    title: texts(title, 'title'),
    columns: columns.map(({ title: name, unit }) => ({ title: texts(name, 'columns'), unit })),
    rows: rows.map((row) =>
      row.map((cell, at) => (columns[at]?.unit === 'cm' ? measure(cell) : texts(cell, 'rows'))),
    ),
  };
}

const isCount = (list: unknown[], most: number) => list.length > 0 && list.length <= most;

function texts(said: Texts | string, field: string): Texts {
  const kept = Object.entries(typeof said === 'string' ? {} : said).map(
    ([language, text]) => [language, text.trim()] as const,
  );
  const fine = kept.every(
    ([language, text]) =>
      LANGUAGE.test(language) && text !== '' && [...text].length <= MOST.letters,
  );
  if (kept.length === 0 || !fine) throw new Refusal('invalid-input', { field });
  return Object.fromEntries(kept);
}

function measure(cell: Texts | string): string {
  const kept =
    typeof cell === 'string'
      ? cell.replaceAll(/\s/g, '').replaceAll(',', '.').replace(/[-—]/, '–')
      : '';
  if (!MEASURE.test(kept)) throw new Refusal('invalid-input', { field: 'rows' });
  return kept;
}
