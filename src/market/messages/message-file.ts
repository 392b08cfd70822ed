// A file of messages, as it is exported and as it comes back from a translator: CSV or JSON.
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { csvOf } from '#base/csv.ts';
import { Refusal } from '#base/refusal.ts';
import { messageFile } from '#contract/admin/message-file.ts';
import {
  nameOf,
  type Catalogue,
  type MessageKey,
  type StandingMessage,
} from '#market/messages/message.ts';

/** A row of a file and its number, counting from 1 below the header. */
export type FileRow = MessageKey & { row: number; text: string };

const fileRow = z.object({ section: z.string(), key: z.string(), text: z.string().default('') });
const fromJson = z.object({ messages: z.array(fileRow).min(1) });
const fromCsv = z.array(fileRow).min(1);
/** The mark that keeps spreadsheets from reading a cell as a formula (base/csv.ts). */
const HARMLESS = /^'(?=[=+\-@\t\r])/;
const DELIMITERS = [',', ';', '\t'];

/** Messages as CSV, with cells that look like formulas made harmless. */
export const messagesAsCsv = (
  catalogue: Catalogue,
  messages: readonly StandingMessage[],
): Uint8Array<ArrayBuffer> => csvOf(messages.map((message) => rowOf(catalogue, message)));

/** Messages as JSON, with the code of their language. */
export function messagesAsJson(
  catalogue: Catalogue,
  language: string,
  messages: readonly StandingMessage[],
): Uint8Array<ArrayBuffer> {
  const rows = messages.map((message) => rowOf(catalogue, message));
  return new TextEncoder().encode(`${JSON.stringify({ language, messages: rows }, null, 2)}\n`);
}

const rowOf = (catalogue: Catalogue, { section, key, text, state }: StandingMessage) => ({
  section,
  key,
  english: catalogue.says('en', { section, key }) ?? '',
  text,
  changed: state === 'changed' || state === 'outdated' ? 'yes' : '',
});

/**
 * The rows of a file. Refuses 'message-file-unreadable' for a file that is neither the CSV nor the
 * JSON, or has too many rows.
 */
export function readMessageFile(bytes: Uint8Array): FileRow[] {
  const text = new TextDecoder().decode(bytes);
  const rows = /^\s*\{/.test(text) ? readJson(text) : readCsv(text);
  if (!rows || rows.length > messageFile.mostRows)
    throw new Refusal('message-file-unreadable', { field: 'file' });
  return rows.map((row, at) => ({ ...row, text: row.text.trim(), row: at + 1 }));
}

function readJson(text: string): z.output<typeof fromCsv> | null {
  try {
    return fromJson.safeParse(JSON.parse(text)).data?.messages ?? null;
  } catch {
    return null;
  }
}

function readCsv(text: string): z.output<typeof fromCsv> | null {
  try {
    const rows: unknown = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: DELIMITERS,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    return (
      fromCsv
        .safeParse(rows)
        .data?.map((row) => ({ ...row, text: row.text.replace(HARMLESS, '') })) ?? null
    );
  } catch {
    return null;
  }
}

/** Rows whose message occurs earlier in the file. */
export function repeatedRows(rows: readonly FileRow[]): Set<FileRow> {
  const seen = new Set<string>();
  return new Set(rows.filter((row) => seen.size === seen.add(nameOf(row)).size));
}
