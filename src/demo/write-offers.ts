import type { Tx } from '#db/connect.ts';
import { idOf } from '#demo/ids.ts';
import type { Demo } from '#demo/shape.ts';
import type { Written } from '#demo/write-products.ts';

const ON_SALE = 24;

/** Collections, and a flash sale that renews itself every day, so that one runs at any hour. */
export async function writeOffers(
  tx: Tx,
  { theme, market }: Demo,
  products: Written[],
): Promise<void> {
  const ids = new Map(products.map(({ slug, id }) => [slug, id]));
  // a home page is for choosing, not for everything
  const chosen = theme.collections.filter((_, at) => at % 3 === 0);
  for (const [position, { slug, title, products: own }] of chosen.entries()) {
    const { id } = await tx
      .insertInto('collections')
      .values({ slug, title: JSON.stringify(title), position })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('collection_products')
      .values(
        own.map((product, at) => ({
          collection_id: id,
          product_id: idOf(ids, product),
          position: at,
        })),
      )
      .execute();
  }
  const start = new Date();
  const end = new Date(start.getTime() + 86_400_000);
  const sale = await tx
    .insertInto('flash_sales')
    .values({ title: JSON.stringify(market.flashSale), start_at: start, end_at: end, renews: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const step = Math.max(1, Math.floor(products.length / ON_SALE));
  const reduced = products.filter(
    ({ inventories, shown }, at) => at % step === 0 && inventories.length && shown >= 500,
  );
  await tx
    .insertInto('flash_sale_products')
    .values(
      reduced.map(({ id, shown }, position) => ({
        flash_sale_id: sale.id,
        product_id: id,
        price: Math.round(shown * 0.0075) * 100 - 1,
        quota: 20 + (position % 5) * 15,
        sold: (position * 7) % 19,
        position,
      })),
    )
    .execute();
}
