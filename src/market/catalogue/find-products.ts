// Which products somebody means who types words, the beginning of a SKU, or an id.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fold } from '#base/fold.ts';
import type { Db } from '#db/connect.ts';
import { productsSaying } from '#market/catalogue/products-saying.ts';

/** So far products that were looked for are counted: with a common word there are very many. */
export const FOUND = 1000;
/** How many products a SKU can lead to. */
const MOST_BY_SKU = 200;

/** Conditions on product `t`, or `p` as it is written: of few, of many row by row. */
type FoundProducts = { where: RawBuilder<SqlBool>; often?: RawBuilder<SqlBool> };

/**
 * The products with these words, or with such a SKU or id. The first `reach` of them will be shown:
 * few are told by their ids; many are looked for in the order in which they are shown, unless so
 * few say the words that gathering all takes less.
 */
export async function findProducts(db: Db, q: string, reach: number): Promise<FoundProducts> {
  const codes = await byCode(db, q);
  const ids = (found: number[]) => sql<SqlBool>`t.id = any(${[...codes, ...found]}::int[])`;
  const words = fold(q).split(' ').filter(Boolean);
  if (words.length === 0) return { where: ids([]) };
  const { find, look, share: said } = await productsSaying(db, words);
  const first = await firstOf(db, find);
  if (first.ids.length <= FOUND) return { where: ids(first.ids) };
  // what was found by its index was found from the first page of the table on
  const share = find === look ? said : first.share;
  if (first.all * share < reach / share) return { where: ids(await allOf(db, find)) };
  const or = (says: RawBuilder<SqlBool>) =>
    codes.length ? sql<SqlBool>`(${says} or p.id = any(${codes}::int[]))` : says;
  return { where: or(find), often: or(look) };
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

/**
 * The first that are found, one more than are counted; and which share of all that is, by how far
 * into the table they went.
 */
async function firstOf(
  db: Db,
  find: RawBuilder<SqlBool>,
): Promise<{ ids: number[]; share: number; all: number }> {
  const { rows } = await sql<{ ids: number[]; share: number; all: number }>`
    select coalesce(array_agg(first.id), '{}') as ids, whole.rows as all,
      count(first.id) * whole.pages / (coalesce(max(first.page), 0) + 1) / whole.rows as share
    from (
      select greatest(relpages, 1)::float8 as pages, greatest(reltuples, 1)::float8 as rows
      from pg_class where oid = 'products'::regclass
    ) whole
    left join (
      select p.id, (p.ctid::text::point)[0] as page from products p where ${find} limit ${FOUND + 1}
    ) first on true
    group by whole.pages, whole.rows
  `.execute(db);
  const [first] = rows;
  if (!first) throw new Error('A table has its statistics.');
  return { ...first, ids: first.ids.filter((id) => id !== null) };
}

async function allOf(db: Db, find: RawBuilder<SqlBool>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select p.id from products p where ${find}`.execute(db);
  return rows.map(({ id }) => id);
}
