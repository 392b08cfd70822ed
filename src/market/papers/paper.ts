// A paper: an invoice or a credit note. What stands on it is frozen when it is issued.
import type { Money } from '#base/money.ts';
import type { Rate } from '#market/pricing/totals.ts';

/** A credit note takes back (part of) an invoice; those of the commission are the market's own. */
const paperKinds = [
  'invoice',
  'credit-note',
  'commission-invoice',
  'commission-credit-note',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** The letters that the numbers of a kind begin with; each has a series of its own. */
export const seriesOf: Record<PaperKind, string> = {
  invoice: 'S',
  'credit-note': 'C',
  'commission-invoice': 'M',
  'commission-credit-note': 'MC',
};

/**
 * Somebody on the paper. `also`: another name they are known by, or the person who bought for a
 * company. Country and state are codes of ISO 3166, with their names as they were said; null on
 * papers of before those were kept.
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
 * A line. `goods` has its title and its order line's id; the others are said by the paper in its
 * own language: `part` of a price or its `rest`, `commission` of the parcel in `title` and what of
 * that goes back. `net` and `tax` are of the whole line, `rate` is the place of its tax in `taxes`.
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

/** One rate: what was taxed by it, and how much that made. Null: nobody wrote the rate down. */
export type TaxSum = { title: string; rate: Rate | null; base: Money; tax: Money };

/** How amounts are written: signs and digits of the shop, decimals of the paper's currency. */
export type MoneyForm = {
  currency_icon: string;
  currency_position: number;
  currency_exponent: number;
  decimal_format: string;
};

/** What the net sum is made of: `subtotal - bundle + shipping - voucher + fee`. */
export type Parts = {
  subtotal: Money;
  bundle: Money;
  shipping: Money;
  voucher: Money;
  fee: Money;
};
export type Sums = { net: Money; tax: Money; total: Money };

/** Days are `2026-11-22`, of the issuer's zone. Amounts are minor units and never below zero, but
 * in lines of the commission.
 */
export type Paper = {
  /** 1; 0: an invoice that was moved here, as it was said before papers were frozen. */
  form: number;
  kind: PaperKind;
  code: string;
  issuedOn: string;
  /** Where it is known and another day. */
  suppliedOn: string | null;
  language: string;
  currency: string;
  money: MoneyForm;
  seller: Party;
  buyer: Party;
  /** Through whom it was sold; null where the market itself is a party. */
  market: Party | null;
  order: { code: string; placedOn: string; method: number } | null;
  parcel: string | null;
  /** What a commission is of: all that was released for this payout. */
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

/** A paper before it has its number and its day. */
export type Draft = Omit<Paper, 'code' | 'issuedOn'>;

/** Adds up what each has of an amount. */
export function sumOf<T>(items: readonly T[], amount: (item: T) => Money): Money {
  return items.reduce((total, item) => total + amount(item), 0);
}
