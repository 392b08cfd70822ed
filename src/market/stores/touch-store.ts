import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { askToOpenProducts } from '#market/stores/open-products.ts';

/**
 * Touches everything that shows the store or a product of it, or did before: pages of lists know no single
 * product that is not on them.
 */
export async function touchStore(tx: Tx, id: number): Promise<void> {
  await askToOpenProducts(tx, id);
  const products = await tx
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', id)
    .where('published', '=', true)
    .execute();
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
