import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import type { LineToOrder } from '#market/orders/order-lines.ts';

/**
 * Locks the stores of these lines until the order is written: closing one waits. Refuses
 * 'store-closed' where a store has closed just before, and 'product-not-found' where it is not open
 * for another reason: its products may not all be hidden yet.
 */
export async function holdOpenStores(tx: Tx, lines: LineToOrder[]): Promise<void> {
  const ids = [...new Set(lines.map(({ store_id }) => store_id))];
  const stores = await tx
    .selectFrom('stores')
    .select(['name', 'closed_at', sql<boolean>`is_store_open(stores)`.as('open')])
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute();
  const closed = stores.find(({ closed_at }) => closed_at !== null);
  if (closed) throw new Refusal('store-closed', { store: closed.name });
  if (stores.some(({ open }) => !open)) throw new Refusal('product-not-found');
}
