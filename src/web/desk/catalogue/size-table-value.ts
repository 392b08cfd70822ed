// A size table in its form, and how it changes there.
import { textsIn } from '#web/desk/edit/opened-thing.ts';

export type Texts = Record<string, string>;
export type Unit = '' | 'cm';
/** In a column of centimetres a measure, else a text by language. */
export type Cell = string | Texts;
export type SizeTable = {
  title: Texts;
  columns: { title: Texts; unit: Unit }[];
  rows: Cell[][];
};

/** What somebody begins with: the names of sizes, and one measure. */
export const NEW_TABLE: SizeTable = {
  title: {},
  columns: [
    { title: {}, unit: '' },
    { title: {}, unit: 'cm' },
  ],
  rows: [[{}, '']],
};

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** A form's value as a table; null where there is none. */
export function tableIn(value: unknown): SizeTable | null {
  if (typeof value !== 'object' || value === null) return null;
  const { title, columns, rows } = fields(value);
  return {
    title: textsIn(title),
    columns: list(columns).map((column) => {
      const { title: name, unit } = fields(column);
      return { title: textsIn(name), unit: unit === 'cm' ? 'cm' : '' };
    }),
    rows: list(rows).map((row) =>
      list(row).map((cell) => (typeof cell === 'string' ? cell : textsIn(cell))),
    ),
  };
}

const empty = (unit: Unit): Cell => (unit === 'cm' ? '' : {});

export const withRow = (table: SizeTable): SizeTable => ({
  ...table,
  rows: [...table.rows, table.columns.map(({ unit }) => empty(unit))],
});

export const withoutRow = (table: SizeTable, at: number): SizeTable => ({
  ...table,
  rows: table.rows.toSpliced(at, 1),
});

export const withColumn = (table: SizeTable): SizeTable => ({
  ...table,
  columns: [...table.columns, { title: {}, unit: 'cm' }],
  rows: table.rows.map((row) => [...row, empty('cm')]),
});

export const withoutColumn = (table: SizeTable, at: number): SizeTable => ({
  ...table,
  columns: table.columns.toSpliced(at, 1),
  rows: table.rows.map((row) => row.toSpliced(at, 1)),
});

export const withTitle = (table: SizeTable, at: number, title: Texts): SizeTable => ({
  ...table,
  columns: table.columns.map((column, index) => (index === at ? { ...column, title } : column)),
});

export const withCell = (table: SizeTable, line: number, at: number, cell: Cell): SizeTable => ({
  ...table,
  rows: table.rows.map((row, index) => (index === line ? row.with(at, cell) : row)),
});

/** What stands in a column stays, as far as the other unit can say it. */
export function withUnit(table: SizeTable, at: number, unit: Unit, language: string): SizeTable {
  const translated = (cell: Cell = ''): Cell => {
    if (unit === 'cm') return typeof cell === 'string' ? cell : (Object.values(cell)[0] ?? '');
    if (typeof cell !== 'string') return cell;
    return cell === '' ? {} : { [language]: cell };
  };
  return {
    ...table,
    columns: table.columns.map((column, index) => (index === at ? { ...column, unit } : column)),
    rows: table.rows.map((row) => row.with(at, translated(row[at]))),
  };
}

/** Texts with one language written anew; an empty one is left out. */
export function written(texts: Texts, language: string, text: string): Texts {
  const { [language]: _, ...others } = texts;
  return text.trim() === '' ? others : { ...others, [language]: text };
}
