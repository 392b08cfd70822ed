import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Word } from '#market/catalogue/read-words.ts';
import { FEW, KEPT, RANKED, RELEVANCE } from '#market/catalogue/relevance.ts';

/**
 * A ranked result: a small one as ids, a large one as a query, with its `total` when it was
 * counted; and the relevance of the best products.
 */
export type Ranked = ({ ids: number[] } | { query: string; total?: number }) & {
  relevance: Record<number, number>;
};
type RankQuery = { query: string; without: Word[] };

/**
 * The products that a word query finds, ranked by how well they match `words` themselves; those
 * found only through a synonym come after.
 */
export async function rankMatches(
  db: Db,
  words: Word[],
  { query, without }: RankQuery,
): Promise<Ranked> {
  const asked = [`(${query})`, ...without.map((word) => `!(${word.query})`)].join(' & ');
  const { rows } = await sql<{ id: number; relevance: number; total: number | null }>`
    select ranked.product_id as id, ranked.score + ${RELEVANCE.sold}::float8 * ln(1 + f.sold)
      + ${RELEVANCE.rating}::float8 * f.rating
      - ${RELEVANCE.soldOut}::float8 * (not f.in_stock)::int as relevance, ranked.total
    from rank_saying(
      ${asked}::tsquery, ${words.map((word) => word.query)}::tsquery[],
      ${words.map((word) => word.own ?? null)}::tsquery[],
      ${words.map((word) => word.found)}::int[], ${RELEVANCE.fields}::float4[],
      ${RELEVANCE.near}, ${RELEVANCE.synonym}, ${RELEVANCE.named}, ${FEW}, ${KEPT}, ${RANKED}
    ) ranked
    join product_facts f on f.id = ranked.product_id
  `.execute(db);
  const relevance = Object.fromEntries(rows.map((row) => [row.id, row.relevance]));
  const total = rows.length > 0 ? rows[0]?.total : 0;
  if (total === null || total === undefined) return { query: asked, relevance };
  return total > KEPT
    ? { query: asked, total, relevance }
    : { ids: rows.map(({ id }) => id), relevance };
}
