// Products by parts of their words, as staff look for them. What somebody types is a part of words:
// the lexicon has every word of a title or tag (0118_lexicon.sql), and an index leads from a word
// to its products.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { foldedWords, MOST_LETTERS } from '#base/fold.ts';
import type { Db } from '#db/connect.ts';

/**
 * The products that say a word of each that somebody typed. Few are known by their ids. Of more,
 * `meant` has for each word that was typed the words of products that it may be a part of.
 */
export type Parts = { ids: number[] } | { meant: string[][] };

/** So many are few. */
export const FEW = 10_000;
const plan = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]);
/** A word may be a part of very many: the shortest of them are nearest to it. */
const MOST_MEANT = 50;
/** Shorter words have no trigram inside: they are looked for where words begin. */
const WHOLE_TRIGRAM = 3;
/** Scripts that set no spaces: one letter is a word there. */
const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u;
const AFTER_ALL = '\u{10FFFF}';

/** What says the parts of words that somebody typed; nothing says none. */
export async function findParts(db: Db, question: string): Promise<Parts> {
  const meant = await readWordsLike(db, foldedWords(question));
  if ((await expected(db, meant)) > FEW) return { meant };
  const { rows } = await sql<{ ids: number[] }>`
    select products_saying(${JSON.stringify(meant)}::jsonb, ${FEW + 1}) as ids
  `.execute(db);
  const ids = rows[0]?.ids ?? [];
  return ids.length > FEW ? { meant } : { ids };
}

/**
 * How many products PostgreSQL expects to say this: it keeps count of the commonest words. To find
 * that they are many would take far longer.
 */
async function expected(db: Db, meant: string[][]): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': unknown }>`
    explain (format json) select from products p where ${saysWords(meant)}
  `.execute(db);
  return plan.parse(rows[0]?.['QUERY PLAN'])[0].Plan['Plan Rows'];
}

async function readWordsLike(db: Db, words: string[]): Promise<string[][]> {
  if (words.length === 0) return [];
  const { rows } = await sql<{ words: string[] }>`
    select words
    from (${sql.join(words.map(wordsLike), sql` union all `)}) meant
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

/** Whether product `p` is one of those. */
export const isPart = (parts: Parts): RawBuilder<SqlBool> =>
  'ids' in parts ? isOneOf(sql`p.id`, parts.ids) : saysWords(parts.meant);

/**
 * Whether an id is one of few. They are looked up one by one: of a list of constants, PostgreSQL
 * would walk an index that has the ids among other things.
 */
export const isOneOf = (id: RawBuilder<unknown>, ids: number[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${id} in (select unnest(${ids}::int[]))`;

const saysWords = (meant: string[][]) =>
  meant.length
    ? sql<SqlBool>`(${sql.join(
        meant.map((words) => sql`string_to_array(p.folded, ' ') && ${words}::text[]`),
        sql` and `,
      )})`
    : sql<SqlBool>`false`;

/** The ids of the newest products that say what somebody typed, so many at most. */
export async function newestWith(db: Db, question: string, most: number): Promise<number[]> {
  const parts = await findParts(db, question);
  if ('ids' in parts) return parts.ids.toSorted((one, other) => other - one).slice(0, most);
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where ${isPart(parts)} order by p.id desc limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}
