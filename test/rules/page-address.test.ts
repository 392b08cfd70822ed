import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageInPath, pageAddress } from '#web/page-address.ts';

const same = (...urls: string[]) => expect([...new Set(urls.map(pageAddress))]).toHaveLength(1);
const apart = (...urls: string[]) => expect(new Set(urls.map(pageAddress)).size).toBe(urls.length);
/** What a page reads of its address under a name: the first value, and an empty one like none. */
const read = (url: string, name: string) => new URLSearchParams(url.slice(url.indexOf('?'))).get(name) || null;
const READ = ['page', 'q', 'brand', 'collection', 'shipping', 'rating', 'min', 'max', 'sortby', 'home_spm', 'banner', 'tracking_id', '_routes'];

describe('the key of a page', () => {
  it('tells paths, languages and what is read apart', () => apart('/', '/cart', '/fr/cart', '/cart.data', '/search?q=a', '/search?q=b', '/search?q=A', '/search?q=a&page=2', '/search?q=a&min=2'));
  it('does not mind the order of names', () => same('/search?q=a&page=2&brand=3', '/search?brand=3&page=2&q=a'));
  it('does not mind how a value is written', () => same('/search?q=a%20b', '/search?q=a+b', '/search?q=%61+b'));
  it('does not mind names that no page reads', () => same('/search?q=a', '/search?q=a&utm_source=mail&fbclid=1', '/search?gclid=2&q=a'));
  it('does not mind empty values', () => same('/search?q=a', '/search?q=a&brand=&min='));
  it('is the plain page’s when nothing of a query is read', () => same('/cart', '/cart?', '/cart?utm_source=mail', '/cart?page='));
  it('can not be made to look like another', () => apart('/search?q=a%26page%3D2', '/search?q=a&page=2', '/search?q=a%3Fpage'));
});

describe('two addresses with one key', () => {
  // or a page that was made for one of them is handed out for the other
  it('never differ in a value that a page reads, however long', () => apart('/search', `/search?q=${'a'.repeat(201)}`, `/search?q=${'b'.repeat(201)}`));
  it('never differ in which of several values is read', () => {
    for (const [one, other] of [['/all/x?page=&page=2', '/all/x?page=2'], [`/all/x?page=${'1'.repeat(201)}&page=2`, '/all/x?page=2']] as const) {
      expect(pageAddress(one) === pageAddress(other) && read(one, 'page') !== read(other, 'page'), `${one.slice(0, 30)} and ${other}`).toBe(false);
    }
  });
  it('are read alike', () => {
    const query = fc.array(fc.tuple(fc.constantFrom('q', 'page', 'min', 'utm'), fc.constantFrom('', '1', '2', 'a b', '&q=1')), { maxLength: 4 }).map((pairs) => `/x?${new URLSearchParams(pairs)}`);
    fc.assert(fc.property(query, query, (one, other) => {
      if (pageAddress(one) === pageAddress(other)) for (const name of READ) expect(read(one, name)).toBe(read(other, name));
    }), { numRuns: 3000 });
  });
});

describe('the language in a path', () => {
  it.each([['/fr', 'fr'], ['/fr/', 'fr'], ['/fr/cart', 'fr'], ['/fr.data', 'fr'], ['/fr/cart.data', 'fr'], ['/xx/cart', 'xx']])('%s is %s', (path, code) => expect(languageInPath(path)).toBe(code));
  it.each(['/', '', '/cart', '/fra', '/f', '/FR/cart', '/_root.data', '//fr/x', '/fr.html', '/cart/fr', '/fr-FR/cart'])('%s has none', (path) => expect(languageInPath(path)).toBeNull());
});
