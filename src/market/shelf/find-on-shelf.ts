import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '#db/connect.ts';
import { findProducts } from '#market/catalogue/find-products.ts';
import { likeText } from '#market/edits/listing.ts';

/** The condition for rows of a shelf, and whether it uses the product `p`. */
type Found = { condition: RawBuilder<SqlBool>; reads: boolean };

/** How many new products a search by words considers. */
const MOST_NEW = 1000;

/**
 * Finds rows of a shelf by words, the beginning of a SKU, or an id: products of a store as
 * `findProducts` does, and new ones by their titles and SKUs.
 */
export async function findOnShelf(db: Db, store: number, q: string): Promise<Found> {
  const news = await findNew(db, store, q);
  const found = await findProducts(db, q, store);
  if ('few' in found)
    return {
      condition: sql<SqlBool>`t.id = any(${[...found.few, ...news]}::int[])`,
      reads: false,
    };
  return { condition: sql<SqlBool>`(t.id = any(${news}::int[]) or ${found.many})`, reads: true };
}

async function findNew(db: Db, store: number, q: string): Promise<number[]> {
  const like = likeText(q);
  const { rows } = await sql<{ id: number }>`
    select -id as id
    from product_proposals
    where store_id = ${store} and state in ('draft', 'sent', 'refused') and product_id is null
      and (
        exists (select from jsonb_each_text(proposed -> 'title') said where said.value ilike ${like})
        or exists (
          select from jsonb_array_elements(proposed -> 'variants') v where v ->> 'sku' ilike ${like}
        )
      )
    limit ${MOST_NEW}
  `.execute(db);
  return rows.map(({ id }) => id);
}
