// Synonyms and pinned searches are listed by the language that they hold in.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeProduct } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner');
  const { id } = await makeProduct(base.db);
  for (const [word, language] of [
    ['bonnet', 'en'],
    ['capot', 'ar'],
    ['jersey', ''],
  ]) {
    await open.ask('adminSynonym.save', { words: `${word}, ${word}s`, language }, owner.headers);
    await open.ask(
      'adminPinnedSearch.save',
      { typed: word, language, product_ids: [id] },
      owner.headers,
    );
  }
});

const FOUND = [
  ['ar', ['capot']],
  ['every', ['jersey']],
  ['de', []],
  ['', ['bonnet', 'capot', 'jersey']],
] as const;

describe('by language', () => {
  it.each(FOUND)('%j, synonyms are listed', async (language, words) => {
    const { rows } = await open.ask('adminSynonym.list', { language }, owner.headers);
    expect(rows.map((row) => row.words[0])).toEqual(words);
  });

  it.each(FOUND)('%j, pinned searches are listed', async (language, words) => {
    const { rows } = await open.ask('adminPinnedSearch.list', { language }, owner.headers);
    expect(rows.map(({ typed }) => typed)).toEqual(words);
  });
});
