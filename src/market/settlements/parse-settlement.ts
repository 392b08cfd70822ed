import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { SettlementColumns as Columns } from '#market/payments/gateways/gateway-facts.ts';
import { columnsOf, plainName } from '#market/settlements/columns.ts';

export type SettledKind = 'payment' | 'refund' | 'other';
/**
 * A row of a settlement, in minor units; `gross` of a refund is below zero, `fee` is what the
 * gateway keeps (below zero: gives back), `net` = gross − fee.
 */
export type SettledRow = {
  ref: string;
  kind: SettledKind;
  gross: Money;
  fee: Money;
  net: Money;
  currency: string;
};
type CsvRow = { line: number; cells: Map<string, string> };

const parsed = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);
const DELIMITERS = [',', ';', '\t'];

/**
 * Reads a gateway's settlement CSV by its columns; `exponentOf` says how many decimals a currency
 * has. Amounts have a decimal point and may have commas between thousands; in files that are
 * separated by semicolons it is the other way round. Rows of the same thing are added up. Nothing
 * is guessed: refuses 'settlement-unreadable' with the line that can not be read, 1 for a header
 * without the columns that are needed.
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
    const row = rowOf(record, columns, exponentOf, delimiter === ';');
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
      // a separator inside an amount, say
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

function rowOf(
  { line, cells }: CsvRow,
  columns: Columns,
  exponentOf: (currency: string) => number,
  comma: boolean,
): SettledRow {
  const column = (names: string[]) => names.find((name) => cells.has(name));
  const cell = (names: string[]) => cells.get(column(names) ?? '') ?? '';
  const currency = cell(columns.currency).toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency) || !column(columns.gross))
    throw unreadable(column(columns.currency) && column(columns.gross) ? line : 1);
  const amount = (text: string) => minorOf(text, exponentOf(currency), comma) ?? raise(line);
  const sum = (names: string[]) =>
    names.reduce((all, name) => all + amount(cells.get(name) ?? ''), 0);
  const gross = amount(cell(columns.gross));
  const kind = kindOf(cell(columns.kind), gross);
  const net = column(columns.net)
    ? amount(cell(columns.net))
    : column(columns.credit) && column(columns.debit)
      ? amount(cell(columns.credit)) - amount(cell(columns.debit))
      : null;
  const ref =
    columns[kind].map((name) => cells.get(name) ?? '').find((one) => one !== '') ?? `line ${line}`;
  return { ref, kind, currency, ...signed(kind, gross, Math.abs(sum(columns.fee)), net) };
}

/**
 * Files say of a refund how much it was, or by how much the balance fell: both become below zero.
 * Where the net is said, the fee is what lies between.
 */
function signed(
  kind: SettledKind,
  gross: Money,
  fee: Money,
  net: Money | null,
): { gross: Money; fee: Money; net: Money } {
  const turned = kind === 'refund' && gross > 0;
  const own = turned ? -gross : gross;
  const left = net === null ? own - fee : turned && net > 0 ? -net : net;
  return { gross: own, fee: own - left, net: left };
}

const NO_PAYMENT =
  /refund|reversal|revers|fee|dispute|chargeback|hold|payout|transfer|withdraw|failure|release/;

/**
 * What a row is about, by the word that the gateway has for it; one without a word is a payment, or
 * a refund when it is below zero.
 */
function kindOf(word: string, gross: Money): SettledKind {
  if (word === '') return gross < 0 ? 'refund' : 'payment';
  const plain = plainName(word);
  if (/^(payment)?(partial)?refund(payment)?$|^cancel$/.test(plain)) return 'refund';
  return /payment|^charge$|^sale$|^auth$|^postauth$/.test(plain) && !NO_PAYMENT.test(plain)
    ? 'payment'
    : 'other';
}

function minorOf(text: string, exponent: number, comma: boolean): Money | null {
  if (text === '') return 0;
  const plain = (comma ? text.replaceAll('.', '').replace(',', '.') : text)
    .replaceAll(/\s/g, '')
    .replace(/^\((.*)\)$/, '-$1');
  const [, minus = '', whole = '', part = ''] =
    /^([-−]?)\+?(\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === '' || /[1-9]/.test(part.slice(exponent))) return null;
  const minor = Number(whole.replaceAll(',', '') + part.slice(0, exponent).padEnd(exponent, '0'));
  return Number.isSafeInteger(minor) ? (minus && minor ? -minor : minor) : null;
}

const unreadable = (line: number) => new Refusal('settlement-unreadable', { line });
function raise(line: number): never {
  throw unreadable(line);
}
