// The wish list: products that a customer wants to find again.
import { listPage } from '#base/list-page.ts';
import { pageSize } from '#contract/constants.ts';
import type { ListedProduct, ListedQuery } from '#contract/listed-product.ts';
import type { wishlistCalls } from '#contract/wishlist.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Db, Tx } from '#db/connect.ts';
import { readListed, toggleListed } from '#market/catalogue/customer-list.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import type { Customer } from '#market/settings/actor.ts';
import type { Reading } from '#market/settings/reading.ts';

/**
 * Adds a product to the wish list, or takes it off. Returns the wish, or null when it is off.
 * Refuses 'product-not-found', 'too-many-wishes'.
 */
export function toggleWish(
  tx: Tx,
  customer: Customer,
  product: number,
): Promise<ListedProduct | null> {
  return toggleListed(tx, 'wishes', customer, { product });
}

/** A page of a customer's wish list, without hidden products. Two queries. */
export async function readWishes(
  reading: Reading,
  customer: Customer,
  query: ListedQuery,
): Promise<OutputOf<typeof wishlistCalls.all>> {
  const { rows, total } = await readListed(reading, 'wishes', customer, query);
  const cards = new Map(
    (
      await readCards(
        reading,
        rows.map(({ product_id }) => product_id),
      )
    ).map((card) => [card.id, card]),
  );
  return listPage(
    rows.flatMap((row) => {
      const product = cards.get(row.product_id);
      return product ? [{ ...row, product }] : [];
    }),
    { page: query.page, size: pageSize.wishes, total, path: 'user/wishlist/all' },
  );
}

/** The id of a customer's wish for a product, or null. */
export async function findWish(
  db: Db,
  { accountId }: Customer,
  product: number,
): Promise<number | null> {
  return (
    (
      await db
        .selectFrom('wishes')
        .select('id')
        .where('account_id', '=', accountId)
        .where('product_id', '=', product)
        .executeTakeFirst()
    )?.id ?? null
  );
}
