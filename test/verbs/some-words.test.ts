// Products with only some words of a search follow the few with all of them. If none has all,
// shoppers are told so; otherwise they would take these for full matches.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMatches } from '#market/catalogue/find-matches.ts';
import { mostRelevant } from '#market/catalogue/matching-products.ts';
import { demoDatabase, type Fresh } from '../db.ts';
import { makeProduct } from '../make.ts';

let base: Fresh;
let umbrella: number;
let poster: number;
let lantern: number;
beforeAll(async () => {
  base = await demoDatabase();
  const make = async (name: string) => (await makeProduct(base.db, { name })).id;
  umbrella = await make('Quokka umbrella');
  poster = await make('Quokka poster');
  lantern = await make('Wombat lantern');
});
afterAll(() => base?.close());

const search = (question: string) => findMatches(base.db, question, { language: 'en' });

it('Those that say some of the words follow the few that say all', async () => {
  const matches = await search('quokka umbrella');
  expect(matches).toMatchObject({ leftOut: [], someWords: false });
  expect(mostRelevant(matches, { size: 2 })).toEqual([umbrella, poster]);
});

it('Where none says all, no word is called left out that some of them say', async () => {
  const matches = await search('wombat poster');
  expect(matches).toMatchObject({ leftOut: [], someWords: true });
  const found = mostRelevant(matches, { size: 20 });
  expect(found).toContain(poster);
  expect(found).toContain(lantern);
});

it('What says every word is not called a part, nor is what nothing says beside it', async () => {
  expect(await search('wombat')).toMatchObject({ leftOut: [], someWords: false });
  expect(await search('wombat xyzzyqq')).toMatchObject({
    leftOut: ['xyzzyqq'],
    someWords: false,
  });
});
