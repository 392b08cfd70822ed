// Which products somebody means who types words, the beginning of a SKU, or an id.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '#db/connect.ts';
import { findSaid, isSaid } from '#market/catalogue/lexicon.ts';

/** How many products a SKU can lead to. */
const MOST_BY_SKU = 200;

/**
 * The products with these words, or with such a SKU or id: few by their ids; of many, a condition on
 * product `p`.
 */
export async function findProducts(
  db: Db,
  q: string,
): Promise<{ few: number[] } | { many: RawBuilder<SqlBool> }> {
  const codes = await byCode(db, q);
  const said = await findSaid(db, q);
  if ('ids' in said) return { few: [...codes, ...said.ids] };
  const says = isSaid(said);
  return { many: codes.length ? sql<SqlBool>`(${says} or p.id = any(${codes}::int[]))` : says };
}

async function byCode(db: Db, q: string): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id
    from inventories
    where upper(sku) like ${`${q.replace(/[\\%_]/g, String.raw`\$&`).toUpperCase()}%`}
    limit ${MOST_BY_SKU}
  `.execute(db);
  const ids = rows.map(({ product_id }) => product_id);
  return /^\d{1,9}$/.test(q) ? [...ids, Number(q)] : ids;
}
