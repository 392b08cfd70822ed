// A paper: an invoice or a credit note. Its content is frozen when it is issued.
import type { Money } from '#base/money.ts';
import type { Rate } from '#market/pricing/totals.ts';

/**
 * A credit note reverses an invoice or a part of it. The kinds of commission are the market's own.
 */
const paperKinds = [
  'invoice',
  'credit-note',
  'commission-invoice',
  'commission-credit-note',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** The letters at the beginning of each kind's numbers; each has a series of its own. */
export const seriesOf: Record<PaperKind, string> = {
  invoice: 'S',
  'credit-note': 'C',
  'commission-invoice': 'M',
  'commission-credit-note': 'MC',
};

/**
 * A party on the paper. `also`: another name of theirs, or the person who bought for a company.
 * Country and state are ISO 3166 codes with the names of that time, which older papers lack (null).
 */
export type Party = {
  name: string;
  also: string;
  taxNumber: string;
  street: string[];
  zip: string;
  city: string;
  state: string;
  country: string;
  stateName: string | null;
  countryName: string | null;
  contacts: string[];
};

/**
 * A line. `goods` has its title and its order line's id; the texts of other kinds are in the
 * paper's language: `part` of a price or its `rest`, `commission` on the parcel in `title` and its
 * return. `net` and `tax` are for the whole line; `rate` is the index of its tax in `taxes`.
 */
export type PaperLine = {
  what: 'goods' | 'part' | 'rest' | 'commission' | 'commission-back';
  id: number | null;
  title: string;
  choice: string;
  sku: string;
  quantity: number;
  free: number;
  unit: Money | null;
  net: Money;
  tax: Money;
  rate: number | null;
};

/** The sum of one rate: the taxed amount, and the tax. `rate` is null if it was not recorded. */
export type TaxSum = { title: string; rate: Rate | null; base: Money; tax: Money };

/** How amounts are written: sign and digits of the shop, decimals of the paper's currency. */
export type MoneyForm = {
  currency_icon: string;
  currency_position: number;
  currency_exponent: number;
  decimal_format: string;
};

/** The parts of the net sum: `subtotal - bundle + shipping - voucher + fee`. */
export type Parts = {
  subtotal: Money;
  bundle: Money;
  shipping: Money;
  voucher: Money;
  fee: Money;
};
export type Sums = { net: Money; tax: Money; total: Money };

/**
 * Dates in the issuer's time zone: `2026-11-22`. Minor units, negative only in lines of commission.
 */
export type Paper = {
  /** 1; 0 for an invoice from before papers were frozen, which was converted. */
  form: number;
  kind: PaperKind;
  code: string;
  issuedOn: string;
  /** The date of supply, if known and different. */
  suppliedOn: string | null;
  language: string;
  currency: string;
  money: MoneyForm;
  seller: Party;
  buyer: Party;
  /** The market that the sale went through; null where the market itself is a party. */
  market: Party | null;
  order: { code: string; placedOn: string; method: number } | null;
  parcel: string | null;
  /** For commission: the payout whose released earnings it covers. */
  payout: { id: number; until: string } | null;
  /** The paper that this one corrects. */
  names: { code: string; issuedOn: string } | null;
  why: 'cancelled' | 'refunded' | 'refund-failed' | null;
  voucher: string | null;
  lines: PaperLine[];
  taxes: TaxSum[];
  parts: Parts | null;
  sums: Sums;
};

/** A paper before it gets its number and date. */
export type Draft = Omit<Paper, 'code' | 'issuedOn'>;

/** Sums up an amount over items. */
export function sumOf<T>(items: readonly T[], amount: (item: T) => Money): Money {
  return items.reduce((total, item) => total + amount(item), 0);
}
