// The rank of products that contain a synonym of the query: a shopper who searches for an SD card
// sees SDHC cards before laptops whose descriptions mention a slot for SD cards.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMatches } from '#market/catalogue/find-matches.ts';
import { mostRelevant } from '#market/catalogue/matching-products.ts';
import { demoDatabase, type Fresh } from '../db.ts';
import { makeProduct } from '../make.ts';

let base: Fresh;
let titled: number;
let synonymous: number;
let described: number;
beforeAll(async () => {
  base = await demoDatabase();
  const make = async (name: string, description: string) => {
    const { id } = await makeProduct(base.db, { name });
    await base.db
      .updateTable('products')
      .set({ description: JSON.stringify({ en: description }) })
      .where('id', '=', id)
      .execute();
    return id;
  };
  described = await make('Portable computer', 'Has a slot for a zipcard..');
  synonymous = await make('Quickcard 8 GB', 'Keeps pictures.');
  titled = await make('Zipcard 8 GB', 'Keeps pictures.');
  await base.db
    .insertInto('synonyms')
    .values({ language: 'en', words: ['zipcard', 'quickcard'] })
    .execute();
});
afterAll(() => base?.close());

it('A title with a synonym stands before a description with the word, and after its title', async () => {
  const matches = await findMatches(base.db, 'zipcard', { language: 'en' });
  expect(mostRelevant(matches, { size: 10 })).toEqual([titled, synonymous, described]);
});
