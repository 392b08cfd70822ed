// Guesses WooCommerce columns whose names are in an unknown language. WooCommerce writes columns in
// a fixed order, and some cells in English in every language, so the columns recognised by name or
// content tell which ones lie between them.
import { fits, kindByCells } from '#market/imports/column-forms.ts';
import { wooColumns } from '#market/imports/woocommerce-columns.ts';
import {
  attributeField,
  hasUnit,
  knownColumn,
  MEASURES,
} from '#market/imports/woocommerce-fields.ts';

type Fields = (string | null)[];
export type Guess = { fields: Fields; guessed: number[] };
/** The unknown columns between two known ones, and the columns that WooCommerce writes there. */
type Gap = { from: number; columns: string[][]; between: typeof wooColumns; last: boolean };

/**
 * Takes a header and some rows below it; returns our name for each column, and which ones are
 * guessed. Guesses nothing when no column holds product types.
 */
export function guessColumns(header: string[], rows: string[][]): Guess {
  const known = header.map(knownColumn);
  const cellsAt = (at: number) =>
    rows.flatMap((row) => {
      const cell = row[at]?.trim();
      return cell ? [cell] : [];
    });
  const fields = withMeasures(
    header,
    known.map((field, at) => field ?? byCells(known, cellsAt(at))),
  );
  if (!fields.includes('type')) return { fields: known, guessed: [] };
  const end = endOfColumns(header, fields, cellsAt);
  for (const gap of gapsOf(fields.slice(0, end), cellsAt))
    for (const [at, field] of fill(gap).entries()) if (field) fields[gap.from + at] = field;
  nameAttributes(header, fields, { from: end, cellsAt });
  return {
    fields,
    guessed: fields.flatMap((field, at) => (field !== null && known[at] === null ? [at] : [])),
  };
}

function byCells(known: Fields, cells: string[]): string | null {
  const kind = kindByCells(cells);
  return kind !== null && !known.includes(kind) ? kind : null;
}

// Weight, length, width and height are neighbours, each with its unit.
function withMeasures(header: string[], fields: Fields): Fields {
  const first = header.findIndex((_, at) =>
    MEASURES.every((_measure, n) => hasUnit(header[at + n] ?? '')),
  );
  return fields.map((field, at) =>
    first >= 0 && at >= first && at < first + MEASURES.length
      ? (field ?? MEASURES[at - first] ?? null)
      : field,
  );
}

// The position at which attributes and columns of other programs begin.
function endOfColumns(header: string[], fields: Fields, cellsAt: (at: number) => string[]): number {
  const end = header.findIndex(
    (label, at) =>
      fields[at]?.startsWith('attribute ') ||
      (fields[at] === null && /^[^:]+:\s*\S/.test(label)) ||
      isAttribute(header, at, { number: 1, cellsAt }),
  );
  return end < 0 ? header.length : end;
}

function gapsOf(fields: Fields, cellsAt: (at: number) => string[]): Gap[] {
  const places = fields.map((field) => wooColumns.findIndex((column) => column.field === field));
  const known = places.filter((place) => place >= 0);
  if (known.some((place, at) => at > 0 && place <= (known[at - 1] ?? 0))) return []; // another order
  const gaps: Gap[] = [];
  let from = 0;
  let after = -1;
  for (const [at, place] of [...places, wooColumns.length].entries()) {
    if (place < 0) continue;
    const columns = Array.from({ length: at - from }, (_, n) => cellsAt(from + n));
    const last = place === wooColumns.length;
    if (columns.length)
      gaps.push({ from, columns, between: wooColumns.slice(after + 1, place), last });
    from = at + 1;
    after = place;
  }
  return gaps;
}

/**
 * Our names for the columns of a gap. Tries the columns of each WooCommerce version that has as
 * many and whose cells fit; where the versions differ, a column stays unknown.
 */
function fill({ columns, between, last }: Gap): Fields {
  const optional = between.filter(({ since }) => since);
  const ways = Array.from({ length: 2 ** optional.length }, (_, mask) =>
    between.filter((column) => !(mask & (1 << optional.indexOf(column))) || !column.since),
  ).filter(
    (layout) =>
      (layout.length === columns.length || (last && layout.length < columns.length)) &&
      layout.every(({ field }, at) => fits(field, columns[at] ?? [])),
  );
  return columns.map((_, at) => {
    const field = ways[0]?.[at]?.field ?? null;
    return ways.every((layout) => (layout[at]?.field ?? null) === field) ? field : null;
  });
}

function nameAttributes(
  header: string[],
  fields: Fields,
  { from, cellsAt }: { from: number; cellsAt: (at: number) => string[] },
): void {
  let number = 1;
  for (let at = from; at < header.length; at++) {
    if (fields[at] !== null || !isAttribute(header, at, { number, cellsAt })) continue;
    fields[at] = attributeField(number, 'name');
    fields[at + 1] = attributeField(number, 'value');
    number++;
    at += 3;
  }
}

// An attribute's columns: name, values, visible, shared; each with the attribute's number.
function isAttribute(
  header: string[],
  at: number,
  { number, cellsAt }: { number: number; cellsAt: (at: number) => string[] },
): boolean {
  const numbered = [0, 1, 2, 3].every(
    (n) => Number(/\d+/.exec(header[at + n] ?? '')?.[0] ?? 0) === number,
  );
  return numbered && [2, 3].every((n) => fits('featured', cellsAt(at + n)));
}
