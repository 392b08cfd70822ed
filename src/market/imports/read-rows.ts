// Reads a product CSV as rows: its separator, its header, then row by row.
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { Refusal } from '#base/refusal.ts';
import { guessColumns } from '#market/imports/guess-columns.ts';
import { asChosen, recognise, type Chosen, type Sheet } from '#market/imports/recognise-columns.ts';
import { decodeText } from '#market/imports/decode-text.ts';
import type { Problem } from '#market/imports/draft.ts';
import { wholeRecords } from '#market/imports/whole-records.ts';

/**
 * A row of the file: its number as spreadsheets count, with the header as 1, and the cells of the
 * columns that are read. Empty cells are left out.
 */
export type Row = { line: number; cells: Record<string, string> };
type Parsed = { record: string[]; info: { lines: number } };

const MOST_RECORD = 8_000_000; // bytes
const MOST_HEADER = 1_000_000; // characters
const PADDED = /^"([^"]*)"$/; // quotes that a blank kept from being read as such
const SAMPLE = 200; // rows by which unknown columns are told
const CODES = new Set(['sku', 'id', 'parent', 'handle', 'product']);
const DELIMITERS = [',', ';', '\t', '|'];

/**
 * Opens a file. Returns its columns and its rows, which can be read once; `report` receives
 * unreadable rows; `chosen` sets how columns are read. Refuses 'import-file-empty', and files that
 * are not product CSVs of Shopify or WooCommerce.
 */
export async function openRows(
  chunks: AsyncIterable<Uint8Array>,
  report: (problem: Problem) => void,
  chosen?: Chosen,
): Promise<{ sheet: Sheet; rows: AsyncGenerator<Row> }> {
  const { header, sample, records, separator, close } = await openRecords(chunks, report);
  const rows = sample.map(({ record }) => record);
  const usual = separator === ';' ? ',' : '.';
  const sheet = chosen ? asChosen(header, chosen, usual) : recognise(header, rows, usual);
  if (!sheet) {
    close();
    const known = guessColumns(header, rows).fields.includes('type');
    throw new Refusal(known ? 'import-columns-unknown' : 'import-not-products', {
      columns: [...header.slice(0, 6).map((name) => name.trim().slice(0, 40)), '…'],
    });
  }
  const placed = placedRecords(records, header, report);
  return { sheet, rows: rowsOf(placed, sheet) };
}

/** The rows of a file as they stand in it, each with its number; unreadable rows are left out. */
export async function* rawRows(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ line: number; record: string[] }> {
  const { header, records } = await openRecords(chunks, () => {});
  yield* numbered(records, header);
}

/**
 * A file's header, its first rows to inspect, and all rows to read once. Refuses
 * 'import-file-empty'.
 */
export async function openRecords(
  chunks: AsyncIterable<Uint8Array>,
  report: (problem: Problem) => void,
): Promise<{
  header: string[];
  separator: string;
  sample: Parsed[];
  records: AsyncGenerator<Parsed>;
  close: () => void;
}> {
  const texts = decodeText(chunks);
  const { begun, delimiter } = await begin(texts);
  const whole = wholeRecords(joined(begun, texts), delimiter, (row) =>
    report({ row, column: null, code: 'quote-not-closed', values: {} }),
  );
  const parser = parse({
    delimiter,
    info: true,
    ltrim: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: '\n',
    max_record_size: MOST_RECORD,
    skip_records_with_error: true,
    on_skip: (problem) => {
      const row = Number(problem?.records ?? 0) + Number(problem?.empty_lines ?? 0) + 1;
      report({ row, column: null, code: 'row-unreadable', values: {} });
      return undefined;
    },
  });
  const source = Readable.from(whole);
  source.once('error', (problem) => parser.destroy(problem)).pipe(parser);
  const records: AsyncIterator<Parsed, undefined> & AsyncIterable<Parsed> =
    parser[Symbol.asyncIterator]();
  const header = (await records.next()).value;
  if (!header) throw new Refusal('import-file-empty');
  const sample = await take(records, SAMPLE);
  return {
    header: header.record,
    separator: delimiter,
    sample,
    records: chained(sample, records),
    close: () => void source.destroy(),
  };
}

// Rows with their numbers, without those that have too many cells or repeat the header.
async function* placedRecords(
  records: AsyncIterable<Parsed>,
  header: string[],
  report: (problem: Problem) => void,
): AsyncGenerator<{ line: number; record: string[] }> {
  for await (const { line, record } of numbered(records, header)) {
    const more = record.findLastIndex(Boolean) + 1 - header.length;
    if (more > 0) report({ row: line, column: null, code: 'cells-too-many', values: { more } });
    else if (record.some((cell, at) => cell !== header[at])) yield { line, record };
  }
}

async function* numbered(
  records: AsyncIterable<Parsed>,
  header: string[],
): AsyncGenerator<{ line: number; record: string[] }> {
  let within = newlines(header); // lines that began inside a cell
  for await (const { record, info } of records) {
    within += newlines(record);
    yield { line: info.lines - within, record };
  }
}

async function* rowsOf(
  records: AsyncIterable<{ line: number; record: string[] }>,
  sheet: Sheet,
): AsyncGenerator<Row> {
  for await (const { line, record } of records) yield { line, cells: cellsOf(record, sheet) };
}

function cellsOf(record: string[], { fields }: Sheet): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [at, field] of fields.entries()) {
    const cell = field === null ? '' : bareCell(record[at] ?? '', field);
    if (field !== null && cell) cells[field] = cell;
  }
  return cells;
}

const FORMULA = /^="([\s\S]*)"$/;
const GUARDED = /^'(?=[=+\-@\t\r])/;

/**
 * Removes what keeps spreadsheets from turning a cell into a number or formula: ="00123", '-5,
 * '00123.
 */
export function bareCell(text: string, field: string): string {
  const cell = text.trim().replace(PADDED, '$1').replace(FORMULA, '$1').replace(GUARDED, '');
  return (CODES.has(field) ? cell.replace(/^'/, '') : cell).trim();
}

// Reads up to the first line that is not blank, which shows the separator.
async function begin(texts: AsyncGenerator<string>): Promise<{ begun: string; delimiter: string }> {
  let begun = '';
  for (;;) {
    const { value, done } = await texts.next();
    begun += value ?? '';
    const [line] = /^[^\S\n]*\S.*\n/m.exec(begun) ?? [];
    if (!line && !done && begun.length < MOST_HEADER) continue;
    const [declared, delimiter] = /^\s*"?sep=(.)"?\s*\n/i.exec(begun) ?? [];
    if (declared && delimiter)
      return { begun: begun.replace(/^(\s*)"?sep=."?[^\S\n]*\n/i, '$1'), delimiter };
    return { begun, delimiter: delimiterOf(line ?? begun) };
  }
}

function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  return DELIMITERS.toSorted((a, b) => bare.split(b).length - bare.split(a).length)[0] ?? ',';
}

async function take(records: AsyncIterator<Parsed, undefined>, most: number): Promise<Parsed[]> {
  const taken: Parsed[] = [];
  while (taken.length < most) {
    const { value } = await records.next();
    if (!value) break;
    taken.push(value);
  }
  return taken;
}

async function* chained(first: Parsed[], rest: AsyncIterable<Parsed>): AsyncGenerator<Parsed> {
  yield* first;
  yield* rest;
}

async function* joined(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

function newlines(record: string[]): number {
  let lines = 0;
  for (const cell of record)
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) lines++;
  return lines;
}
