import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageAddress } from '#web/page-address.ts';
import { barePages, checkoutPages, shopPages } from '#web/page-list.ts';

const PREFIXES = ['ar', 'fr', 'hi', 'tr'];
const at = (url: string) => pageAddress(url, PREFIXES);
const of = (url: string) => at(url).address;
const same = (...urls: string[]) => expect([...new Set(urls.map(of))]).toHaveLength(1);
const apart = (...urls: string[]) => expect(new Set(urls.map(of)).size).toBe(urls.length);
const pages = [...shopPages, ...barePages, ...checkoutPages];
/** An address of a page, with its parameters filled in. */
const example = (path: string) => `/${path.replaceAll(/:\w+/g, '7')}`;

describe('the address of a page', () => {
  it('splits paths, languages and what is read', () =>
    apart(
      '/',
      '/fr',
      '/cart',
      '/fr/cart',
      '/cart.data',
      '/fr.data',
      '/_.data',
      '/search?q=a',
      '/search?q=b',
      '/search?q=A',
      '/search?q=a&page=2',
      '/search?q=a&min=2',
    ));
  it('does not mind the order of names', () =>
    same('/search?q=a&page=2&brand=3', '/search?brand=3&page=2&q=a'));
  it('does not mind how a value is written', () =>
    same('/search?q=a%20b', '/search?q=a+b', '/search?q=%61+b', '/search?q=+a+b+'));
  it('does not mind how a path is written', () =>
    same('/shop/%63opper', '/shop/copper', '//shop///copper/', '/./shop/copper', '/SHOP/copper'));
  it('does not mind empty and senseless values', () =>
    same(
      '/search?q=a',
      '/search?q=a&brand=&min=',
      '/search?q=a&page=1&rating=9&min=free&brand=x&sortby=toString&page=0',
    ));
  it('cannot be made to look like another', () =>
    apart(
      '/search?q=a%26page%3D2',
      '/search?q=a&page=2',
      '/search?q=a%3Fpage',
      '/shop/a%2Fb',
      '/shop/a',
      '/shop/a%3Fb',
      '/shop/a%23b',
    ));
  it('is itself in its one form, and needs no leading', () => {
    const part = fc.constantFrom(
      '',
      'fr',
      'xx',
      'all',
      'ALL',
      'search',
      'products',
      'user',
      'order',
      '7',
      'a b',
      '%',
      '%2F',
      'é',
      '.',
      '..',
      'a.data',
      '_',
      'brands',
      '-',
    );
    const query = fc.array(
      fc.tuple(
        fc.constantFrom(
          'q',
          'page',
          'min',
          'brand',
          'banner',
          'home_spm',
          'sortby',
          '_routes',
          'tracking_id',
          'utm',
        ),
        fc.constantFrom('', '1', '2', 'a b', '&q=1', 'root', 'search,root', 'featured', '007'),
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), query, (parts, pairs) => {
        const address = of(
          `/${parts.join('/')}${pairs.length ? `?${new URLSearchParams(pairs)}` : ''}`,
        );
        expect(at(address)).toEqual({ address, moved: false });
        expect(address).toMatch(/^\/(?!\/)/);
        expect(URL.canParse(address, 'http://localhost')).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('what no page reads', () => {
  const NOISE = [
    'utm_source=mail',
    'fbclid=1',
    'gclid=2',
    'anything',
    'variant=3',
    'show=paid',
    'payment=paid',
    'placed=1',
    '__proto__=1',
    'toString=1',
  ];
  it.each(pages.map(({ id, path }) => [id, example(path)]))('makes no other %s', (_, path) =>
    same(path, `${path}?`, ...NOISE.map((one) => `${path}?${one}`), `${path}?${NOISE.join('&')}`),
  );
  it.each(pages.map(({ id, path }) => [id, `${path === '' ? '/_' : example(path)}.data`]))(
    'nor other data of %s',
    (_, path) =>
      same(path, ...NOISE.map((one) => `${path}?${one}`), `${path}?_routes=somewhere/else`),
  );
  it('of another page’s is none of this one', () => {
    const everything =
      'q=a&page=2&brand=1&collection=1&shipping=1&rating=4&min=1&max=9&sortby=featured' +
      '&home_spm=1&banner=2&tracking_id=A';
    for (const path of [
      '',
      'cart',
      'user/orders',
      'login',
      'checkout',
      'page/about',
      'some/product/3',
      'flash-sale',
      'newsletter/confirm',
      'stock-notice/leave',
      'sale-notice/confirm',
      'sale-notice/leave',
    ])
      same(`/${path}`, `/${path}?${everything}`);
    for (const list of ['brands', 'stores']) same(`/${list}?q=a&page=2`, `/${list}?${everything}`);
    same(
      '/shop/copper?sortby=price_low_to_high&page=2',
      '/shop/copper?sortby=price_low_to_high&page=2&store=1&q=a',
    );
    same(
      '/a/products?home_spm=1',
      '/a/products?home_spm=1&banner=2',
      '/a/products?home_spm=1&banner=3',
    );
    same('/all/kitchen?min=2', '/all/kitchen?min=2&q=x&banner=2');
  });
  it('of a path is not cached apart: the server knows no order', () =>
    same('/user/order/1', '/user/order/2', '/user/order/anything'));
  it('of a step’s loaders is what the page does not have', () => {
    same(
      '/brands.data?_routes=brands',
      '/brands.data?_routes=brands,x',
      '/brands.data?_routes=y,brands,brands',
      '/brands.data?_routes=storefront/frame/shop-layout,brands',
    );
    apart(
      '/brands.data',
      '/brands.data?_routes=brands',
      '/brands.data?_routes=root',
      '/brands.data?_routes=brands,root',
    );
  });
});

describe('a browser is led', () => {
  it.each([
    ['/brands/', '/brands'],
    ['//', '/'],
    ['//brands', '/brands'],
    ['/fr/', '/fr'],
    ['/BRANDS', '/brands'],
    ['/fr//User/Orders', '/fr/user/orders'],
    ['//evil.example/brands', '/evil.example/brands'],
  ])('from %s to %s', (from, to) => {
    expect(at(from)).toEqual({ address: to, moved: true });
  });
  it('nowhere by letters that are only written otherwise, or that are not the page’s own', () => {
    for (const url of [
      '/',
      '/%62rands',
      '/shop/COPPER',
      '/Products/products',
      '/Brand/brand?brand=1',
      '/nothing/OF/this',
      '/brands.data',
      '/BRANDS.data',
      '/%',
      '/%E0%A4%A',
    ])
      expect(at(url).moved, url).toBe(false);
  });
});

describe('what can not be decoded', () => {
  it('is its own letters, and no page’s', () =>
    expect([of('/%'), of('/shop/%E0%A4%A'), of('/%zz?q=1')]).toEqual([
      '/%25',
      '/shop/%25E0%25A4%25A',
      '/%25zz',
    ]));
});
