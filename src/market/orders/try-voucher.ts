import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import { readCartLines } from '#market/orders/order-lines.ts';
import { pricedLine } from '#market/orders/priced-line.ts';
import { totalsOf } from '#market/pricing/totals.ts';
import type { Shopper } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { findVoucher } from '#market/vouchers/find-voucher.ts';
import { refuseSpend, voucherFor, type Voucher } from '#market/vouchers/voucher.ts';

/** `offered`: what it takes off, in minor units. */
export type TriedVoucher = { voucher: Voucher; offered: number };

/**
 * What a code would take off the caller's selected lines that can be bought: those that are public,
 * in stock and shipped to the chosen address, where one is chosen. Nothing is kept; ordering judges
 * again; its `lines` say which of the whole cart it counts for. Refuses 'nothing-selected', and as
 * `findVoucher` and `refuseSpend` do.
 */
export async function tryVoucher(
  db: Db,
  shopper: Shopper,
  { code, market }: { code: string; market: MarketSettings },
  now: Date,
): Promise<TriedVoucher> {
  const found = await findVoucher(db, shopper, code, now);
  const all = await readCartLines(db, shopper.key, now);
  const voucher = voucherFor(found, all);
  const lines = all.filter(
    (line) => line.selected && line.public && line.stock > 0 && line.reachable,
  );
  if (lines.length === 0) throw new Refusal('nothing-selected');
  const totals = totalsOf(lines.map(pricedLine), voucher);
  if (totals.belowMinimum) refuseSpend(voucher, totals.spend, market);
  return { voucher, offered: totals.voucher };
}
