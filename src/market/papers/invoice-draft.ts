import type { Money } from '#base/money.ts';
import { sumOf } from '#market/papers/paper.ts';
import type { Draft, MoneyForm, PaperLine, Parts, TaxSum } from '#market/papers/paper.ts';
import { partyOf, type PartyRow } from '#market/papers/paper-party.ts';

/** A sold parcel; texts in the order's language, dates in the store's time zone. */
export type SoldRow = {
  language: string;
  currency: string;
  money: MoneyForm;
  seller: PartyRow;
  buyer: PartyRow;
  market: PartyRow;
  order: NonNullable<Draft['order']>;
  parcel: string;
  supplied_on: string | null;
  voucher: string | null;
  parts: Parts;
  total: Money;
  lines: SoldLine[];
};

export type SoldLine = {
  id: number;
  title: string;
  choice: string;
  sku: string;
  quantity: number;
  free: number;
  unit: Money;
  tax_price: Money;
  tax_title: string | null;
  tax_type: number | null;
  tax_amount: Money | null;
};

/** The invoice of a parcel: its lines and sums at the time of sale. */
export function invoiceDraft(sold: SoldRow): Draft {
  const { language, currency, money, order, parcel, parts, voucher, lines, total } = sold;
  const rates = [...new Set(lines.filter(isTaxed).map(rateKey))];
  const tax = sumOf(lines, (line) => line.tax_price * line.quantity);
  return {
    form: 1,
    kind: 'invoice',
    suppliedOn: sold.supplied_on,
    language,
    currency,
    money,
    seller: partyOf(sold.seller, language),
    buyer: partyOf(sold.buyer, language),
    market: partyOf(sold.market, language),
    order,
    parcel,
    payout: null,
    names: null,
    why: null,
    voucher: parts.voucher > 0 ? voucher : null,
    lines: lines.map((line) => lineOf(line, rates)),
    taxes: rates.map((key) =>
      taxSumOf(lines.filter((line) => isTaxed(line) && rateKey(line) === key)),
    ),
    parts,
    sums: { net: total - tax, tax, total },
  };
}

const isTaxed = ({ tax_price: tax }: SoldLine): boolean => tax > 0;
const rateKey = (line: SoldLine) => `${line.tax_type} ${line.tax_amount} ${line.tax_title}`;

function lineOf(line: SoldLine, rates: string[]): PaperLine {
  const { id, title, choice, sku, quantity, free, unit, tax_price: tax } = line;
  return {
    what: 'goods',
    id,
    title,
    choice,
    sku,
    quantity,
    free,
    unit,
    net: unit * quantity,
    tax: tax * quantity,
    rate: isTaxed(line) ? rates.indexOf(rateKey(line)) : null,
  };
}

/**
 * The sum of the lines with one rate. Tax is charged on the full price of every piece (wire
 * contract, section 12).
 */
function taxSumOf(lines: SoldLine[]): TaxSum {
  const [first] = lines;
  const known = first && first.tax_type !== null && first.tax_amount !== null;
  return {
    title: first?.tax_title ?? '',
    rate: known ? { type: first.tax_type ?? 0, amount: first.tax_amount ?? 0 } : null,
    base: sumOf(lines, (line) => line.unit * line.quantity),
    tax: sumOf(lines, (line) => line.tax_price * line.quantity),
  };
}
