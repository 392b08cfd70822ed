// Decides which searches may be suggested to others: those that several people made, that find
// something, and that are in the language of the people who typed them.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { findMatches } from '#market/catalogue/find-matches.ts';
import { mostRelevant } from '#market/catalogue/matching-products.ts';

/** How many different visitors must have made it (the schema requires this too). */
const VISITORS = 3;
/** Longer searches are never suggested, nor those with this many digits in a row. */
const MOST_LETTERS = 60;
const LONG_NUMBER = /\p{Nd}{6,}/u;
/** How many products that contain it are checked for one that does so in its language. */
const LOOKED_AT = 40;

type Row = { language: string; words: string };

/** Marks a search that may be suggested to others. */
export async function markSuggestible(db: Db, id: number): Promise<void> {
  const { rows } = await sql<Row>`
    select language, words from searches
    where id = ${id} and found > 0 and bit_count(visitors::bit(30)) >= ${VISITORS}
  `.execute(db);
  const [search] = rows;
  if (!search || search.words.length > MOST_LETTERS) return;
  if (LONG_NUMBER.test(search.words.replaceAll(' ', ''))) return;
  if (!(await isFoundIn(db, search))) return;
  await sql`
    update searches set told = true
    where id = ${id} and found > 0 and bit_count(visitors::bit(30)) >= ${VISITORS}
  `.execute(db);
}

/** Whether any product, with its brand and category, contains all of it in its own language. */
async function isFoundIn(db: Db, { language, words }: Row): Promise<boolean> {
  const matches = await findMatches(db, words, { language, exact: true });
  const { rows } = await sql<{ said: boolean }>`
    select exists (
      select from products p
      join categories c on c.id = p.category_id
      left join brands b on b.id = p.brand_id
      where p.id = any(${mostRelevant(matches, { size: LOOKED_AT })}::int[])
        and p.public
        and p.title ->> ${language} <> ''
        and (
          select bool_and(word_vector(${language}, concat_ws(
            ' . ', p.title ->> ${language}, c.title ->> ${language}, said(b.title, ${language})
          )) @@ said_as(word, ${language}))
          from unnest(string_to_array(${words}, ' ')) word
        )
    ) as said
  `.execute(db);
  return rows[0]?.said ?? false;
}
