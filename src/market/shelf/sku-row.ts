// What somebody wants of a SKU, and what that changes of the variant that has it.
import { minorOf } from '#base/currency.ts';
import type { Money } from '#base/money.ts';
import { inventoryRow, type InventorySetRow } from '#contract/seller-inventory.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** `price` and `stock` null: as they are. `stock` is what it shall be, seen when it was `seen`. */
export type SkuRow = {
  sku: string;
  price: Money | null;
  stock: number | null;
  seen: number | null;
};
/** Why a row is not done: `field` is the one that it is about. */
export type Fault = { code: RefusalCode; field: string };
export type Sent = { sku?: unknown; price?: unknown; stock?: unknown; stock_seen?: unknown };

/** A variant as it is, with what its product costs. `single`: the product has no options. */
export type Priced = {
  own: Money;
  single: boolean;
  quantity: number;
  selling: Money;
  offered: Money | null;
};
/** The changes of a wish: the variant's own price, the product's prices, pieces more or fewer. */
export type Step = {
  own: Money | null;
  product: { selling: Money; offered: Money | null } | null;
  pieces: number;
};
/** What became of a row, before it is put into words. */
export type Fate = Omit<InventorySetRow, 'message' | 'code'> & { code: RefusalCode | null };

/** SKUs are the same in letters of either size. */
export const skuKey = (sku: string): string => sku.toUpperCase();

/** Reads a row; refuses by a fault what cannot be: no SKU, an amount that is none, a price of 0. */
export function parseSkuRow(
  sent: Sent,
  { currency_exponent: exponent }: MarketSettings,
): SkuRow | Fault {
  const { success, data, error } = inventoryRow.safeParse(sent);
  if (!success) {
    const [issue] = error.issues;
    return {
      code: issue?.message === 'required' ? 'required' : 'invalid-input',
      field: String(issue?.path[0] ?? 'sku'),
    };
  }
  const { sku, stock, stock_seen: seen } = data;
  const price = data.price === '' ? null : minorOf(data.price, exponent);
  if (data.price !== '' && !price) return { code: 'invalid-input', field: 'price' };
  return { sku, price, stock: stock ?? null, seen: seen ?? null };
}

/** What a variant costs outside a flash sale. */
export const costs = ({ own, single, selling, offered }: Priced): Money =>
  own > 0 && !single ? own : (offered ?? selling);

/**
 * What a wish changes. Pieces that were sold since they were seen stay sold, and never more go than
 * there are. A lower price of a product that has an offer is its offer, a higher one ends that.
 */
export function stepOf({ price, stock, seen }: SkuRow, now: Priced): Step {
  const pieces = stock === null ? 0 : Math.max(stock - (seen ?? now.quantity), -now.quantity);
  if (price === null || price === costs(now)) return { own: null, product: null, pieces };
  if (!now.single) return { own: price, product: null, pieces };
  const lower = now.offered !== null && price < now.selling;
  const product = lower
    ? { selling: now.selling, offered: price }
    : { selling: price, offered: null };
  return { own: null, product, pieces };
}
