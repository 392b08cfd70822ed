// An invoice: what a store was paid for one parcel, as paper says it. Nothing in it changes once it is issued.
import type { Money } from '#base/money.ts';
import type { Rate } from '#market/pricing/totals.ts';

/** Somebody on the paper: a name and, below it, an address and ways to reach them. */
export type Party = { name: string; address: string[]; contacts: string[] };
export type InvoiceLine = { title: string; choice: string; sku: string; quantity: number; free: number; unit: Money; tax: Money; amount: Money };
/** One rate: what was taxed by it, and how much that made. A rate that nobody wrote down is null. */
export type TaxSum = { title: string; rate: Rate | null; base: Money; tax: Money };
/** How amounts are written: signs and digits of the shop, decimals of the order's currency. */
export type MoneyForm = { currency_icon: string; currency_position: number; currency_exponent: number; decimal_format: string };

export type Invoice = {
  number: string; issuedAt: Date; language: string; timeZone: string;
  order: { code: string; placedAt: Date; method: number }; parcelCode: string;
  seller: Party; market: Party; buyer: Party;
  currency: string; money: MoneyForm;
  lines: InvoiceLine[]; taxes: TaxSum[]; voucherCode: string | null;
  sums: { subtotal: Money; bundle: Money; shipping: Money; tax: Money; voucher: Money; fee: Money; total: Money };
};

/** `S12-2026-000042`: the store, the year and the number within them. */
export function numberText(store: number, year: number, number: number): string {
  return `S${store}-${year}-${String(number).padStart(6, '0')}`;
}

/** The year that a date on the paper will show. */
export function yearIn(moment: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { timeZone, year: 'numeric' }).format(moment));
}

type TaxedLine = { selling: Money; quantity: number; tax_price: Money; tax_title: string | null; tax_type: number | null; tax_amount: Money | null };

/** The taxes of lines, added up by rate; lines without tax say nothing. */
export function taxesOf(lines: TaxedLine[]): TaxSum[] {
  const taxed = lines.filter(({ tax_price }) => tax_price > 0);
  return [...Map.groupBy(taxed, (line) => `${line.tax_type} ${line.tax_amount} ${line.tax_title}`).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const rate = first.tax_type === null || first.tax_amount === null ? null : { type: first.tax_type, amount: first.tax_amount };
    return [{ title: first.tax_title ?? '', rate, base: sum(group, (line) => line.selling * line.quantity), tax: sum(group, (line) => line.tax_price * line.quantity) }];
  });
}

function sum<T>(items: T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
