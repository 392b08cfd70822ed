// One row of a settlement CSV: the payment or refund it is about, and its amounts.
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { SettlementColumns as Columns } from '#market/payments/gateways/gateway-facts.ts';
import { plainName } from '#market/settlements/settlement-columns.ts';

/** What a row is about; `other` need not be in the books. */
export type SettledKind = 'payment' | 'refund' | 'other';
/**
 * A row of a settlement, in minor units. `gross` is negative for a refund, `fee` is what the
 * gateway keeps (negative: gives back), `net` = gross − fee.
 */
export type SettledRow = {
  ref: string;
  kind: SettledKind;
  gross: Money;
  fee: Money;
  net: Money;
  currency: string;
};

/** The cells of a line, by the compared names of their columns. */
export type CsvRow = { line: number; cells: Map<string, string> };

/**
 * Reads a row by its columns; `comma`: amounts have a decimal comma. Refuses
 * 'settlement-unreadable' with the row's line, or line 1 where a column is missing.
 */
export function settledRowOf(
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
  const amount = (text: string) =>
    minorOf(text, exponentOf(currency), comma) ?? throwUnreadable(line);
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
 * Files state a refund either as its amount or as a reduction of the balance: both become negative.
 * If the file has the net amount, the fee is the difference.
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
 * The kind of a row, by the gateway's word for it; a row without a word is a payment, or a refund
 * if it is negative.
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

/** The refusal of a file, with the unreadable line. */
export const unreadable = (line: number) => new Refusal('settlement-unreadable', { line });
function throwUnreadable(line: number): never {
  throw unreadable(line);
}
