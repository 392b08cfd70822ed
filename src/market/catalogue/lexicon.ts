// Searches products by parts of words, for staff. The lexicon holds every word of a title or tag
// (0118_lexicon.sql): the typed text is looked up as part of a word there, and an index leads from
// each word to its products.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { foldedWords, MOST_LETTERS } from '#base/fold.ts';
import type { Db } from '#db/connect.ts';

/**
 * The products that match every typed word. A small result has `ids`. A large one has `candidates`:
 * for each typed word, the words of products that contain it.
 */
export type Parts = { ids: number[] } | { candidates: string[][] };

/** Results up to this size count as small. */
export const FEW = 10_000;
const plan = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]);
/**
 * A short text is part of very many words: the shortest words, which are closest to it, are kept.
 */
const MOST_MEANT = 50;
/** A shorter text has no trigram: only words that begin with it are looked up. */
const WHOLE_TRIGRAM = 3;
/** Scripts without spaces between words: one letter can be a word there. */
const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u;
const AFTER_ALL = '\u{10FFFF}';

/** The products that contain the typed parts of words; a text without words finds none. */
export async function findParts(db: Db, question: string): Promise<Parts> {
  const candidates = await readWordsLike(db, foldedWords(question));
  if ((await expected(db, candidates)) > FEW) return { candidates };
  const { rows } = await sql<{ ids: number[] }>`
    select products_saying(${JSON.stringify(candidates)}::jsonb, ${FEW + 1}) as ids
  `.execute(db);
  const ids = rows[0]?.ids ?? [];
  return ids.length > FEW ? { candidates } : { ids };
}

/**
 * How many products PostgreSQL expects to match, from its statistics of the most common words.
 * Actually finding a large number would take far longer.
 */
async function expected(db: Db, candidates: string[][]): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': unknown }>`
    explain (format json) select from products p where ${saysWords(candidates)}
  `.execute(db);
  return plan.parse(rows[0]?.['QUERY PLAN'])[0].Plan['Plan Rows'];
}

async function readWordsLike(db: Db, words: string[]): Promise<string[][]> {
  if (words.length === 0) return [];
  const { rows } = await sql<{ words: string[] }>`
    select words
    from (${sql.join(words.map(wordsLike), sql` union all `)}) candidates
    order by place
  `.execute(db);
  return rows.map((row) => row.words);
}

function wordsLike(typed: string, place: number) {
  const part = [...typed].slice(0, MOST_LETTERS).join('');
  const short = part.length < WHOLE_TRIGRAM && !WITHOUT_SPACES.test(part);
  return sql`
    select ${sql.lit(place)} as place, array(
      select word
      from lexicon
      where ${short ? sql`word >= ${part} and word < ${part + AFTER_ALL}` : sql`word like ${`%${part}%`}`}
      group by word
      order by length(word), word
      limit ${sql.lit(MOST_MEANT)}
    ) as words
  `;
}

/** Whether the product `p` is among the results. */
export const isPart = (parts: Parts): RawBuilder<SqlBool> =>
  'ids' in parts ? isOneOf(sql`p.id`, parts.ids) : saysWords(parts.candidates);

/**
 * Whether an id is in a short list. The unnest makes PostgreSQL look the ids up one by one; given a
 * list of constants, it would scan an index in which the id is a later column.
 */
export const isOneOf = (id: RawBuilder<unknown>, ids: number[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${id} in (select unnest(${ids}::int[]))`;

const saysWords = (candidates: string[][]) =>
  candidates.length
    ? sql<SqlBool>`(${sql.join(
        candidates.map((words) => sql`string_to_array(p.folded, ' ') && ${words}::text[]`),
        sql` and `,
      )})`
    : sql<SqlBool>`false`;

/** The ids of the newest products that match a typed text, at most `most`. */
export async function newestWith(db: Db, question: string, most: number): Promise<number[]> {
  const parts = await findParts(db, question);
  if ('ids' in parts) return parts.ids.toSorted((one, other) => other - one).slice(0, most);
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where ${isPart(parts)} order by p.id desc limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}
