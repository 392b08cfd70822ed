// Which products somebody means who types words, the beginning of a SKU, or an id.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '#db/connect.ts';
import { findParts, isPart } from '#market/catalogue/lexicon.ts';
import { likeStart } from '#market/edits/listing.ts';

/** Few by their ids; of many, a condition on product `p`. */
export type Found = { few: number[] } | { many: RawBuilder<SqlBool> };

/** So many of one store are known by their ids: of more, its list is walked. */
const FEW_OF_STORE = 1000;
/** How many products a SKU can lead to. */
const MOST_BY_SKU = 200;

/**
 * The products with these words, or with such a SKU or id: few by their ids; of many, a condition
 * on product `p`. Of one `store`, its own alone are looked for: what many of the market say, few of
 * them may.
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

/** The products of a store that fit, if they are few. */
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
