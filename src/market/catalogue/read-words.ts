import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { FEW } from '#market/catalogue/relevance.ts';

/** A word as typed, what it may stand for, and how many products have it (over 1,000 a guess). */
export type Word = {
  typed: string;
  query: string;
  found: number;
  /** What says the word itself, where `query` is also said by its synonyms. */
  own?: string | undefined;
  /** What it was taken for, as no product says it. */
  meant?: string;
};

const PLAIN = /^[\p{L}\p{N}\p{M}]+$/u;

/**
 * How typed words and phrases may be said in any language, the shopper's own before others. Two
 * words beside each other may be said as one: "smart watch" as "smartwatch".
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

/** The `tsquery` that asks for all of these words. */
export const allOf = (words: Word[]): string => words.map(({ query }) => `(${query})`).join(' & ');

/** All but any one of them; a phrase is never left out. */
export const allButOne = (words: Word[]): string =>
  words
    .filter(mayGo)
    .map((left) => `(${allOf(words.filter((word) => word !== left))})`)
    .join(' | ');

/** Who puts words in quotes means them. */
export const mayGo = ({ typed }: Word): boolean => !typed.includes(' ');
