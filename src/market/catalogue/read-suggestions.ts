import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { listPage, type ListPage } from '#base/list-page.ts';
import { pageSize } from '#contract/constants.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { onePlan } from '#db/prepared.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';

type Product = { id: number; category_id: number; brand_id: number | null; near: number[] };
/**
 * The most products that are suggested (70), the most best-sellers to look at, and how many each
 * neighbouring category offers, so that all of them together offer enough.
 */
const MOST = 70;
const MOST_POPULAR = 500;
const OFFERED_BESIDE = 4 * MOST;
const LEAST_OF_EACH = 5;
/** How long an answer is valid: new products and new orders change it. */
const HOLDS_MS = 3_600_000;

/**
 * Other products to show beside one: those most similar to it, and those bought together with it,
 * both filled up from its wider category; at most `MOST` of each, none sold out. Refuses
 * 'product-not-found'.
 */
export async function readSuggestions(
  reading: Reading,
  id: number,
  page: number,
): Promise<{ suggestion_1: ListPage<ProductCard>; suggestion_2: ListPage<ProductCard> }> {
  const product = await readProduct(reading, id);
  if (!product) throw new Refusal('product-not-found');
  const [first, second] = await Promise.all([
    readAlike(reading, product),
    readBoughtTogether(reading, product),
  ]);
  const size = pageSize.suggestions;
  const shown = (ids: number[]) => ids.slice((page - 1) * size, page * size);
  const cards = new Map(
    (await readCards(reading, [...new Set([...shown(first), ...shown(second)])])).map((card) => [
      card.id,
      card,
    ]),
  );
  const pageOf = (ids: number[]) =>
    listPage(
      shown(ids).flatMap((found) => cards.get(found) ?? []),
      { page, size, total: ids.length, path: `suggested-products/${id}` },
    );
  return { suggestion_1: pageOf(first), suggestion_2: pageOf(second) };
}

/**
 * The product, with the categories in the same part of the tree. The answer depends on the products
 * shown and expires after a while; if it depended on all products, each new one would expire every
 * page.
 */
async function readProduct(reading: Reading, id: number): Promise<Product | undefined> {
  const { rows } = await sql<Product>`
    select p.id, p.category_id, p.brand_id, array(
      select near.id from categories near where near.path && c.path
    ) as near
    from product_facts p
    join categories c on c.id = p.category_id
    where p.id = ${id} and p.public
  `.execute(reading.db);
  dependOn(reading, 'every-product', `product:${id}`);
  holdUntil(reading, new Date(reading.now.getTime() + HOLDS_MS));
  return rows[0];
}

/**
 * Similar products as far as the job has found them (learn-alike.ts); then those of its category
 * and brand, of its category, and of near categories.
 */
async function readAlike(reading: Reading, product: Product): Promise<number[]> {
  const { id, category_id, brand_id, near } = product;
  const best = sql`order by p.rating desc, p.id desc limit ${MOST + 1}`;
  const narrow = [
    sql`
      select p.id, -alike.place as key
      from alike_products a
      cross join lateral unnest(a.others) with ordinality alike (id, place)
      join product_facts p on p.id = alike.id
      where a.product_id = ${id} and p.public and p.in_stock
    `,
    sql`
      select p.id, p.rating as key from product_facts p
      where p.public and p.in_stock and p.brand_id = ${brand_id} and p.category_id = ${category_id}
      ${best}
    `,
    sql`
      select p.id, p.rating as key from product_facts p
      where p.public and p.in_stock and p.category_id = ${category_id}
      ${best}
    `,
  ];
  const wide = [
    sql`
      select p.id, p.key from unnest(${near}::int[]) near (id)
      cross join lateral (
        select p.id, p.rating as key from product_facts p
        where p.public and p.in_stock and p.category_id = near.id
        ${best}
      ) p
    `,
    sql`select p.id, p.rating as key from product_facts p where p.public and p.in_stock ${best}`,
  ];
  return readPlaces(reading, product, narrow, wide);
}

/**
 * Products bought together with it (learn-bought.ts), best first, then best-sellers of near
 * categories.
 */
async function readBoughtTogether(reading: Reading, product: Product): Promise<number[]> {
  const { id, category_id, near } = product;
  const beside = near.filter((one) => one !== category_id);
  const ofEach = Math.max(LEAST_OF_EACH, Math.ceil(OFFERED_BESIDE / (beside.length || 1)));
  const narrow = [
    sql`
      select p.id, -bought.place as key
      from bought_together b
      cross join lateral unnest(b.others) with ordinality bought (id, place)
      join product_facts p on p.id = bought.id
      where b.product_id = ${id} and p.public and p.in_stock
    `,
  ];
  const wide = [
    sql`
      select p.id, p.key from unnest(${beside}::int[]) near (id)
      cross join lateral (
        select p.id, p.sold as key from product_facts p
        where p.public and p.in_stock and p.category_id = near.id
        order by p.sold desc, p.id desc limit ${Math.min(MOST, ofEach)}
      ) p
    `,
    sql`
      select p.id, p.sold as key
      from (
        select id, category_id, sold from product_facts p
        where p.public and p.in_stock
        order by p.in_stock desc, p.sold desc, p.id desc limit ${MOST_POPULAR}
      ) p
      where p.category_id <> ${category_id}
    `,
  ];
  return readPlaces(reading, product, narrow, wide);
}

/**
 * Joins several sources in order, each a statement with `id` and `key`. The wide ones run only when
 * the narrow ones give too few.
 */
async function readPlaces(
  { db }: Reading,
  { id }: Product,
  narrow: RawBuilder<unknown>[],
  wide: RawBuilder<unknown>[],
): Promise<number[]> {
  const placed = (places: RawBuilder<unknown>[], first: number) =>
    sql.join(
      places.map(
        (found, at) => sql`(select id, key, ${first + at}::int as place from (${found}) p)`,
      ),
      sql` union all `,
    );
  const { rows } = await sql<{ id: number }>`
    with ${onePlan} narrow as materialized (
      select id, key, place from (${placed(narrow, 0)}) found where id <> ${id}
    ),
    wide as (
      select id, key, place
      from (${placed(wide, narrow.length)}) found
      where id <> ${id} and (select count(distinct id) from narrow) < ${MOST}
    )
    select id
    from (
      select distinct on (id) id, place, key
      from (select * from narrow union all select * from wide) found
      order by id, place
    ) found
    order by place, key desc, id desc
    limit ${MOST}
  `.execute(db);
  return rows.map((row) => row.id);
}
