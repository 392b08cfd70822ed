// Typing errors are corrected: of 500 generated from the demo market's words, nine in ten.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fold } from '#base/fold.ts';
import { findMatches, type Matches } from '#market/catalogue/find-matches.ts';
import { demoDatabase, type Fresh } from '../db.ts';
import { withError } from './typing-errors.ts';

const LANGUAGES = ['en', 'fr', 'ar', 'tr', 'hi'];
const EACH = 115;
const SHORTEST = 4;

let base: Fresh;
beforeAll(async () => {
  base = await demoDatabase();
});
afterAll(() => base?.close());

/** Words of titles in a language, without duplicates. */
async function wordsOf(language: string): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title ->> ${language} as title from products where public order by id
  `.execute(base.db);
  const words = rows.flatMap(({ title }) => fold(title).split(' '));
  return [...new Set(words)]
    .filter((word) => [...word].length >= SHORTEST && /^[\p{L}\p{M}]+$/u.test(word))
    .slice(0, EACH);
}

const best = (matches: Matches): number[] =>
  Object.entries(matches.relevance)
    .toSorted(([, one], [, other]) => other - one)
    .map(([id]) => Number(id));

it('mends nine of ten typing errors', async () => {
  const { rows } = await sql<{ word: string }>`select word from lexicon`.execute(base.db);
  const lexicon = new Set(rows.map((row) => row.word));
  const isWord = (text: string) => lexicon.has(text);
  const missed: string[] = [];
  let made = 0;
  for (const language of LANGUAGES) {
    for (const [place, word] of (await wordsOf(language)).entries()) {
      const error = withError(word, place);
      if (error === word || isWord(error)) continue; // nobody could tell that it is an error
      made += 1;
      const meant = new Set(best(await findMatches(base.db, word, { language })));
      const [first = 0] = best(await findMatches(base.db, error, { language }));
      if (!meant.has(first)) missed.push(`${language}: ${error} for ${word}`);
    }
  }
  expect(made).toBeGreaterThanOrEqual(500);
  expect(missed.length / made, missed.join('; ')).toBeLessThanOrEqual(0.1);
});
