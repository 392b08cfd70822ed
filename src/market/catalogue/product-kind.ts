// What saving a product means: its history, and what must be updated after a change.
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { touch } from '#db/touch.ts';
import { backHidden } from '#market/catalogue/facts-gate.ts';

/** How `saveRow` and the history treat products. */
export const PRODUCT = {
  noun: 'product',
  table: 'products',
  follows: ['shown', 'public', 'store_open', 'lacking'],
  restored: backHidden,
  cameBack: announceToOthers,
} as const;

/** Expires what shows these products, and queues what follows from their change. */
export async function announceToOthers(tx: Tx, ...ids: number[]): Promise<void> {
  await touch(tx, 'products', ...ids.map((id) => `product:${id}`));
  await record(tx, 'products-changed', { products: ids });
}
