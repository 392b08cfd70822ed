// What pages tell search engines and sharing sites.
import { describe, expect, it } from 'vitest';
import { SHARE, sharedOf, shareName } from '#base/picture.ts';
import { faqThing } from '#web/head/faq-thing.ts';
import { cardsSummary, listingSummary } from '#web/head/list-summary.ts';
import { localeName } from '#web/head/locale-name.ts';
import { thingScript } from '#web/head/thing.ts';
import { robots } from '#web/robots.ts';
import { nothingApplied, type Listing } from '#web/ui/listing/listing.ts';

const dollars = {
  currency: 'USD',
  currency_icon: '$',
  currency_position: 1,
  currency_exponent: 2,
  decimal_format: 'en-US',
};
const card = (selling: number, offered: number | null = null, price: number | null = null) => ({
  id: 1,
  title: 'Kettle',
  slug: 'kettle',
  badge: null,
  selling,
  offered,
  image: '',
  image_2: null,
  review_count: 0,
  rating: 0,
  price,
  end_time: null,
  quota: null,
  sold: null,
  shipping_rule_id: 1,
  in_stock: true,
  free_shipping: false,
  bundle: false,
  store: { id: 1, name: 'Store', slug: 'store' },
});
const listing = (fields: Partial<Listing>): Listing => ({
  cards: [card(30), card(20, 12.5), card(40, null, 14)],
  page: 1,
  pages: 1,
  total: 3,
  more: false,
  from: 1,
  scope: {},
  of: {},
  longer: [],
  applied: nothingApplied,
  choices: { brand: [], option: [], collection: [], shipping: [], store: [] },
  facets: null,
  ...fields,
});

describe('a page of questions', () => {
  const page = (...parts: [string, string][]) =>
    parts.map(([head, body]) => `<h2>${head}</h2>\n${body}`).join('');
  it('tells each with its answer, without markup', () =>
    expect(
      faqThing(
        page(
          ['Do I pay <b>now</b>?', '<p>No.</p><p>See <a href="/page/terms">the terms</a>.</p>'],
          ['كيف أدفع؟', '<ul><li>نقدًا</li><li>بالبطاقة</li></ul>'],
        ),
      ),
    ).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        ['Do I pay now?', 'No. See the terms.'],
        ['كيف أدفع؟', 'نقدًا بالبطاقة'],
      ].map(([name, text]) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    }));
  it.each([
    ['has a heading that asks nothing', page(['Why?', '<p>So.</p>'], ['Prices', '<p>Low.</p>'])],
    ['leaves a question open', page(['Why?', '<p>So.</p>'], ['How?', '<p> </p>'])],
    ['has one question only', page(['Why?', '<p>So.</p>'])],
    ['has none', '<p>Why? So.</p>'],
  ])('tells no questions where it %s', (_, html) => expect(faqThing(html)).toBeNull());
});

describe('a listing’s own description', () => {
  const parts = ['Phones', 'Laptops', 'Audio', 'Cameras', 'Cables'];
  it.each([
    ['en', 'Electronics: 3 products from $12.50. Phones, Laptops, Audio, Cameras and more.'],
    [
      'fr',
      'Electronics\u00a0: 3 produits à partir de $12.50. Phones, Laptops, Audio, Cameras et bien plus.',
    ],
    [
      'ar',
      'Electronics: 3 منتجات بأسعار تبدأ من \u2068$12.50\u2069. Phones، Laptops، Audio، Cameras والمزيد.',
    ],
    [
      'tr',
      'Electronics: $12.50 fiyatından başlayan 3 ürün. Phones, Laptops, Audio, Cameras ve daha fazlası.',
    ],
    ['hi', 'Electronics: $12.50 से शुरू 3 उत्पाद। Phones, Laptops, Audio, Cameras और भी बहुत कुछ।'],
  ])('says how much of what there is, in %s', (language, text) =>
    expect(
      listingSummary({ language, money: dollars }, listing({}), { name: 'Electronics', parts }),
    ).toBe(text),
  );
  it('names brands where it has no parts, and no price where not all are seen', () => {
    const site = { language: 'en', money: dollars };
    const brand = ['Lumo', 'Acme'].map((title, at) => ({ title, ids: [at] }));
    const choices = { brand, option: [], collection: [], shipping: [], store: [] };
    expect(listingSummary(site, listing({ pages: 4, total: 90, choices }), { name: 'Tea' })).toBe(
      'Tea: 90 products. Brands: Lumo, Acme.',
    );
  });
  it('differs from page to page', () =>
    expect(
      cardsSummary(
        { language: 'en', money: dollars },
        { ...listing({ page: 2, pages: 4, total: 90 }), name: 'Tea' },
      ),
    ).toBe('Page 2 · Tea: 90 products.'));
});

describe('a card', () => {
  it.each([
    ['en', 'en_US'],
    ['fr', 'fr_FR'],
    ['ar', 'ar_AR'],
    ['tr', 'tr_TR'],
    ['hi', 'hi_IN'],
    ['de', 'de_DE'],
  ])('writes the language %s as %s', (code, name) => expect(localeName(code)).toBe(name));
  it('has a picture that every reader of cards knows, by a name that leads back', () => {
    expect(shareName('0123456789abcdef.webp')).toBe('share-0123456789abcdef.jpg');
    expect(sharedOf('share-0123456789abcdef.jpg')).toBe('0123456789abcdef.webp');
    expect(SHARE).toEqual({ width: 1200, height: 630 });
    for (const file of ['share-../x.jpg', 'share-0123456789abcdef.png', '0123456789abcdef.webp'])
      expect(sharedOf(file)).toBeNull();
  });
});

describe('structured data', () => {
  it('can not be ended by a text in it', () => {
    const script = thingScript({ '@type': 'Thing', name: '</script><script>alert(1)</script>' });
    expect(script.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(JSON.parse(script.replace(/^<script[^>]*>|<\/script>$/g, '')).name).toBe(
      '</script><script>alert(1)</script>',
    );
  });
});

describe('robots.txt', () => {
  /** A rule as search engines read it: `*` is anything, `$` the end. */
  const hides = (path: string) =>
    robots('https://shop.example')
      .split('\n')
      .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
      .some((rule) => {
        const pattern = rule
          .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
          .replaceAll('*', '.*')
          .replace(/\$$/, '#');
        return new RegExp(`^${pattern}`).test(`${path}#`);
      });
  it.each(['/cart', '/ar/cart', '/search?q=tea', '/fr/search?q=tea', '/user/orders', '/api/v1/x'])(
    'hides %s',
    (path) => expect(hides(path)).toBe(true),
  );
  it.each([
    '/',
    '/ar',
    '/cartier/brand?brand=3',
    '/fr/search-light/product/4',
    '/user-guide/product/1',
  ])('leaves %s open', (path) => expect(hides(path)).toBe(false));
});
