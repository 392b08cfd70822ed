import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import type { SettlementColumns as Columns } from '#market/payments/gateways/gateway-facts.ts';
import { columnsOf, plainName } from '#market/settlements/settlement-columns.ts';
import {
  type SettledRow,
  type CsvRow,
  settledRowOf,
  unreadable,
} from '#market/settlements/settlement-row.ts';

const parsed = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);
const DELIMITERS = [',', ';', '\t'];

/**
 * Reads a gateway's settlement CSV by its columns; `exponentOf` gives the decimals of a currency.
 * Amounts have a decimal point and may have commas between thousands; in files separated by
 * semicolons it is the other way round. Rows about the same thing are added up. Nothing is guessed:
 * refuses 'settlement-unreadable' with the unreadable line, 1 for a header without the required
 * columns.
 */
export function parseSettlement(
  own: Partial<Columns>,
  csv: string,
  exponentOf: (currency: string) => number,
): SettledRow[] {
  const delimiter = delimiterOf(csv);
  const records = recordsOf(csv, delimiter);
  const columns = columnsOf(own);
  const rows = new Map<string, SettledRow>();
  for (const record of records) {
    const row = settledRowOf(record, columns, exponentOf, delimiter === ';');
    const key = `${row.kind} ${row.ref}`;
    const before = rows.get(key);
    if (before && before.currency !== row.currency) throw unreadable(record.line);
    rows.set(
      key,
      before
        ? {
            ...row,
            gross: before.gross + row.gross,
            fee: before.fee + row.fee,
            net: before.net + row.net,
          }
        : row,
    );
  }
  return [...rows.values()];
}

function recordsOf(csv: string, delimiter: string): CsvRow[] {
  try {
    const [header, ...rest] = parsed.parse(
      parse(csv, {
        delimiter,
        bom: true,
        info: true,
        trim: true,
        relax_quotes: true,
        relax_column_count: true,
        skip_empty_lines: true,
      }),
    );
    const names = header?.record.map(plainName) ?? [];
    if (rest.length === 0) throw unreadable(1);
    return rest.map(({ record, info: { lines: line } }) => {
      // for example, an unquoted separator inside an amount
      if (record.findLastIndex(Boolean) >= names.length) throw unreadable(line);
      return { line, cells: new Map(names.map((name, at) => [name, record[at] ?? ''])) };
    });
  } catch (problem) {
    if (problem instanceof Refusal) throw problem;
    throw unreadable(
      typeof problem === 'object' && problem !== null && 'lines' in problem
        ? Number(problem.lines)
        : 1,
    );
  }
}

function delimiterOf(csv: string): string {
  const header = csv.slice(0, csv.search(/[\r\n]|$/)).replaceAll(/"[^"]*"/g, '');
  return DELIMITERS.toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ',';
}
