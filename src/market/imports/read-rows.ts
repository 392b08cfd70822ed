// A product CSV as rows: its separator, its header, then one row at a time.
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { guessColumns } from '#market/imports/guess-columns.ts';
import { recognise, type Sheet } from '#market/imports/recognise-columns.ts';
import { decodeText } from '#market/imports/decode-text.ts';
import type { Problem } from '#market/imports/draft.ts';
import { wholeRecords } from '#market/imports/whole-records.ts';

/**
 * A row of the file: the line it begins on and what stands in the columns that are read. Empty
 * cells are left out.
 */
export type Row = { line: number; cells: Record<string, string> };
type Parsed = { record: string[]; info: { lines: number } };

const MOST_RECORD = 8_000_000; // bytes
const MOST_HEADER = 1_000_000; // characters
const PADDED = /^"([^"]*)"$/; // quotes that a blank kept from being read as such
const SAMPLE = 200; // rows by which unknown columns are told
const MORE_COLUMNS =
  '. It seems to be WooCommerce’s in a language whose names are not known: export it again with ' +
  'all columns, which tells them by their order, or with the site in English.';
const CODES = new Set(['sku', 'id', 'parent', 'handle']);
const DELIMITERS = [',', ';', '\t', '|'];

/**
 * Opens the bytes of a file. Answers its columns and its rows, to be read once; `report` hears of
 * rows that can not be read.
 * Throws a sentence when the file is empty or no product CSV of Shopify or WooCommerce.
 */
export async function openRows(
  chunks: AsyncIterable<Uint8Array>,
  report: (problem: Problem) => void,
): Promise<{ sheet: Sheet; rows: AsyncGenerator<Row> }> {
  const texts = decodeText(chunks);
  const { begun, delimiter } = await begin(texts);
  const whole = wholeRecords(joined(begun, texts), delimiter, (line) =>
    report({ line, reason: 'a quote opens here and is not closed; the row is left out' }),
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
      report({
        line: Number(problem?.lines ?? 0),
        reason: 'this row can not be read; it is left out',
      });
      return undefined;
    },
  });
  const source = Readable.from(whole);
  source.once('error', (problem) => parser.destroy(problem)).pipe(parser);
  const records: AsyncIterator<Parsed, undefined> & AsyncIterable<Parsed> =
    parser[Symbol.asyncIterator]();
  const header = (await records.next()).value;
  if (!header) throw new Error('The file is empty.');
  const sample = await take(records, SAMPLE);
  const rows = sample.map(({ record }) => record);
  const sheet = recognise(header.record, rows, delimiter === ';' ? ',' : '.');
  if (!sheet) {
    source.destroy();
    throw new Error(
      'The file is not a product CSV of Shopify (Handle, Title, Variant Price …) or WooCommerce ' +
        '(SKU, Name, Regular price …): its columns are ' +
        `${header.record.slice(0, 6).join(', ').slice(0, 200)} …` +
        (guessColumns(header.record, rows).fields.includes('type') ? MORE_COLUMNS : ''),
    );
  }
  return { sheet, rows: rowsOf(chained(sample, records), sheet, header.record, report) };
}

async function* rowsOf(
  records: AsyncIterable<Parsed>,
  sheet: Sheet,
  header: string[],
  report: (problem: Problem) => void,
): AsyncGenerator<Row> {
  for await (const { record, info } of records) {
    const line = info.lines - newlines(record);
    const more = record.findLastIndex(Boolean) + 1 - header.length;
    if (more > 0)
      report({
        line,
        reason:
          `this row has ${more} more cells than the header, so a separator or a quote is out of ` +
          'place; it is left out',
      });
    else if (record.some((cell, at) => cell !== header[at]))
      yield { line, cells: cellsOf(record, sheet) };
  }
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

// Without what keeps spreadsheets from making numbers and formulas of it: ="00123", '-5, '00123.
function bareCell(text: string, field: string): string {
  const cell = text.trim().replace(PADDED, '$1').replace(FORMULA, '$1').replace(GUARDED, '');
  return (CODES.has(field) ? cell.replace(/^'/, '') : cell).trim();
}

// Reads as far as the first line that is not blank: it says the separator.
async function begin(texts: AsyncGenerator<string>): Promise<{ begun: string; delimiter: string }> {
  let begun = '';
  for (;;) {
    const { value, done } = await texts.next();
    begun += value ?? '';
    const [line] = /^[^\S\n]*\S.*\n/m.exec(begun) ?? [];
    if (!line && !done && begun.length < MOST_HEADER) continue;
    const [declared, delimiter] = /^\s*"?sep=(.)"?\s*\n/i.exec(begun) ?? [];
    if (declared && delimiter)
      return { begun: begun.replace(/^(\s*)"?sep=."?[^\S\n]*(?=\n)/i, '$1'), delimiter };
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

const newlines = (record: string[]) =>
  record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
