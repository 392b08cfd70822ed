import { sql } from 'kysely';
import { fold, patternsOf } from '#base/fold.ts';
import { beginsIn } from '#market/search/read-named-like.ts';
import type { Reading } from '#market/settings/reading.ts';

const MOST = 6;
/** How many tags to look at for those that begin like this in this language. */
const LOOKED_AT = 100;
/** Plain words; a search with other characters is suggested in its counted form. */
const PLAIN = /^[\p{L}\p{N}\p{M}'’ -]+$/u;

/**
 * Other people's searches in this language that continue the text, most common first; then names of
 * tags. mark-suggestible.ts decides which.
 */
export async function readSuggestedSearches(reading: Reading, question: string): Promise<string[]> {
  const query = fold(question);
  const searched = await readSearched(reading, query);
  if (searched.length >= MOST) return searched;
  const known = new Set(searched.map(fold));
  const tags = (await readTags(reading, question)).filter((title) => !known.has(fold(title)));
  return [...searched, ...tags].slice(0, MOST);
}

async function readSearched({ db, language }: Reading, query: string): Promise<string[]> {
  const { rows } = await sql<{ words: string; typed: string }>`
    select words, typed
    from (
      select words, typed, asked, true as first
      from searches
      where language = ${language} and told and words like ${`${query}%`}
      union all
      select words, typed, asked, false
      from searches
      where language = ${language} and told and words like ${`% ${query}%`}
        and words not like ${`${query}%`}
    ) told
    where words <> ${query}
    order by first desc, asked desc, words
    limit ${MOST}
  `.execute(db);
  return rows.map(({ words, typed }) => {
    const written = typed.toLocaleLowerCase(language).replace(/\s+/g, ' ').trim();
    return PLAIN.test(written) && fold(written) === words ? written : words;
  });
}

async function readTags({ db, language }: Reading, question: string): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title ->> ${language} as title
    from tags
    where folded like all(${patternsOf(question)}::text[]) and title ->> ${language} <> ''
    order by length(folded), id
    limit ${LOOKED_AT}
  `.execute(db);
  return rows.map(({ title }) => title).filter(beginsIn(question));
}
