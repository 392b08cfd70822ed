// Totals: the sums of lines, parcels and orders. Integer minor units throughout; parts always sum
// to wholes.
import { percentOf, type Money } from '#base/money.ts';
import { spread } from '#market/pricing/spread-amount.ts';

/** 1 flat: minor units; 2 percent: hundredths of a percent */
export type Rate = { type: number; amount: number };

export type PricedLine = {
  id: number;
  storeId: number;
  /** Price of one unit. */
  unit: Money;
  quantity: number;
  bundle: { buy: number; free: number } | null;
  tax: Rate | null;
  /** The chosen shipping; null while none is chosen. */
  shipping: { ruleId: number; type: number; price: Money; single: boolean } | null;
};

export type VoucherTerms = Rate & {
  storeId: number | null;
  cap: Money | null;
  minSpend: Money;
  /** The lines that the voucher applies to, if not all of its store's. */
  lines?: number[] | null;
};

export type Sums = {
  subtotal: Money;
  bundleOffer: Money;
  tax: Money;
  shipping: Money;
  voucher: Money;
  fee: Money;
  total: Money;
};
export type LineSums = Sums & { id: number; storeId: number; free: number; taxUnit: Money };
export type Totals = Sums & {
  lines: LineSums[];
  parcels: (Sums & { storeId: number })[];
  /** The sum of the lines that the voucher applies to, before the discount. */
  spend: Money;
  belowMinimum: boolean;
};

/**
 * Adds lines up: goods − bundle + tax + shipping − voucher, per line, per store's parcel and in
 * total (wire contract, section 12); `fee` is the cost of the payment method, divided among the
 * parcels by their totals.
 */
export function totalsOf(
  lines: PricedLine[],
  voucher: VoucherTerms | null = null,
  fee: Money = 0,
): Totals {
  const charged = new Set<string>();
  const priced = lines.map((line) => priceLine(line, charged));
  const base = priced.filter((line) => voucher && countsFor(voucher, line));
  const spend = sum(base, goodsOf);
  const belowMinimum = voucher !== null && (spend === 0 || spend < voucher.minSpend);
  const discounted =
    voucher && !belowMinimum ? discount(priced, base, discountOf(voucher, spend)) : priced;
  const parcels = withFee(
    fee,
    [...Map.groupBy(discounted, ({ storeId }) => storeId)].map(([storeId, own]) => ({
      storeId,
      ...addUp(own),
    })),
  );
  const all = addUp(discounted);
  return {
    ...all,
    fee: sum(parcels, (parcel) => parcel.fee),
    total: sum(parcels, (parcel) => parcel.total),
    lines: discounted,
    parcels,
    spend,
    belowMinimum,
  };
}

const countsFor = ({ storeId, lines }: VoucherTerms, line: LineSums): boolean =>
  (storeId === null || storeId === line.storeId) && (lines?.includes(line.id) ?? true);

function priceLine(line: PricedLine, charged: Set<string>): LineSums {
  const free =
    line.bundle && line.quantity >= line.bundle.buy ? Math.min(line.bundle.free, line.quantity) : 0;
  const taxUnit = line.tax
    ? line.tax.type === 1
      ? line.tax.amount
      : percentOf(line.unit, line.tax.amount)
    : 0;
  const sums = {
    subtotal: line.unit * line.quantity,
    bundleOffer: line.unit * free,
    tax: taxUnit * line.quantity,
    shipping: shippingOf(line, charged),
    voucher: 0,
    fee: 0,
  };
  return { id: line.id, storeId: line.storeId, free, taxUnit, ...sums, total: totalOf(sums) };
}

function shippingOf({ shipping, storeId }: PricedLine, charged: Set<string>): Money {
  if (!shipping) return 0;
  const key = `${storeId} ${shipping.ruleId} ${shipping.type}`;
  if (shipping.single && charged.has(key)) return 0;
  charged.add(key);
  return shipping.price;
}

function discountOf(voucher: VoucherTerms, spend: Money): Money {
  const uncapped = voucher.type === 1 ? voucher.amount : percentOf(spend, voucher.amount);
  return Math.min(uncapped, voucher.cap ?? uncapped, spend);
}

/** Divides a discount among lines by their prices; the largest remainders get the odd units. */
function discount(all: LineSums[], base: LineSums[], amount: Money): LineSums[] {
  const sharing = base.toSorted((a, b) => a.id - b.id);
  const shares = spread(amount, sharing.map(goodsOf));
  const byLine = new Map(sharing.map(({ id }, at) => [id, shares[at] ?? 0]));
  return all.map((line) => {
    const voucher = byLine.get(line.id) ?? 0;
    return { ...line, voucher, total: line.total - voucher };
  });
}

/** Divides the cost of a payment method among parcels by their totals. */
export function withFee<P extends { total: Money }>(
  fee: Money,
  parcels: P[],
): (P & { fee: Money })[] {
  const shares = spread(
    fee,
    parcels.map(({ total }) => total),
  );
  return parcels.map((parcel, at) => ({
    ...parcel,
    fee: shares[at] ?? 0,
    total: parcel.total + (shares[at] ?? 0),
  }));
}

function addUp(lines: LineSums[]): Sums {
  const sums = {
    subtotal: sum(lines, (line) => line.subtotal),
    bundleOffer: sum(lines, (line) => line.bundleOffer),
    tax: sum(lines, (line) => line.tax),
    shipping: sum(lines, (line) => line.shipping),
    voucher: sum(lines, (line) => line.voucher),
    fee: 0,
  };
  return { ...sums, total: totalOf(sums) };
}

const goodsOf = (line: LineSums): Money => line.subtotal - line.bundleOffer;
const totalOf = ({
  subtotal,
  bundleOffer,
  tax,
  shipping,
  voucher,
}: Omit<Sums, 'total' | 'fee'>): Money => subtotal - bundleOffer + tax + shipping - voucher;

function sum<T>(items: T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
