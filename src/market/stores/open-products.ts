import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { touch } from '#db/touch.ts';

const AT_ONCE = 500;

/**
 * Takes products of a store that is no longer open out of the shop, or puts them back; returns how
 * many, so that the caller can repeat it, in another transaction, until none are left.
 */
export async function openProducts(tx: Tx, store: number): Promise<number> {
  const { rows: found } = await sql<{ open: boolean }>`
    select is_store_open(s) as open from stores s where s.id = ${store} for share
  `.execute(tx);
  const [own] = found;
  if (!own) return 0;
  const { rows } = await sql<{ id: number }>`
    update products
    set store_open = ${own.open}
    where id in (
      select id from products
      where store_id = ${store} and store_open = ${!own.open}
      order by id
      limit ${AT_ONCE}
    )
    returning id
  `.execute(tx);
  const tags = rows.map(({ id }) => `product:${id}`);
  if (rows.length > 0) await touch(tx, 'products', 'collections', 'flash-sales', ...tags);
  return rows.length;
}

/** Queues that if some of its products are not up to date with their store. */
export async function askToOpenProducts(tx: Tx, store: number): Promise<void> {
  const { rows } = await sql`
    select from stores s
    join products p on p.store_id = s.id and p.store_open = not is_store_open(s)
    where s.id = ${store}
    limit 1
  `.execute(tx);
  if (rows.length > 0)
    await enqueue(tx, 'open-products', { store }, { key: `open-products:${store}` });
}
