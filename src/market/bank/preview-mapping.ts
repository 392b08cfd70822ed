import { toDecimal, type Money } from '#base/money.ts';
import type { CsvMapping } from '#contract/csv-mapping.ts';
import type { CsvPreview } from '#contract/bank-csv.ts';
import type { Db } from '#db/connect.ts';
import { readExponents } from '#market/bank/read-exponents.ts';
import { previewCsv } from '#market/bank/read-bank-csv.ts';
import { textOf } from '#market/bank/read-statement-file.ts';
import { gapOf } from '#market/bank/bank-statement.ts';

const MOST_SHOWN = 20;

/**
 * Shows how a mapping reads a file, and which cells it cannot read; nothing is stored. Refuses
 * 'statement-unreadable' for what is no CSV at all, and 'csv-column-missing'.
 */
export async function previewMapping(
  db: Db,
  content: string | Uint8Array,
  mapping: CsvMapping,
): Promise<CsvPreview> {
  const exponent = (await readExponents(db))(mapping.currency);
  const text = textOf(content, mapping);
  const { statement, header, lines, problems } = previewCsv(text, mapping, exponent);
  const { opening, closing, entries } = statement;
  const money = (minor: Money) => toDecimal(minor, exponent);
  return {
    header,
    problems,
    count: entries.length,
    opening: opening === null ? null : money(opening),
    closing: closing === null ? null : money(closing),
    gap: money(gapOf(statement)),
    rows: entries.slice(0, MOST_SHOWN).map((entry, at) => ({
      line: lines[at] ?? 0,
      amount: money(entry.amount),
      currency: entry.currency,
      booked_on: entry.bookedOn,
      value_on: entry.valueOn,
      reference: entry.bankRef,
      texts: entry.texts,
      remitter: entry.remitter,
      remitter_account: entry.remitterAccount,
    })),
  };
}
