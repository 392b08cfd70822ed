import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Word } from '#market/catalogue/read-words.ts';
import { FEW, POPULAR, RANKED, RELEVANCE } from '#market/catalogue/relevance.ts';

/** Products by their ids where they are few, and how relevant the best of them are. */
export type Ranked = ({ ids: number[] } | { query: string }) & {
  relevance: Record<number, number>;
};
type Asked = { query: string; without: Word[] };

/** The products that a query of words finds, ranked by how well they say all of `words`. */
export async function rankSaid(db: Db, words: Word[], { query, without }: Asked): Promise<Ranked> {
  const asked = [`(${query})`, ...without.map((word) => `!(${word.query})`)].join(' & ');
  const many = await isMany(db, asked);
  const among = sql`array(
    select id from product_facts where public and in_stock order by sold desc, id desc
    limit ${POPULAR}
  )`;
  const { rows } = await sql<{ id: number; relevance: number | null }>`
    with said as (
      select product_id as id, score
      from rank_saying(
        ${asked}::tsquery, ${words.map((word) => word.query)}::tsquery[],
        ${words.map((word) => word.found)}::int[], ${RELEVANCE.fields}::float4[],
        ${RELEVANCE.near}, ${many ? among : null}::int[], ${FEW + 1}
      )
    ),
    best as (select id, score from said order by score desc, id desc limit ${RANKED})
    select said.id, best.score + ${RELEVANCE.sold}::float8 * ln(1 + f.sold)
      + ${RELEVANCE.rating}::float8 * f.rating
      - ${RELEVANCE.soldOut}::float8 * (not f.in_stock)::int as relevance
    from said
    left join best on best.id = said.id
    left join product_facts f on f.id = best.id
  `.execute(db);
  const ranked = rows.flatMap(({ id, relevance }) => (relevance === null ? [] : [[id, relevance]]));
  const relevance = Object.fromEntries(ranked);
  return many || rows.length > FEW
    ? { query: asked, relevance }
    : { ids: rows.map(({ id }) => id), relevance };
}

async function isMany(db: Db, asked: string): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count_saying(${asked}::tsquery, ${FEW}) as found
  `.execute(db);
  return (rows[0]?.found ?? 0) > FEW;
}
