// A voucher: what it takes off, for whom and until when.
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
  /** The store whose goods alone it counts for; null: for all. */
  storeName: string | null;
  startAt: Date;
  endAt: Date;
  usageLimit: number;
  limitPerCustomer: number;
  used: number;
};

/**
 * Refuses a voucher that this shopper, who has used it `ownUses` times, can not use at this moment:
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
 * Refuses a voucher whose goods in the cart come to `spend`, in minor units, and do not reach what
 * it asks for: 'voucher-other-store', 'voucher-store-minimum' and 'voucher-minimum', with what is
 * missing.
 */
export function refuseSpend(voucher: Voucher, spend: Money, market: MarketSettings): never {
  const store = voucher.storeName;
  if (spend === 0 && store !== null) throw new Refusal('voucher-other-store', { store });
  const short = Math.max(voucher.minSpend - spend, 1);
  const missing = priceText(toDecimal(short, market.currency_exponent), market);
  if (store === null) throw new Refusal('voucher-minimum', { missing });
  throw new Refusal('voucher-store-minimum', { missing, store });
}
