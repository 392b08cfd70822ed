import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { askToOpenProducts } from '#market/stores/open-products.ts';

/**
 * Expires everything that shows the store or its products, now or before; pages of lists do not
 * know which products are missing on them. Products that are updated later are expired then.
 */
export async function touchStore(tx: Tx, id: number): Promise<void> {
  await askToOpenProducts(tx, id);
  const { rows: products } = await sql<{ id: number }>`
    select p.id
    from stores s
    join products p on p.store_id = s.id and p.store_open = is_store_open(s)
    where s.id = ${id} and p.published
  `.execute(tx);
  await touch(
    tx,
    'stores',
    `store:${id}`,
    'products',
    'collections',
    'flash-sales',
    ...products.map((product) => `product:${product.id}`),
  );
}
