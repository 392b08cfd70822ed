import { sql } from 'kysely';
import type { ProductCard } from '#contract/product-card.ts';
import type { Picked, PickReason } from '#contract/suggestion.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { readPopular } from '#market/catalogue/read-popular.ts';
import type { Reading } from '#market/settings/reading.ts';

const MOST = 12;
/** How many popular products are taken from the category of each product that was viewed. */
const OF_CATEGORY = 16;
/**
 * The weight of a suggestion: by its reason, by its rank among those for the same product, and less
 * for products viewed longer ago. So the viewed products take turns, and what goes with two of them
 * comes first.
 */
const WORTH = { bought: 1, alike: 0.6 } satisfies Partial<Record<PickReason, number>>;
const PLACES = 10;
const OLDER = 0.85;

type Row = { id: number; why: PickReason; because: number; title: string };

/**
 * Suggestions for a person who viewed these products (latest first), with reasons: what is bought
 * together with them (learn-bought.ts), what is similar (learn-alike.ts) or, for new ones, what
 * sells in their category. Leaves out the viewed products and sold-out ones; without any views,
 * returns what sells. Nothing about the person is stored. Two queries.
 */
export async function readForYou(reading: Reading, ids: number[]): Promise<Picked[]> {
  const rows = ids.length === 0 ? [] : await readPicks(reading, ids);
  if (rows.length === 0) return (await readPopular(reading, MOST)).map(popular);
  const cards = await readCards(
    reading,
    rows.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return cards.flatMap((product) => {
    const row = byId.get(product.id);
    return row ? [{ product, why: row.why, because: { id: row.because, title: row.title } }] : [];
  });
}

const popular = (product: ProductCard): Picked => ({ product, why: 'popular', because: null });

async function readPicks({ db, language }: Reading, ids: number[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with seen as (
      select f.id, f.category_id, ${OLDER}::float8 ^ (s.place - 1) as fresh
      from unnest(${ids}::int[]) with ordinality s (id, place)
      join product_facts f on f.id = s.id and f.public
    ),
    found as (
      select bought.id, 'bought' as why, seen.id as because,
        ${WORTH.bought}::float8 * seen.fresh / (${PLACES} + bought.place) as worth
      from seen
      join bought_together b on b.product_id = seen.id
      cross join lateral unnest(b.others) with ordinality bought (id, place)
      union all
      select alike.id, 'alike', seen.id,
        ${WORTH.alike}::float8 * seen.fresh / (${PLACES} + alike.place)
      from seen
      join alike_products a on a.product_id = seen.id
      cross join lateral unnest(a.others) with ordinality alike (id, place)
      union all
      select best.id, 'alike', seen.id,
        ${WORTH.alike}::float8 * seen.fresh / (${PLACES} + best.place)
      from (
        select distinct on (category_id) id, category_id, fresh
        from seen
        where not exists (
          select from alike_products a where a.product_id = seen.id and a.others <> '{}'
        )
        order by category_id, fresh desc
      ) seen
      cross join lateral (
        select id, row_number() over (order by sold desc, id desc) as place
        from (
          select id, sold
          from product_facts
          where public and in_stock and category_id = seen.category_id
          order by sold desc, id desc
          limit ${OF_CATEGORY}
        ) best
      ) best
    ),
    picks as (
      select found.id, sum(worth) as worth,
        (array_agg(why order by worth desc))[1] as why,
        (array_agg(because order by worth desc))[1] as because
      from found
      join product_facts f on f.id = found.id and f.public and f.in_stock
      where found.id <> all(${ids}::int[])
      group by found.id
      order by worth desc, found.id desc
      limit ${MOST}
    )
    select picks.id, picks.why, picks.because, said(p.title, ${language}) as title
    from picks
    join products p on p.id = picks.because
    order by picks.worth desc, picks.id desc
  `.execute(db);
  return rows;
}
