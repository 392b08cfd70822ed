import type { Tx } from '#db/connect.ts';
import { idOf } from '#demo/ids.ts';
import type { Demo } from '#demo/shape.ts';
import type { Written } from '#demo/write-products.ts';

const ON_SALE = 24;
const DAY_MS = 86_400_000;

/**
 * Creates collections, a flash sale that renews itself daily, so that one runs at any hour, and
 * another for stores to enter products in.
 */
export async function writeOffers(
  tx: Tx,
  { theme, market }: Demo,
  products: Written[],
): Promise<void> {
  const ids = new Map(products.map(({ slug, id }) => [slug, id]));
  // a home page should offer a choice rather than everything
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
  const end = new Date(start.getTime() + DAY_MS);
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
  await writeOpenSale(tx, market.openSale, start);
}

/** A flash sale that stores can propose products for. */
async function writeOpenSale(
  tx: Tx,
  { title, terms }: Demo['market']['openSale'],
  now: Date,
): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  await tx
    .insertInto('flash_sales')
    .values({
      title: JSON.stringify(title),
      enrol_until: inDays(30),
      start_at: inDays(35),
      end_at: inDays(42),
      min_percent: 15,
      per_store: 5,
      terms: JSON.stringify(terms),
    })
    .execute();
}
