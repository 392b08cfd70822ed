// A cart: the items that a shopper intends to buy, one line per variant.
import { Refusal } from '#base/refusal.ts';

export const MOST_LINES = 100;
export const MOST_OF_ONE = 10_000;

/**
 * Returns the quantity if a line may have it; refuses 'minimum-quantity', 'out-of-stock',
 * 'not-enough-stock', 'maximum-quantity'.
 */
export function allowedQuantity(quantity: number, stock: number): number {
  if (quantity < 1) throw new Refusal('minimum-quantity');
  if (stock < 1) throw new Refusal('out-of-stock');
  if (quantity > stock) throw new Refusal('not-enough-stock', { stock });
  if (quantity > MOST_OF_ONE) throw new Refusal('maximum-quantity');
  return quantity;
}
