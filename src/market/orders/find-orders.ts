// Which orders somebody means who types a part of a code, a name, a phone number, a product.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fold } from '#base/fold.ts';
import { searchWords } from '#base/search-words.ts';
import type { Db } from '#db/connect.ts';
import { newestSaying } from '#market/catalogue/products-saying.ts';
import { likeText, saysWord } from '#market/edits/listing.ts';

/** So many products of a name are looked for. */
const MOST_PRODUCTS = 10;

/**
 * Orders `t` that have every word of `q` among their code and their buyer's name, e-mail and phone;
 * or a parcel with that tracking number, or a product of that name or SKU. `most`: the newest of
 * them are enough, so many found in each way; null: all.
 */
export async function ordersFoundBy(
  db: Db,
  q: string,
  most: number | null,
): Promise<RawBuilder<SqlBool>> {
  const words = searchWords(q);
  const newest = (id: string) =>
    most === null ? sql`` : sql`order by ${sql.raw(id)} desc limit ${most}`;
  const own = words.length
    ? [
        sql`(
        select id from orders
        where ${sql.join(words.map(saysInOrder), sql` and `)}
        ${newest('id')}
      )`,
      ]
    : [];
  const products = await productsNamed(db, q);
  const sold = products.map(
    (id) => sql`(
      select order_id from order_lines where product_id = ${id} ${newest('order_id')}
    )`,
  );
  const tracked = sql`(
    select order_id from parcels
    where tracking_number <> '' and lower(tracking_number) like ${likeText(q.toLowerCase())}
  )`;
  const found = sql.join([...own, tracked, ...sold], sql` union `);
  return sql<SqlBool>`t.id in (select id from (${found}) found (id) ${newest('id')})`;
}

/**
 * An e-mail address is found by the index of its first part, as many share the rest, and then
 * compared whole.
 */
function saysInOrder(word: string): RawBuilder<SqlBool> {
  const [first = '', ...rest] = word.split('@');
  return rest.length > 0 && first.length > 2
    ? sql<SqlBool>`(${saysWord(sql`search_text`, first)}
        and (search_text || '') like ${likeText(word)})`
    : saysWord(sql`search_text`, word);
}

async function productsNamed(db: Db, q: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from inventories
    where upper(sku) like ${likeText(q.toUpperCase()).slice(1)} and sku <> ''
    limit ${MOST_PRODUCTS}
  `.execute(db);
  const bySku = rows.map(({ id }) => id);
  const words = fold(q)
    .split(' ')
    .filter((word) => word.length > 2);
  const named = words.length ? await newestSaying(db, words, MOST_PRODUCTS) : [];
  return [...new Set([...bySku, ...named])].slice(0, MOST_PRODUCTS);
}
