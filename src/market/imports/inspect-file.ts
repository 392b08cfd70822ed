// Describes an uploaded file before it is run, for the person who decides how to read it.
import { Refusal } from '#base/refusal.ts';
import type { ImportSheet } from '#contract/import-shapes.ts';
import { encodingOf } from '#market/imports/decode-text.ts';
import { openRecords } from '#market/imports/read-rows.ts';
import { recognise } from '#market/imports/recognise-columns.ts';
import { shopifyField } from '#market/imports/shopify-columns.ts';
import { unpacked } from '#market/imports/unpacked-file.ts';

const EXAMPLES = 3;
const MOST_COLUMNS = 400;
const MOST_LETTERS = 80;
const CONTROL = /[\u0001-\u0008\u000e-\u001f]/;

/**
 * Takes a file; returns its format, and its columns with our guess of each and some sample values.
 * For a table of neither shop, a person must name the columns; its rows are grouped into products
 * as Shopify's are. Refuses 'import-file-empty', 'import-not-csv', 'import-line-too-long' and
 * 'too-large'.
 */
export async function inspectFile(bytes: Buffer, ofStore = false): Promise<ImportSheet> {
  if (bytes.length === 0) throw new Refusal('import-file-empty');
  const { header, sample, separator, close } = await openRecords(unpacked(bytes), () => {});
  close();
  if (header.length < 2 || header.length > MOST_COLUMNS || CONTROL.test(header.join('')))
    throw new Refusal('import-not-csv');
  const rows = sample.map(({ record }) => record);
  const sheet = recognise(header, rows, separator === ';' ? ',' : '.', ofStore);
  const guessed = new Set(sheet?.notes.map(({ column }) => column));
  const fields = sheet?.fields ?? once(header.map(shopifyField));
  return {
    format: sheet?.format ?? 'shopify',
    recognised: sheet !== null,
    separator,
    encoding: await encodingOf(unpacked(bytes)),
    columns: header.map((name, at) => ({
      name: short(name),
      field: fields[at] ?? null,
      guess: fields[at] ?? null,
      sure: !guessed.has(name.trim()),
      examples: [...new Set(rows.map((row) => short(row[at] ?? '')))]
        .filter(Boolean)
        .slice(0, EXAMPLES),
    })),
  };
}

const once = (fields: (string | null)[]) =>
  fields.map((field, at) => (fields.indexOf(field) === at ? field : null));

const short = (text: string) => {
  const bare = text.trim();
  return (bare.length > MOST_LETTERS ? `${bare.slice(0, MOST_LETTERS)}…` : bare).toWellFormed();
};
