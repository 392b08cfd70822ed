import { Refusal } from '#base/refusal.ts';
import type { CsvMapping } from '#contract/csv-mapping.ts';
import { bounded, lineOfControl } from '#market/bank/bounded-statement.ts';
import { readBankCsv } from '#market/bank/read-bank-csv.ts';
import { readCamt } from '#market/bank/read-camt.ts';
import { readMt940 } from '#market/bank/read-mt940.ts';
import { gapOf, type ReadStatement } from '#market/bank/bank-statement.ts';

/** A file as it was sent: bytes, or a text if it was sent as one. */
export type StatementFile = { name: string; content: string | Uint8Array };

/**
 * Reads a bank's file: it recognises camt.052, .053, .054 and MT940 by their content, and reads CSV
 * by its mapping. `exponentOf` says how many decimals a currency has. Refuses
 * 'statement-unreadable' with the line, 'csv-mapping-missing', 'csv-column-missing', and
 * 'statement-sums' if opening balance and entries do not add up to the closing balance: then the
 * file is damaged, or was misread.
 */
export function readStatementFile(
  { content }: StatementFile,
  mapping: CsvMapping | null,
  exponentOf: (currency: string) => number,
): ReadStatement[] {
  const text = textOf(content, mapping);
  const statements = readAny(text, mapping, exponentOf).map(bounded);
  const wrong = statements.find((statement) => gapOf(statement) !== 0);
  if (wrong) throw new Refusal('statement-sums', { name: wrong.name || wrong.account });
  return statements;
}

function readAny(
  text: string,
  mapping: CsvMapping | null,
  exponentOf: (currency: string) => number,
): ReadStatement[] {
  if (mapping) return [readBankCsv(text, mapping, exponentOf(mapping.currency))];
  if (/^\uFEFF?\s*</.test(text)) return readCamt(text, exponentOf);
  if (/^:20:|\{4:\s*:20:/m.test(text)) return readMt940(text, exponentOf);
  throw new Refusal('csv-mapping-missing');
}

/**
 * The text of a file. XML names its own encoding; other files are read as UTF-8 if possible.
 * Transport marks around MT940 are removed. Refuses 'statement-unreadable' with the line for other
 * control characters, as in a picture or a spreadsheet.
 */
export function textOf(
  content: string | Uint8Array,
  mapping: Pick<CsvMapping, 'charset'> | null,
): string {
  const text = lettersOf(content, mapping).replaceAll(/[\u0001-\u0004\u001a]/g, '');
  const line = lineOfControl(text);
  if (line > 0) throw new Refusal('statement-unreadable', { line });
  return text;
}

function lettersOf(
  content: string | Uint8Array,
  mapping: Pick<CsvMapping, 'charset'> | null,
): string {
  if (typeof content === 'string') return content.toWellFormed();
  const beginning = new TextDecoder('latin1').decode(content.subarray(0, 200));
  const encoding =
    mapping?.charset ?? /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(beginning)?.[1] ?? 'utf-8';
  return decoded(content, encoding) ?? decoded(content, 'windows-1252') ?? '';
}

function decoded(content: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}
