import { sql } from 'kysely';
import { fold, MOST_LETTERS } from '#base/fold.ts';
import type { Db } from '#db/connect.ts';
import type { Word } from '#market/catalogue/read-words.ts';
import { FEW } from '#market/catalogue/relevance.ts';

/** Of the words that contain the typed part, the shortest are kept: they are closest to it. */
const MOST_WORDS = 20;
/** A shorter part occurs in too many words. */
const SHORTEST_PART = 3;
/** Scripts without spaces between words: one letter can be a word there. */
const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u;

/** Widens a word to words that begin with it. */
export async function begun(db: Db, word: Word): Promise<Word> {
  const { rows } = await sql<{ query: string; found: number }>`
    select query::text, count_saying(query, ${FEW}) as found
    from (select said_begun(${word.typed}) as query) begun
    where numnode(query) > 0
  `.execute(db);
  const [row] = rows;
  return row && row.found > 0
    ? { ...word, query: `(${word.query}) | (${row.query})`, found: Math.max(row.found, word.found) }
    : word;
}

/** Widens a word to the other languages in which titles contain it. */
export async function elsewhere(db: Db, word: Word): Promise<Word> {
  const { rows } = await sql<{ query: string; found: number }>`
    select query::text, count_saying(query, ${FEW}) as found
    from (select said_as(${word.typed}, '') as query) anywhere
    where numnode(query) > 0 and exists (select from lexicon where word = ${fold(word.typed)})
  `.execute(db);
  return rows[0] && rows[0].found > 0 ? { ...word, ...rows[0] } : word;
}

/** Widens a word that no product contains to words of titles and tags that contain it as a part. */
export async function within(db: Db, word: Word): Promise<Word> {
  const part = [...fold(word.typed)].slice(0, MOST_LETTERS).join('');
  const isPart = [...part].length >= SHORTEST_PART || WITHOUT_SPACES.test(part);
  if (!isPart || part.includes(' ')) return word;
  const { rows } = await sql<{ query: string; found: number }>`
    select query, count_saying(query::tsquery, ${FEW}) as found
    from (
      select string_agg(said_as(word, '')::text, ' | ') as query
      from (
        select distinct word, length(word) from lexicon where word like ${`%${part}%`}
        order by length(word), word
        limit ${MOST_WORDS}
      ) nearest
    ) parts
    where query <> ''
  `.execute(db);
  return rows[0] && rows[0].found > 0 ? { ...word, ...rows[0] } : word;
}
