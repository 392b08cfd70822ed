// Archives or brings back many products, each in a transaction of its own.
import { Refusal } from '#base/refusal.ts';
import type { Db, Tx } from '#db/connect.ts';
import type { Seller } from '#market/settings/actor.ts';
import { archiveProduct } from '#market/shelf/archive-product.ts';

/** A connection to read with, and a function that runs work in a transaction. */
export type Doors = { db: Db; write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> };
type Archived = { id: number; refusal: Refusal | null };

/**
 * Archives products of the seller's store, or brings them back, in the given order. Refuses all
 * with 'product-not-found' if one is not the store's; other refusals are returned for single
 * products.
 */
export async function archiveProducts(
  { db, write }: Doors,
  by: Seller,
  { ids, archived }: { ids: number[]; archived: boolean },
  now: Date,
): Promise<Archived[]> {
  const own = await db
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', by.storeId)
    .where('id', 'in', [0, ...ids])
    .execute();
  if (own.length < ids.length) throw new Refusal('product-not-found');
  const done: Archived[] = [];
  for (const id of ids) {
    const work = write((tx) => archiveProduct(tx, by, { id, archived }, now));
    done.push({ id, refusal: await work.then(() => null, refusalOf) });
  }
  return done;
}

function refusalOf(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem;
  throw problem;
}
