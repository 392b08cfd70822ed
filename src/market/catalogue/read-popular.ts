import { sql } from 'kysely';
import type { ProductCard } from '#contract/product-card.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';

/** How long a list is valid: popularity changes with every order. */
const HOLDS_MS = 600_000;
/** With fewer products than this, a country's list says too little. */
const FEWEST = 6;

/**
 * Popular products that can be bought (count-popular.ts): of the country, then of the market, then
 * the best sold of all time, then the newest. Two queries.
 */
export async function readPopular(
  reading: Reading,
  most: number,
  country = '',
): Promise<ProductCard[]> {
  const { rows } = await sql<{ id: number }>`
    select id
    from (
      select distinct on (id) id, list, place
      from (
        select popular.id, case when p.country = '' then 2 else 1 end as list, popular.place
        from popular_products p
        cross join lateral unnest(p.products) with ordinality popular (id, place)
        join product_facts f on f.id = popular.id and f.public and f.in_stock
        where p.country in ('', ${country})
        union all
        select id, 3, row_number() over (order by sold desc, id desc)
        from (
          select id, sold from product_facts where public and in_stock
          order by sold desc, id desc limit ${most}
        ) best
      ) found
      order by id, list
    ) found
    order by list, place
    limit ${most}
  `.execute(reading.db);
  dependOn(reading, 'every-product');
  holdUntil(reading, new Date(reading.now.getTime() + HOLDS_MS));
  return readCards(
    reading,
    rows.map(({ id }) => id),
  );
}

/** Whether there is enough data to call products popular in a country. */
export async function isPopularIn({ db }: Reading, country: string): Promise<boolean> {
  if (country === '') return false;
  const { rows } = await sql`
    select from popular_products where country = ${country} and cardinality(products) >= ${FEWEST}
  `.execute(db);
  return rows.length > 0;
}
