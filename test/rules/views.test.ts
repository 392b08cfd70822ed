// Which requests are views of a product, and where they come from.
import { describe, expect, it } from 'vitest';
import { productViewed, sourceOf } from '#process/count-views.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const host = 'souk.example';

describe('a view comes', () => {
  it.each([
    ['direct', undefined],
    ['direct', 'not an address'],
    ['shop', 'https://souk.example/all/lamps'],
    ['search', 'https://www.google.com/'],
    ['search', 'https://search.yahoo.co.jp/'],
    ['social', 'https://l.instagram.com/'],
    ['social', 'https://t.co/abc'],
    ['site', 'https://lamps.example/best-of'],
    ['site', 'https://notx.com/'],
    ['site', 'https://google.example.com/'],
  ])('%s from %s', (source, referer) => expect(sourceOf({ host, referer })).toBe(source));
});

describe('a product is looked at', () => {
  const browser = { 'user-agent': FIREFOX, host };
  it.each([
    ['/brass-lamp/product/12', 12],
    ['/ar/%D9%85/product/12', 12],
    ['/brass-lamp/product/12.data', 12],
  ])('at %s', (path, product) =>
    expect(productViewed({ method: 'GET', headers: browser }, path)?.product).toBe(product),
  );
  it('within the shop where its page is asked for by a step', () =>
    expect(productViewed({ method: 'GET', headers: browser }, '/a/product/1.data')?.source).toBe(
      'shop',
    ));
  it.each([
    ['by a machine', 'GET', { ...browser, 'user-agent': 'Googlebot/2.1' }, '/a/product/1'],
    ['ahead', 'GET', { ...browser, 'sec-purpose': 'prefetch' }, '/a/product/1'],
    ['by who posts', 'POST', browser, '/a/product/1'],
    ['at no product', 'GET', browser, '/a/product/x'],
    ['at a number too long', 'GET', browser, '/a/product/12345678901'],
    ['in the API', 'GET', browser, '/api/v1/product/1'],
  ])('not %s', (_, method, headers, path) =>
    expect(productViewed({ method, headers }, path)).toBeNull(),
  );
});
