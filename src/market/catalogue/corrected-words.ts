// Corrects misspelt words to words that products contain. The likeliest correction wins, by the
// kind of error and by how many titles in the shopper's language contain it.
import { sql } from 'kysely';
import { fold, MOST_LETTERS } from '#base/fold.ts';
import type { Db } from '#db/connect.ts';
import { distanceOf, oneAway, splitsOf } from '#market/catalogue/near-words.ts';
import type { Word } from '#market/catalogue/read-words.ts';
import { FEW } from '#market/catalogue/relevance.ts';

/** Shorter words are one letter away from too many others. */
const SHORTEST = 3;
/** Words of this many letters or more are corrected for two errors as well. */
const LONG = 6;
const NEAREST = 60;
/** How many of the likeliest corrections are looked up. */
const COUNTED = 16;
/** The weight of splitting a word in two, beside those of other errors (near-words.ts). */
const SPLIT = 2;

type Correction = { word: string; ease: number };

/** The likeliest correction of a word; the word itself when there is none. */
export async function corrected(db: Db, word: Word, language: string): Promise<Word> {
  const typed = [...fold(word.typed)].slice(0, MOST_LETTERS).join('');
  if ([...typed].length < SHORTEST || !/^[\p{L}\p{M}\p{N}]*\p{L}[\p{L}\p{M}\p{N}]*$/u.test(typed))
    return word;
  const away = oneAway(typed);
  const splits = splitsOf(typed);
  const known = await knownOf(db, [...away.keys(), ...splits.flat()]);
  const near = [
    ...[...away]
      .map(([one, ease]) => ({ word: one, ease }))
      .filter((candidate) => known.has(candidate.word)),
    ...splits
      .filter((parts) => parts.every((part) => known.has(part)))
      .map((parts) => ({ word: parts.join(' '), ease: SPLIT })),
  ];
  const correction = await likeliest(db, word, near, language);
  if (correction.found > 0 || [...typed].length < LONG) return correction;
  return likeliest(db, word, await twoAway(db, typed), language);
}

async function knownOf(db: Db, words: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from lexicon where word = any(${words}::text[])
  `.execute(db);
  return new Set(rows.map((row) => row.word));
}

async function twoAway(db: Db, typed: string): Promise<Correction[]> {
  const { rows } = await sql<{ word: string; alike: number }>`
    select word, max(similarity(letters, latin_letters(${typed}))) as alike
    from lexicon
    where letters % latin_letters(${typed})
    group by word
    order by alike desc, word
    limit ${NEAREST}
  `.execute(db);
  return rows
    .filter(({ word }) => distanceOf(typed, word) <= 2)
    .map(({ word, alike }) => ({ word, ease: alike * 2 }));
}

/**
 * Picks the likeliest of some corrections. `own`: how many titles contain the word in the shopper's
 * language; in any language, when its script leaves no doubt.
 */
async function likeliest(db: Db, word: Word, ways: Correction[], language: string): Promise<Word> {
  const first = ways.toSorted((one, other) => other.ease - one.ease).slice(0, COUNTED);
  if (first.length === 0) return word;
  const { rows } = await sql<{ candidate: string; query: string; found: number; own: number }>`
    select candidate, query, count_saying(query::tsquery, ${FEW}) as found,
      count_saying(coalesce(
        substring(query from '''(?:en|fr|tr)/[^'']+'''),
        regexp_replace(query, '(''[^'']+'')', '\\1:A', 'g')
      )::tsquery, ${FEW}) as own
    from (
      select candidate, said_as(candidate, ${language})::text as query
      from unnest(${first.map((candidate) => candidate.word)}::text[]) candidate
    ) ways
    where query <> ''
  `.execute(db);
  const easeOf = new Map(first.map((candidate) => [candidate.word, candidate.ease]));
  const likely = ({ candidate, own, found }: (typeof rows)[number]) =>
    (easeOf.get(candidate) ?? 0) + Math.log(0.2 + own) + Math.log(1 + found) / 10;
  const [best] = rows
    .filter((row) => row.found > 0)
    .toSorted((one, other) => likely(other) - likely(one));
  return best ? { ...word, query: best.query, found: best.found, corrected: best.candidate } : word;
}
