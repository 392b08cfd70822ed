// Which products somebody means who types words, the beginning of a SKU, or an id.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '#db/connect.ts';
import { readMeant, saysMeant } from '#market/catalogue/lexicon.ts';

/** So far products that were looked for are counted: with a common word there are very many. */
export const FOUND = 1000;
/** How many products a SKU can lead to. */
const MOST_BY_SKU = 200;

/** The products `p` with these words, or with such a SKU or id. */
export async function findProducts(db: Db, q: string): Promise<RawBuilder<SqlBool>> {
  const codes = await byCode(db, q);
  const says = saysMeant(await readMeant(db, q));
  return codes.length ? sql<SqlBool>`(${says} or p.id = any(${codes}::int[]))` : says;
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
