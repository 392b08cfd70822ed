import { Refusal } from '#base/refusal.ts';
import type { Money } from '#base/money.ts';
import type { Db } from '#db/connect.ts';
import { buyerOf, placeOf, type DraftOrder } from '#market/care/draft-order.ts';
import { faultOf, type Fault } from '#market/orders/basket-lines.ts';
import { checkSaleLimits } from '#market/orders/check-sale-limits.ts';
import { readBasketLines, type LineToOrder } from '#market/orders/order-lines.ts';
import { pricedLine } from '#market/orders/priced-line.ts';
import { totalsOf, type Totals } from '#market/pricing/totals.ts';
import type { Shopper, Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { findVoucher } from '#market/vouchers/find-voucher.ts';
import { refuseSpend, voucherFor, type Voucher } from '#market/vouchers/voucher.ts';

/** A line as it would be ordered, or the reason why it cannot be; `total` in minor units. */
export type TriedLine = { line: LineToOrder; unit: Money; total: Money; fault: Fault | null };
export type TriedOrder = {
  lines: TriedLine[];
  /** The ids of variants that no longer exist. */
  gone: number[];
  /** The totals of the lines that can be ordered. */
  totals: Totals;
  voucherFault: Fault | null;
  place: { country: string; state: string } | null;
};
type Trying = { draft: DraftOrder; market: MarketSettings };

/**
 * What an order would cost now, priced by the same functions as every order, and what prevents it.
 * Stores and locks nothing; placing the order checks again. Refuses 'account-not-found' and
 * 'address-not-found'.
 */
export async function tryOrder(
  db: Db,
  by: Staff,
  { draft, market }: Trying,
  now: Date,
): Promise<TriedOrder> {
  const buyer = await buyerOf(db, by, draft.customerId, by.language);
  const place = await placeOf(db, draft);
  const found = await readBasketLines(db, draft.lines, place, now);
  const there = new Set(found.map(({ inventory_id: id }) => id));
  const faults = new Map(found.map((line) => [line.id, faultOf(line, place) ?? shortOf(line)]));
  for (const [id, fault] of await overLimits(db, buyer, found)) faults.set(id, fault);
  const lines = found.filter(({ id }) => !faults.get(id));
  const tried = await orFault(() => voucherOn(db, buyer, { lines, draft, market }, now));
  const fee = market.methods.find(({ method }) => method === draft.method)?.fee ?? 0;
  const totals = totalsOf(lines.map(pricedLine), tried.done ?? null, lines.length ? fee : 0);
  const sums = new Map(totals.lines.map(({ id, total }) => [id, total]));
  return {
    lines: found.map((line) => ({
      line,
      unit: pricedLine(line).unit,
      total: sums.get(line.id) ?? 0,
      fault: faults.get(line.id) ?? null,
    })),
    gone: draft.lines.flatMap(({ inventoryId: id }) => (there.has(id) ? [] : [id])),
    totals,
    voucherFault: tried.fault,
    place,
  };
}

/** Why the quantity is not available, in the same terms as placing the order would refuse it. */
function shortOf({ quantity, stock, away, flash_left: left }: LineToOrder): Fault | null {
  if (away) return { code: 'store-away', values: {} };
  if (stock < 1) return { code: 'out-of-stock', values: { stock } };
  if (quantity > stock) return { code: 'not-enough-stock', values: { stock } };
  return left !== null && quantity > left ? { code: 'flash-sale-few', values: { left } } : null;
}

/** The lines for which the customer has already bought all that the sale allows per person. */
async function overLimits(
  db: Db,
  { key }: Shopper,
  lines: LineToOrder[],
): Promise<[number, Fault][]> {
  try {
    await checkSaleLimits(db, key, lines);
    return [];
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return Object.entries(problem.lines ?? {}).map(([id, fault]) => [Number(id), fault]);
  }
}

type Spending = Trying & { lines: LineToOrder[] };

async function voucherOn(
  db: Db,
  buyer: Shopper,
  { lines, draft: { voucher: code }, market }: Spending,
  now: Date,
): Promise<Voucher | null> {
  if (!code) return null;
  const voucher = voucherFor(await findVoucher(db, buyer, code, now), lines);
  const { belowMinimum, spend } = totalsOf(lines.map(pricedLine), voucher);
  if (lines.length > 0 && belowMinimum) refuseSpend(voucher, spend, market);
  return voucher;
}

async function orFault<T>(work: () => Promise<T>): Promise<{ done?: T; fault: Fault | null }> {
  try {
    return { done: await work(), fault: null };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return { fault: { code: problem.code, values: problem.values } };
  }
}
