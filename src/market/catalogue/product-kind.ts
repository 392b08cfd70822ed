// What products are to whoever saves them, and to those who hear of it.
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { touch } from '#db/touch.ts';
import { backHidden } from '#market/catalogue/facts-gate.ts';

/** What products are to `saveRow` and their history. */
export const PRODUCT = {
  noun: 'product',
  table: 'products',
  follows: ['shown', 'public', 'store_open', 'lacking'],
  restored: backHidden,
  cameBack: announceToOthers,
} as const;

/** What shows products, and what follows when they have changed. */
export async function announceToOthers(tx: Tx, ...ids: number[]): Promise<void> {
  await touch(tx, 'products', ...ids.map((id) => `product:${id}`));
  await record(tx, 'products-changed', { products: ids });
}
