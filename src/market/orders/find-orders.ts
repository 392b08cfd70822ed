// Which orders somebody means who types a part of a code, a name, a phone number, a product.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fold } from '#base/fold.ts';
import { searchWords } from '#base/search-words.ts';
import type { Db } from '#db/connect.ts';
import { likeText, saysWord } from '#market/edits/listing.ts';

/** So many products, and of each so many orders, the newest: more than any count goes to. */
const MOST_PRODUCTS = 10;
const MOST_OF_EACH = 10_001;

/**
 * Orders `t` that have every word of `q` among their code and their buyer's name, e-mail and phone;
 * or a parcel with that tracking number, or a product of that name or SKU.
 */
export async function ordersFoundBy(db: Db, q: string): Promise<RawBuilder<SqlBool>> {
  const words = searchWords(q);
  const own = words.length
    ? [
        sql`select id from orders where ${sql.join(
          words.map((word) => saysWord(sql`search_text`, word)),
          sql` and `,
        )}`,
      ]
    : [];
  const products = await productsNamed(db, q);
  const sold = products.map(
    (id) => sql`(
      select order_id from order_lines where product_id = ${id}
      order by order_id desc limit ${MOST_OF_EACH}
    )`,
  );
  const tracked = sql`
    select order_id from parcels
    where tracking_number <> '' and lower(tracking_number) like ${likeText(q.toLowerCase())}
  `;
  // of one's own words alone, the newest are found by walking; a union is made before it is sorted
  return sql<SqlBool>`t.id in (${sql.join([...own, tracked, ...sold], sql` union `)})`;
}

async function productsNamed(db: Db, q: string): Promise<number[]> {
  const words = fold(q)
    .split(' ')
    .filter((word) => word.length > 2);
  const named = words.length
    ? sql`select id from products
        where ${sql.join(
          words.map((word) => sql`folded like ${`%${word}%`}`),
          sql` and `,
        )}
        limit ${MOST_PRODUCTS}`
    : sql`select id from products where false`;
  const { rows } = await sql<{ id: number }>`
    select product_id as id from inventories
    where upper(sku) like ${likeText(q.toUpperCase()).slice(1)} and sku <> ''
    union
    (${named})
    limit ${MOST_PRODUCTS}
  `.execute(db);
  return rows.map(({ id }) => id);
}
