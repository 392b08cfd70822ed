// Rows as CSV, for spreadsheets: with a UTF-8 mark, and safe from formulas.

/** How a cell begins that spreadsheets take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const MARK = '\ufeff';

/** Rows as lines of CSV, below a line of their field names; empty if there are no rows. */
export function csvOf(rows: readonly object[]): Uint8Array<ArrayBuffer> {
  const names = Object.keys(rows[0] ?? {});
  return fileOf([names, ...rows.map(cellsOf(names))]);
}

const cellsOf = (names: string[]) => (row: object) => {
  const values = new Map<string, unknown>(Object.entries(row));
  return names.map((name) => cell(values.get(name)));
};

/**
 * Rows that come in batches as CSV, one part per batch, so that memory holds a single batch however
 * long the file.
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

/** Lines of texts as CSV; lines may differ in length. */
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

/** A list as its parts, any other object as JSON. */
const cellText = (value: unknown): string =>
  Array.isArray(value) ? value.join(' ') : JSON.stringify(value);
