// Rows as CSV, for spreadsheets: with a mark that says it is UTF-8, and without formulas.

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const MARK = '\ufeff';

/** Rows as lines of CSV below the names of their fields; empty without rows. */
export function csvOf(rows: readonly object[]): Uint8Array<ArrayBuffer> {
  const names = Object.keys(rows[0] ?? {});
  return fileOf([names, ...rows.map(cellsOf(names))]);
}

const cellsOf = (names: string[]) => (row: object) => {
  const values = new Map<string, unknown>(Object.entries(row));
  return names.map((name) => cell(values.get(name)));
};

/**
 * Rows that come part by part as CSV, a part each: memory holds one of them, however long the file.
 */
export async function* csvOfParts(
  parts: AsyncIterable<readonly object[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let names: string[] | null = null;
  for await (const rows of parts) {
    const head: string[][] = names ? [] : [Object.keys(rows[0] ?? {})];
    const known: string[] = names ?? head[0] ?? [];
    yield encoder.encode((names ? '' : MARK) + linesOf([...head, ...rows.map(cellsOf(known))]));
    names = known;
  }
  if (names === null) yield encoder.encode(MARK);
}

/** Lines of texts as CSV, however many there are in each. */
export const csvOfLines = (lines: readonly string[][]): Uint8Array<ArrayBuffer> =>
  fileOf(lines.map((line) => line.map(cell)));

const fileOf = (lines: string[][]) => new TextEncoder().encode(MARK + linesOf(lines));

const linesOf = (lines: string[][]) => lines.map((line) => `${line.join(',')}\r\n`).join('');

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : cellText(value);
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A list as its parts, other things as JSON. */
const cellText = (value: unknown): string =>
  Array.isArray(value) ? value.join(' ') : JSON.stringify(value);
