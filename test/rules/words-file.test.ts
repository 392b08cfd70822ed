// The files of messages that no build has: their addresses, and the import map to them.
import { afterEach, expect, it } from 'vitest';
import { wordsAddress, wordsFile, wordsMap } from '#web/words-file.ts';
import { layWords } from '#words/lay-words.ts';

const BUILT = {
  'product-fr': '/assets/words-product-fr-abc.js',
  'shop-fr': '/assets/words-shop-fr-def.js',
  'product-en': '/assets/words-product-en-ghi.js',
};
const lay = (language: string, text: string) =>
  layWords(language, [{ section: 'product-page', key: 'add', text }]);
afterEach(() => {
  for (const language of ['en', 'fr', 'de']) layWords(language, []);
});

it('a language that says nothing else has the files of the build, and no map', () => {
  expect(wordsAddress('product', 'fr', BUILT)).toBe(BUILT['product-fr']);
  expect(wordsAddress('product', 'de', BUILT)).toBe(BUILT['product-en']);
  expect(wordsMap(['shop', 'product'], 'fr', BUILT)).toBe('');
});

it('a part that says something else has a file of its own, which the map leads to', async () => {
  lay('fr', 'Je le veux');
  const address = wordsAddress('product', 'fr', BUILT);
  expect(address).toMatch(/^\/assets\/said-product-fr-[0-9a-f]+\.js$/);
  expect(wordsAddress('shop', 'fr', BUILT)).toBe(BUILT['shop-fr']);
  const map = wordsMap(['shop', 'product'], 'fr', BUILT);
  expect(JSON.parse(map.replaceAll(/<[^>]*>/g, ''))).toEqual({
    imports: { [BUILT['product-fr']]: address },
  });
  expect(map, 'as the worker finds files').not.toMatch(/\/assets\/words-/);
  const file = wordsFile(address);
  expect(file?.headers['cache-control']).toContain('immutable');
  const { default: words } = await import(
    `data:text/javascript,${encodeURIComponent(String(file?.body))}`
  );
  expect(words['product-page'].add).toBe('Je le veux');
  expect(Object.keys(words)).toEqual(['product-page']);
});

it('a language without a file is led from the English one', () => {
  lay('de', 'In den Korb');
  expect(wordsMap(['product'], 'de', BUILT)).toContain('said-product-de-');
  expect(wordsAddress('product', 'es', BUILT)).toBe(BUILT['product-en']);
});

it('a file that was replaced is still there for pages that are open', () => {
  lay('fr', 'Je le veux');
  const before = wordsAddress('product', 'fr', BUILT);
  lay('fr', 'Je le prends');
  expect(wordsAddress('product', 'fr', BUILT)).not.toBe(before);
  expect(String(wordsFile(before)?.body)).toContain('Je le veux');
});

it.each([
  '/assets/said-product-fr-0000000000.js',
  '/assets/said-gone-fr-0000000000.js',
  '/assets/said-product-__proto__-00.js',
  '/assets/words-product-fr-abc.js',
])('nothing else is a file of messages: %s', (path) => expect(wordsFile(path)).toBe(undefined));
