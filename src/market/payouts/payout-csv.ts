import { decimalText } from '#base/currency.ts';
import type { Money } from '#base/money.ts';

/** A payout as the file for the bank lists it. `until`: an ISO date. */
export type PayoutToPay = {
  id: number;
  storeId: number;
  store: string;
  payee: string;
  iban: string;
  amount: Money;
  currency: string;
  exponent: number;
  until: string;
};

const COLUMNS = [
  'payout',
  'store',
  'payee',
  'iban',
  'amount',
  'currency',
  'until',
  'reference',
] as const;

/**
 * Payouts as a CSV file (RFC 4180): decimal amounts with a point, dates in the market's time zone.
 * A text that a spreadsheet would read as a formula gets a leading apostrophe.
 */
export function payoutCsv(payouts: PayoutToPay[]): string {
  const rows = payouts.map(({ id, store, payee, iban, amount, currency, exponent, until }) => [
    String(id),
    safe(store),
    safe(payee),
    iban,
    decimalText(amount, exponent),
    currency,
    until,
    referenceOf(id),
  ]);
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** The reference of a payout on the bank's statement. */
export const referenceOf = (id: number): string => `PAYOUT-${id}`;

const safe = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
