// Synonyms that the owner entered (0171_synonyms.sql). Read for each search, so that every instance
// uses a saved change at once.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { mayGo, type Word } from '#market/catalogue/read-words.ts';
import { FEW } from '#market/catalogue/relevance.ts';

/** The most typed words that together can match one synonym. */
const LONGEST = 4;
/** The most synonyms that are tried for one word. */
const MOST_WAYS = 20;

type Span = { from: number; to: number };
type Expansion = { span: number; query: string; found: number };

/**
 * Adds to each word of a search what finds its synonyms. For words that match together, such as
 * "washing machine", the synonym is added to each of them.
 */
export async function withSynonyms(db: Db, words: Word[], language: string): Promise<Word[]> {
  const spans = spansOf(words);
  if (spans.length === 0) return words;
  const texts = spans.map(({ from, to }) => textOf(words.slice(from, to)));
  const { rows } = await sql<Expansion>`
    select span, query, count_saying(query::tsquery, ${FEW}) as found
    from (
      select span, string_agg(query::text, ' | ') as query
      from (
        select asked.span, said_as(way, ${language}) as query
        from (
          select span, lower(said) as said, synonym_key(${language}, said) as key
          from unnest(${texts}::text[]) with ordinality asked (said, span)
        ) asked
        cross join lateral (
          select way
          from synonyms s
          cross join unnest(case when s.finds = '{}' then s.words else s.finds end) way
          where s.keys @> array[asked.key] and (s.language is null or s.language = ${language})
            and lower(way) <> asked.said
          order by s.id
          limit ${MOST_WAYS}
        ) ways
      ) said
      where numnode(query) > 0
      group by span
    ) synonyms
  `.execute(db);
  const known = rows.filter(({ found }) => found > 0);
  return words.map((word, at) => {
    const ways = known.filter(({ span }) => isWithin(at, spans[span - 1]));
    return ways.length === 0
      ? word
      : {
          ...word,
          own: word.found > 0 ? word.query : undefined,
          query: [word.query, ...ways.map(({ query }) => query)].join(' | '),
          found: Math.max(word.found, ...ways.map(({ found }) => found)),
        };
  });
}

const isWithin = (at: number, span: Span | undefined): boolean =>
  span !== undefined && at >= span.from && at < span.to;

/**
 * The spans of words that could match a synonym: single words and neighbours. Phrases in quotes are
 * left out, because they are meant literally.
 */
const spansOf = (words: Word[]): Span[] =>
  words.flatMap((_, from) =>
    Array.from({ length: LONGEST }, (__, more) => ({ from, to: from + more + 1 })).filter(
      ({ to }) => to <= words.length && words.slice(from, to).every(mayGo),
    ),
  );

const textOf = (words: Word[]): string => words.map(({ typed }) => typed).join(' ');
