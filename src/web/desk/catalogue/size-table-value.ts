// A size table as a form value, and its changes.
import { textsIn } from '#web/desk/edit/opened-thing.ts';

export type Texts = Record<string, string>;
export type Unit = '' | 'cm';
/** A measure in a column of centimetres, otherwise a text by language. */
export type Cell = string | Texts;
export type SizeTable = {
  title: Texts;
  columns: { title: Texts; unit: Unit }[];
  rows: Cell[][];
};

/** The initial table: the names of sizes, and one measure. */
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

/** A form value as a table; null if it has none. */
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

/** Changes the unit of a column; its contents stay as far as the new unit can hold them. */
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

/** Texts with a new text in one language; empty ones are left out. */
export function written(texts: Texts, language: string, text: string): Texts {
  const { [language]: _, ...others } = texts;
  return text.trim() === '' ? others : { ...others, [language]: text };
}
