// Finds products by words, by the beginning of a SKU, or by id.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '#db/connect.ts';
import { findParts, isPart } from '#market/catalogue/lexicon.ts';
import { likeStart } from '#market/edits/listing.ts';

/** A small result as ids; a large one as a condition on the product `p`. */
export type Found = { few: number[] } | { many: RawBuilder<SqlBool> };

/**
 * Up to this many products of one store are returned as ids; beyond that, the store's list is
 * walked.
 */
const FEW_OF_STORE = 1000;
/** The most products that a SKU search returns. */
const MOST_BY_SKU = 200;

/**
 * The products with these words, SKU or id: a small result as ids, a large one as a condition on
 * the product `p`. With `store`, only that store's products; words that are common in the market
 * may still give a small result there.
 */
export async function findProducts(db: Db, q: string, store: number | null = null): Promise<Found> {
  const codes = await byCode(db, q, store);
  const said = await findParts(db, q);
  if ('ids' in said) return { few: [...codes, ...said.ids] };
  const says = isPart(said);
  const few = store === null ? null : await fewOf(db, store, says);
  if (few) return { few: [...codes, ...few] };
  return { many: codes.length ? sql<SqlBool>`(${says} or p.id = any(${codes}::int[]))` : says };
}

/** The matching products of a store, or null if they are too many. */
async function fewOf(db: Db, store: number, fit: RawBuilder<SqlBool>): Promise<number[] | null> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where p.store_id = ${store} and ${fit} limit ${FEW_OF_STORE + 1}
  `.execute(db);
  return rows.length > FEW_OF_STORE ? null : rows.map(({ id }) => id);
}

async function byCode(db: Db, q: string, store: number | null): Promise<number[]> {
  const ofStore =
    store === null
      ? sql``
      : sql`and product_id in (select id from product_facts where store_id = ${store})`;
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id
    from inventories
    where upper(sku) like ${likeStart(q.toUpperCase())} ${ofStore}
    limit ${MOST_BY_SKU}
  `.execute(db);
  const ids = rows.map(({ product_id }) => product_id);
  return /^\d{1,9}$/.test(q) ? [...ids, Number(q)] : ids;
}
