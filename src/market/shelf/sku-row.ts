// A row with a SKU, its new price and stock, and what it changes in its variant.
import { minorOf } from '#base/currency.ts';
import type { Money } from '#base/money.ts';
import { inventoryRow, type InventorySetRow } from '#contract/seller-inventory.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** All prices of a variant: its own (0: none), and its product's, reduced or not. */
export type Prices = { own: Money; selling: Money; offered: Money | null };
/**
 * `price`, `prices` and `stock` null: unchanged. `prices` are brought back as they were. `stock` is
 * the new quantity, entered when it was `seen`.
 */
export type SkuRow = {
  sku: string;
  price: Money | null;
  prices: Prices | null;
  stock: number | null;
  seen: number | null;
};
/** Why a row was refused: `field` is the one at fault. */
export type Fault = { code: RefusalCode; field: string };
export type Sent = {
  sku?: unknown;
  price?: unknown;
  prices?: unknown;
  stock?: unknown;
  stock_seen?: unknown;
};

/** A variant with its prices and those of its product. `single`: the product has no options. */
export type Priced = Prices & { single: boolean; quantity: number };
/** The changes of a row: the variant's own price, the product's prices, more or fewer pieces. */
export type Step = {
  own: Money | null;
  product: Omit<Prices, 'own'> | null;
  pieces: number;
};
/** The outcome of a row; the message is added later. */
export type RowResult = Omit<InventorySetRow, 'message' | 'code'> & { code: RefusalCode | null };

/** SKUs are compared without case. */
export const skuKey = (sku: string): string => sku.toUpperCase();

/** Parses a row; returns a fault for a missing SKU, an invalid amount, and a price of 0. */
export function parseSkuRow(
  sent: Sent,
  { currency_exponent: exponent }: MarketSettings,
): SkuRow | Fault {
  const { success, data, error } = inventoryRow.safeParse(sent);
  if (!success) {
    const [issue] = error.issues;
    return {
      code: issue?.message === 'required' ? 'required' : 'invalid-input',
      field: issue?.path[0] === 'prices' ? 'price' : String(issue?.path[0] ?? 'sku'),
    };
  }
  const { sku, stock, stock_seen: seen } = data;
  const price = data.price === '' ? null : minorOf(data.price, exponent);
  if (data.price !== '' && !price) return { code: 'invalid-input', field: 'price' };
  const prices = data.prices ? pricesOf(data.prices, exponent) : null;
  if (data.prices && !prices) return { code: 'invalid-input', field: 'price' };
  return { sku, price, prices, stock: stock ?? null, seen: seen ?? null };
}

type SentPrices = { own: string; selling: string; offered: string };

/** Null if one of them is no amount, or the reduced price is not lower. */
function pricesOf(sent: SentPrices, exponent: number): Prices | null {
  const own = sent.own === '' ? 0 : minorOf(sent.own, exponent);
  const selling = minorOf(sent.selling, exponent);
  const offered = sent.offered === '' ? null : (minorOf(sent.offered, exponent) ?? 0);
  if (own === null || !selling) return null;
  return offered !== null && (offered <= 0 || offered >= selling)
    ? null
    : { own, selling, offered };
}

/** The price of a variant outside of flash sales. */
export const costs = ({ own, single, selling, offered }: Priced): Money =>
  own > 0 && !single ? own : (offered ?? selling);

/**
 * The changes that a row makes. Pieces sold since the stock was seen stay sold, and stock never
 * goes below zero. For a reduced product, a lower price becomes its reduced price, and a higher one
 * ends the reduction.
 */
export function stepOf({ price, prices, stock, seen }: SkuRow, now: Priced): Step {
  const pieces = stock === null ? 0 : Math.max(stock - (seen ?? now.quantity), -now.quantity);
  if (prices) return { ...backTo(prices, now), pieces };
  if (price === null || price === costs(now)) return { own: null, product: null, pieces };
  if (!now.single) return { own: price, product: null, pieces };
  const lower = now.offered !== null && price < now.selling;
  const product = lower
    ? { selling: now.selling, offered: price }
    : { selling: price, offered: null };
  return { own: null, product, pieces };
}

/** What brings prices back; those of a product with options are not a row's to change. */
function backTo({ own, selling, offered }: Prices, now: Priced): Omit<Step, 'pieces'> {
  if (!now.single) return { own: own === now.own ? null : own, product: null };
  const same = selling === now.selling && offered === now.offered;
  return { own: null, product: same ? null : { selling, offered } };
}
