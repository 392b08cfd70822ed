// Finds orders by a part of a code, a name, a phone number or a product.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { foldedWords } from '#base/fold.ts';
import { searchWords } from '#base/search-words.ts';
import type { Db } from '#db/connect.ts';
import { newestWith } from '#market/catalogue/lexicon.ts';
import { likeText, saysWord } from '#market/edits/listing.ts';

/** How many products of a name are considered. */
const MOST_PRODUCTS = 10;

/** How far the orders found by words are counted. */
export const FOUND = 1000;

type Condition = RawBuilder<SqlBool>;
/**
 * Conditions on order `t`. `all`: of each that is found. `newest`: of the newest of them, one more
 * than are counted, and their `ids`. `walkCondition`: for a walk order by order, where so many are
 * found (`about`) that walking to the first is quicker than gathering all. `every`: a statement of
 * all their ids.
 */
export type FoundOrders = {
  all: Condition;
  every: RawBuilder<unknown>;
  newest: Condition;
  ids: number[];
  about: number;
  walkCondition?: Condition;
};

/**
 * Finds orders that have every word of `q` among their code and their buyer's name, e-mail and
 * phone; or a parcel with that tracking number, or a product of that name or SKU. The first `reach`
 * of them will be shown.
 */
export async function findOrders(db: Db, q: string, reach: number): Promise<FoundOrders> {
  const ways = await waysTo(db, q);
  const { rows } = await sql<{ id: number; whole: number }>`
    select id, (select greatest(reltuples, 1) from pg_class where oid = 'orders'::regclass)
      as whole
    from (${sql.join(ways.found(FOUND + 1), sql` union `)}) found (id)
    order by id desc
    limit ${FOUND + 1}
  `.execute(db);
  const [first] = rows;
  const last = rows.at(-1);
  const ids = rows.map(({ id }) => id);
  const newest = sql<SqlBool>`t.id = any(${ids}::int[])`;
  if (!first || !last || rows.length <= FOUND)
    return {
      all: newest,
      every: sql`select unnest(${ids}::int[])`,
      newest,
      ids,
      about: ids.length,
    };
  // how many of all are found, by how far back the newest of them go
  const share = rows.length / (first.id - last.id + 1);
  const isOften = reach / share < first.whole * share;
  const about = Math.round(first.whole * share);
  const { every } = ways;
  return {
    all: isOneOf(every),
    every,
    newest,
    ids,
    about,
    ...(isOften && { walkCondition: ways.walkCondition }),
  };
}

const isOneOf = (ids: RawBuilder<unknown>): Condition => sql<SqlBool>`t.id in (${ids})`;

/** The query for the ids of all orders found, for an export. */
export const ordersFoundBy = async (db: Db, q: string): Promise<RawBuilder<unknown>> =>
  (await waysTo(db, q)).every;

/** The words of order `t`, for the eye of one who walks: no index has them so. */
const NO_INDEX = sql`(t.search_text || '')`;

/** The queries that find orders, each by ids: the newest, or all; like `FoundOrders`. */
async function waysTo(db: Db, q: string) {
  const words = searchWords(q);
  const products = await productsNamed(db, q);
  const tracked = sql`(
    select order_id from parcels
    where tracking_number <> '' and lower(tracking_number) like ${likeText(q.toLowerCase())}
  )`;
  const newest = (id: string, most: number | null) =>
    most === null ? sql`` : sql`order by ${sql.raw(id)} desc limit ${most}`;
  const elsewhere = (most: number | null) => [
    tracked,
    ...products.map(
      (id) => sql`(
        select order_id from order_lines
        where product_id = ${id}
        ${newest('order_id', most)}
      )`,
    ),
  ];
  const says = (text: RawBuilder<unknown>) =>
    sql.join(
      words.map((word) => saysInOrder(text, word)),
      sql` and `,
    );
  const own = (most: number | null) => sql`(
    select id from orders where ${says(sql`search_text`)} ${newest('id', most)}
  )`;
  const conditions = words.length ? [sql`(${says(NO_INDEX)})`] : [];
  const found = (most: number | null) => [...(words.length ? [own(most)] : []), ...elsewhere(most)];
  return {
    found,
    every: sql.join(found(null), sql` union `),
    walkCondition: sql<SqlBool>`(${sql.join(
      [...conditions, sql`t.id = any(array(${sql.join(elsewhere(null), sql` union `)}))`],
      sql` or `,
    )})`,
  };
}

/**
 * An e-mail address is found by the index of its first part, as many share the rest, and then
 * compared whole.
 */
function saysInOrder(text: RawBuilder<unknown>, word: string): Condition {
  const [first = '', ...rest] = word.split('@');
  return rest.length > 0 && first.length > 2
    ? sql<SqlBool>`(${saysWord(text, first)} and (${text} || '') like ${likeText(word)})`
    : saysWord(text, word);
}

/** Words that may name a product: not the two letters of somebody’s initials. */
const longWords = (q: string): string =>
  foldedWords(q)
    .filter((word) => word.length > 2)
    .join(' ');

async function productsNamed(db: Db, q: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from inventories
    where upper(sku) like ${likeText(q.toUpperCase()).slice(1)} and sku <> ''
    limit ${MOST_PRODUCTS}
  `.execute(db);
  const bySku = rows.map(({ id }) => id);
  const named = await newestWith(db, longWords(q), MOST_PRODUCTS);
  return [...new Set([...bySku, ...named])].slice(0, MOST_PRODUCTS);
}
