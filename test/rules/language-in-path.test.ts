import { describe, expect, it } from 'vitest';
import { languageInPath, pageAddress, withoutLanguage } from '#web/page-address.ts';

describe('an address without its language', () => {
  const without = (target: string) => withoutLanguage(of(target), ['en', 'hi']);
  const of = (target: string) => pageAddress(target, ['fr', 'en', 'hi']).address;
  it.each([
    ['/hi', '/'],
    ['/hi/', '/'],
    ['/en/cart', '/cart'],
    ['/hi/all/lamps?page=2', '/all/lamps'],
    ['/hi.data', '/_.data'],
    ['/hi/cart.data', '/cart.data'],
    ['/hi//evil.example', '/evil.example'],
    ['/hi/%2f%2fevil.example', '/%2F%2Fevil.example'],
  ])('%s is %s', (target, path) => expect(without(target)).toBe(path));
  it.each(['/', '/cart', '/fr/cart', '/hindi', '/all/hi'])('%s is where it should be', (target) =>
    expect(without(target)).toBeNull(),
  );
});

describe('the language in a path', () => {
  it.each([
    ['/fr', 'fr'],
    ['/fr/', 'fr'],
    ['/fr/cart', 'fr'],
    ['/fr.data', 'fr'],
    ['/fr/cart.data', 'fr'],
    ['/xx/cart', 'xx'],
    ['/fil/cart', 'fil'],
    ['/pt-br', 'pt-br'],
    ['/zh-tw/cart.data', 'zh-tw'],
  ])('%s is %s', (path, code) => expect(languageInPath(path)).toBe(code));
  it.each([
    '/',
    '',
    '/cart',
    '/frau',
    '/all/lamps',
    '/all',
    '/pt-bra',
    '/f',
    '/FR/cart',
    '/_root.data',
    '//fr/x',
    '/fr.html',
    '/cart/fr',
    '/fr-FR/cart',
  ])('%s has none', (path) => expect(languageInPath(path)).toBeNull());
});
