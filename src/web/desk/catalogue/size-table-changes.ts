// What changed in a size table from one state to another, in the form of the edit history.
import {
  tableIn,
  type Cell,
  type SizeTable,
  type Texts,
} from '#web/desk/catalogue/size-table-value.ts';
import type { PartChange } from '#web/desk/edit/edit-history.tsx';
import { textIn } from '#web/desk/edit/opened-thing.ts';

/** The names of its parts. */
type Names = {
  title: string;
  column: (place: number) => string;
  row: (place: number) => string;
  cell: (column: string, place: number) => string;
  unit: (column: string) => string;
  /** The contents of a column. */
  units: { cm: string; text: string };
};

/** The cells, titles, rows and columns that differ; null if there was or is no table. */
export function sizeTableChanges(
  { was, became, language }: { was: unknown; became: unknown; language: string },
  names: Names,
): PartChange[] | null {
  const [before, after] = [tableIn(was), tableIn(became)];
  if (!before || !after) return null;
  const textOf = (cell: Cell | undefined) => cellText(cell, language);
  const columnOf = ({ columns }: SizeTable, at: number) =>
    textOf(columns[at]?.title) || names.column(at + 1);
  const columns = pairsOf(before.columns, after.columns, ({ title }) => textOf(title));
  const rows = pairsOf(before.rows, after.rows, ([name]) => textOf(name));
  const whole = (row: Cell[] | undefined) => row?.map(textOf).join(' · ');
  return [
    change(names.title, before.title, after.title),
    ...columns.flatMap(([from, to]) => {
      if (from === null || to === null) {
        const place = (to ?? from ?? 0) + 1;
        const [old, now] = [before.columns[from ?? -1], after.columns[to ?? -1]];
        return {
          label: names.column(place),
          was: textOf(old?.title),
          became: textOf(now?.title),
        };
      }
      const [old, now] = [before.columns[from], after.columns[to]];
      const unit = (one = old) => names.units[one?.unit === 'cm' ? 'cm' : 'text'];
      return [
        change(names.column(to + 1), old?.title, now?.title),
        change(names.unit(columnOf(after, to)), unit(old), unit(now)),
      ];
    }),
    ...rows.flatMap(([from, to]) => {
      const [old, now] = [before.rows[from ?? -1], after.rows[to ?? -1]];
      if (from === null || to === null)
        return {
          label: names.row((to ?? from ?? 0) + 1),
          was: whole(old),
          became: whole(now),
        };
      return columns.flatMap(([left, right]) =>
        left === null || right === null
          ? []
          : change(names.cell(columnOf(after, right), to + 1), old?.[left], now?.[right]),
      );
    }),
  ].filter((one) => one !== null);
}

/** A cell in this language, or else in another; a measure as it is. */
export const cellText = (cell: Cell | undefined, language: string): string =>
  typeof cell === 'string' ? cell : textIn(cell ?? {}, language);

/** Two values if they differ; for texts, in the languages in which they differ. */
function change(label: string, was: Cell = '', became: Cell = ''): PartChange | null {
  if (typeof was === 'string' || typeof became === 'string')
    return was === became ? null : { label, was, became };
  const differ = [...new Set([...Object.keys(was), ...Object.keys(became)])].filter(
    (code) => was[code] !== became[code],
  );
  const only = (texts: Texts) =>
    Object.fromEntries(differ.flatMap((code) => (texts[code] ? [[code, texts[code]]] : [])));
  return differ.length === 0 ? null : { label, was: only(was), became: only(became) };
}

/**
 * Pairs old and new entries by index: if there are as many as before, they are the same ones,
 * otherwise those with the same name. Null stands for one that is gone, or new.
 */
function pairsOf<T>(
  before: T[],
  after: T[],
  nameOf: (one: T) => string,
): [number | null, number | null][] {
  if (before.length === after.length) return after.map((_, at) => [at, at]);
  const left = before.map((one, at) => ({ name: nameOf(one), at }));
  const pairs = after.map((item, at): [number | null, number] => {
    const found = left.findIndex(({ name }) => name === nameOf(item));
    const [match] = found === -1 ? [] : left.splice(found, 1);
    return [match?.at ?? null, at];
  });
  return [...left.map(({ at }): [number, null] => [at, null]), ...pairs];
}
