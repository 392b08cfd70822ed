// A voucher: its discount, and who can use it until when.
import { toDecimal, type Money } from '#base/money.ts';
import { priceText } from '#base/price-text.ts';
import { Refusal } from '#base/refusal.ts';
import { dayText } from '#base/time.ts';
import type { VoucherTerms } from '#market/pricing/totals.ts';
import type { Shopper } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

export type Voucher = VoucherTerms & {
  id: number;
  code: string;
  /** The only store whose goods it applies to; null: all. */
  storeName: string | null;
  startAt: Date;
  endAt: Date;
  usageLimit: number;
  limitPerCustomer: number;
  used: number;
  /** What it applies to: these products and categories, of these stores. Empty: all. */
  productIds: number[];
  categoryIds: number[];
  storeIds: number[];
};

/** What decides whether a voucher applies to a line; `category_path` includes all parents. */
type Line = { id: number; store_id: number; product_id: number; category_path: number[] };

/** A voucher together with the lines that it applies to. */
export function voucherFor(voucher: Voucher, lines: Line[]): Voucher {
  const { productIds, categoryIds, storeIds } = voucher;
  if (productIds.length + categoryIds.length + storeIds.length === 0) return voucher;
  const counting = lines.filter(
    (line) =>
      (storeIds.length === 0 || storeIds.includes(line.store_id)) &&
      (productIds.length + categoryIds.length === 0 ||
        productIds.includes(line.product_id) ||
        line.category_path.some((category) => categoryIds.includes(category))),
  );
  return { ...voucher, lines: counting.map(({ id }) => id) };
}

/**
 * Refuses a voucher that this shopper, who has used it `ownUses` times, cannot use now:
 * 'voucher-not-yet', 'voucher-over', 'voucher-used-up', 'voucher-used-by-you'.
 */
export function checkUsable(
  voucher: Voucher,
  ownUses: number,
  { language, timeZone }: Shopper,
  now: Date,
): void {
  if (voucher.startAt > now)
    throw new Refusal('voucher-not-yet', { day: dayText(voucher.startAt, language, timeZone) });
  if (voucher.endAt <= now) throw new Refusal('voucher-over');
  if (ownUses >= voucher.limitPerCustomer) throw new Refusal('voucher-used-by-you');
  if (voucher.used >= voucher.usageLimit) throw new Refusal('voucher-used-up');
}

/**
 * Refuses a voucher whose goods in the cart sum to `spend` (minor units), below its minimum:
 * 'voucher-other-goods', 'voucher-other-store', 'voucher-store-minimum' and 'voucher-minimum', with
 * the missing amount.
 */
export function refuseSpend(voucher: Voucher, spend: Money, market: MarketSettings): never {
  const store = voucher.storeName;
  if (spend === 0 && voucher.lines) throw new Refusal('voucher-other-goods');
  if (spend === 0 && store !== null) throw new Refusal('voucher-other-store', { store });
  const short = Math.max(voucher.minSpend - spend, 1);
  const missing = priceText(toDecimal(short, market.currency_exponent), market);
  if (store === null) throw new Refusal('voucher-minimum', { missing });
  throw new Refusal('voucher-store-minimum', { missing, store });
}
