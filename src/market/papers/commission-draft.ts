import type { Money } from '#base/money.ts';
import { priceType } from '#contract/constants.ts';
import { sumOf } from '#market/papers/paper.ts';
import type { Draft, MoneyForm, PaperLine } from '#market/papers/paper.ts';
import { partyOf, type PartyRow } from '#market/papers/paper-party.ts';

/** The data of a payout for its commission invoice; texts in the language of the store's owner. */
export type CommissionRow = {
  language: string;
  currency: string;
  money: MoneyForm;
  seller: PartyRow;
  buyer: PartyRow;
  payout: NonNullable<Draft['payout']>;
  /** The tax within the commission, in hundredths of a percent; 0: none. */
  rate: number;
  lines: CommissionLine[];
};
/** `amount`: taken for a parcel, or given back if below zero; `order`: the order's code. */
export type CommissionLine = { parcel: string; order: string; amount: Money };

/**
 * The market's invoice for the commission of a payout: what was taken for each parcel, and what
 * refunds gave back. If more was given back than taken, it is a credit note, whose sums are the
 * amounts credited. The commission includes its tax. Null when there is nothing to state.
 */
export function commissionDraft(row: CommissionRow): Draft | null {
  const { rate, language } = row;
  const moved = row.lines.filter(({ amount }) => amount !== 0);
  if (moved.length === 0) return null;
  const sign = sumOf(moved, ({ amount }) => amount) < 0 ? -1 : 1;
  const lines: PaperLine[] = [];
  let total = 0;
  for (const { parcel, order, amount } of moved) {
    const tax = taxWithin(total + sign * amount, rate) - taxWithin(total, rate);
    total += sign * amount;
    lines.push({
      ...lineOf(parcel, order),
      what: amount > 0 ? 'commission' : 'commission-back',
      net: sign * amount - tax,
      tax,
      rate: rate > 0 ? 0 : null,
    });
  }
  const tax = taxWithin(total, rate);
  return {
    form: 1,
    kind: sign > 0 ? 'commission-invoice' : 'commission-credit-note',
    suppliedOn: null,
    language,
    currency: row.currency,
    money: row.money,
    seller: partyOf(row.seller, language),
    buyer: partyOf(row.buyer, language),
    market: null,
    order: null,
    parcel: null,
    payout: row.payout,
    names: null,
    why: null,
    voucher: null,
    lines,
    taxes: rate > 0 ? [taxSum(rate, total - tax, tax)] : [],
    parts: null,
    sums: { net: total - tax, tax, total },
  };
}

/** The tax included in a sum, rounded half away from zero, for either sign. */
function taxWithin(gross: Money, rate: number): Money {
  const size = BigInt(Math.abs(gross));
  const whole = BigInt(10_000 + rate);
  const tax = Number((size * BigInt(rate) * 2n + whole) / (whole * 2n));
  return gross < 0 ? 0 - tax : tax;
}

const taxSum = (rate: number, base: Money, tax: Money) => ({
  title: '',
  rate: { type: priceType.percent, amount: rate },
  base,
  tax,
});

function lineOf(parcel: string, order: string): Omit<PaperLine, 'what' | 'net' | 'tax' | 'rate'> {
  return { id: null, title: parcel, choice: order, sku: '', quantity: 1, free: 0, unit: null };
}
