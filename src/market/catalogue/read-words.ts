import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { FEW } from '#market/catalogue/relevance.ts';

/**
 * A typed word, the query that finds it, and how many products contain it (estimated above 1,000).
 */
export type Word = {
  typed: string;
  query: string;
  found: number;
  /** The query for the word itself, when `query` includes its synonyms. */
  own?: string | undefined;
  /** The correction of a word that no product contains. */
  corrected?: string;
};

const PLAIN = /^[\p{L}\p{N}\p{M}]+$/u;

/**
 * Finds how typed words and phrases occur in products, in any language but the shopper's own first.
 * Neighbouring words may also be found as one: "smart watch" as "smartwatch".
 */
export async function readWords(db: Db, typed: string[], language: string): Promise<Word[]> {
  if (typed.length === 0) return [];
  const pairs = typed.map((word, at) => {
    const next = typed[at + 1] ?? '';
    return PLAIN.test(word) && PLAIN.test(next) ? word + next : '';
  });
  const { rows } = await sql<Word & { joined: string; together: number }>`
    select typed, query::text, count_saying(query, ${FEW}) as found, joined::text,
      count_saying(joined, ${FEW}) as together
    from (
      select place, typed, said_as(typed, ${language}) as query, said_as(pair, ${language}) as joined
      from unnest(${typed}::text[], ${pairs}::text[]) with ordinality asked (typed, pair, place)
    ) words
    where numnode(query) > 0
    order by place
  `.execute(db);
  return rows.map(({ typed: word, query, found, joined, together }, at) => {
    const before = rows[at - 1];
    const ways = [
      query,
      ...(together > 0 ? [joined] : []),
      ...(before && before.together > 0 ? [before.joined] : []),
    ];
    const most = Math.max(found, together, before?.together ?? 0);
    return { typed: word, query: ways.map((way) => `(${way})`).join(' | '), found: most };
  });
}

/** The `tsquery` for products that contain all of these words. */
export const allOf = (words: Word[]): string => words.map(({ query }) => `(${query})`).join(' & ');

/** The `tsquery` for products that lack at most one of these words; phrases must always occur. */
export const allButOne = (words: Word[]): string =>
  words
    .filter(mayGo)
    .map((left) => `(${allOf(words.filter((word) => word !== left))})`)
    .join(' | ');

/** Whether a word may be left out of a search; phrases in quotes may not. */
export const mayGo = ({ typed }: Word): boolean => !typed.includes(' ');
