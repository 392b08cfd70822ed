// What search engines and sharing sites read on each kind of page, as served.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPaths, type Screens } from './screens.ts';
import { openBuilt, unbuilt, type Site } from './site.ts';
import { readHead, type PageHead } from './page-head.ts';

const LISTS = [
  'categories',
  'brands',
  'stores',
  'category',
  'sub-category',
  'brand',
  'collection',
  'flash sales',
  'flash sale',
] as const;
const INDEXED = ['home', ...LISTS, 'product', 'store', 'page', 'contact', 'sitemap'] as const;
const HIDDEN = ['search', 'cart', 'checkout', 'sign in', 'orders', 'not found'] as const;

let site: Pick<Site, 'origin' | 'database' | 'close'>;
let paths: Screens['paths'];
const headsByPath = new Map<string, Promise<PageHead>>();
const headOf = (path: string): Promise<PageHead> => {
  const reading =
    headsByPath.get(path) ?? readHead(`${site.origin}${path === '/ar/' ? '/ar' : path}`);
  headsByPath.set(path, reading);
  return reading;
};
const thing = ({ things }: PageHead, type: string) =>
  things.find((one) => String(one['@type']) === type);

describe.skipIf(unbuilt !== null)(`being found${unbuilt ? ` (skipped: ${unbuilt})` : ''}`, () => {
  beforeAll(async () => {
    site = await openBuilt();
    paths = await findPaths(site);
  });
  afterAll(() => site?.close());

  it.each(INDEXED)('%s has a whole card, with a picture', async (name) => {
    const { card, title, description, canonical, languages, hidden } = await headOf(paths[name]);
    expect(hidden).toBe(false);
    expect(card).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:site_name': 'Souk',
      'og:locale': 'en_US',
      'og:locale:alternate': 'fr_FR ar_AR tr_TR hi_IN',
      'og:image': expect.stringMatching(/^http:\/\/.+\/media\/share-[0-9a-f]{16}\.jpg$/),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/jpeg',
      'og:image:alt': title,
      'twitter:card': 'summary_large_image',
    });
    expect(card['og:type']).toMatch(/^(website|article|product|profile)$/);
    expect(Object.keys(languages)).toEqual(['en', 'fr', 'ar', 'tr', 'hi', 'x-default']);
    expect(canonical).toBe(languages['x-default']);
    expect(canonical).toBe(languages.en);
  });

  it('the picture is a JPEG of that size', async () => {
    const { card } = await headOf(paths.product);
    const answer = await fetch(card['og:image'] ?? '');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const { width, height, format } = await sharp(await answer.bytes()).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    const missing = await fetch(`${site.origin}/media/share-0000000000000000.jpg`);
    expect(missing.status).toBe(404);
  });

  it.each(['', '/fr', '/ar', '/tr', '/hi'])(
    'lists have words of their own, at “%s”',
    async (at) => {
      const heads = await Promise.all(
        ['home', ...LISTS].map((name) => headOf(`${at}${paths[name as (typeof LISTS)[number]]}`)),
      );
      expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
      expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
      for (const { description } of heads) expect(description.length).toBeGreaterThan(30);
    },
  );

  it.each(HIDDEN)('%s is not to be found, and tells nothing', async (name) => {
    const { hidden, card, things, canonical } = await headOf(paths[name]);
    expect({ hidden, card, things, canonical }).toEqual({
      hidden: true,
      card: {},
      things: [],
      canonical: '',
    });
  });

  it('home describes the site, its search and who runs it', async () => {
    const head = await headOf('/ar');
    const home = `${site.origin}/ar`;
    expect(thing(head, 'WebSite')).toMatchObject({
      '@context': 'https://schema.org',
      url: home,
      inLanguage: 'ar',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${home}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
    const owner = thing(head, 'Organization');
    expect(owner).toMatchObject({ name: 'Souk', url: home, logo: expect.any(String) });
    expect((await fetch(String(owner?.logo))).status).toBe(200);
    for (const shown of [owner?.telephone, owner?.email, owner?.address])
      expect(head.html).toContain(String(shown));
  });

  it('a product’s card has the price that is seen', async () => {
    const head = await headOf(paths.product);
    const price = head.card['product:price:amount'] ?? '';
    expect(price).toMatch(/^\d+\.\d\d$/);
    expect(head.html).toContain(
      `>$${Number(price).toLocaleString('en-US', { minimumFractionDigits: 2 })}<`,
    );
    expect(head.card).toMatchObject({
      'og:type': 'product',
      'product:price:currency': 'USD',
      'product:availability': expect.stringMatching(/^(in|out of) stock$/),
    });
    expect(thing(head, 'Product') ?? thing(head, 'ProductGroup')).toBeDefined();
    expect(thing(head, 'BreadcrumbList')).toBeDefined();
  });

  it('a store describes its name, place and rating as they are shown', async () => {
    const head = await headOf(paths.store);
    const store = thing(head, 'OnlineStore');
    const rating = store?.aggregateRating as { ratingValue: number; reviewCount: number };
    expect(head.html).toContain(`>${String(store?.name)}<`);
    expect(head.html).toContain(`>${rating.ratingValue.toFixed(1)}<`);
    expect(head.html).toContain(`(${rating.reviewCount})`);
    expect(thing(head, 'ItemList')).toBeDefined();
  });

  it.each(['', '/ar', '/hi'])('questions are told with their answers, at “%s”', async (at) => {
    const head = await headOf(`${at}/page/faq`);
    const questions = thing(head, 'FAQPage')?.mainEntity as { name: string }[];
    expect(questions.length).toBe([...head.html.matchAll(/<h2>/g)].length);
    for (const { name } of questions) expect(head.html).toContain(`<h2>${name}</h2>`);
    expect(thing(await headOf(paths.page), 'FAQPage')).toBeUndefined();
  });

  it('the sitemap lists only what may be found, each once, in every language', async () => {
    const files = await locations(`${site.origin}/sitemap.xml`);
    const english = files.filter((file) => file.includes('/sitemap/en-'));
    expect(files.length).toBe(english.length * 5);
    const listed = (await Promise.all(english.map(locations))).flat();
    expect(new Set(listed).size).toBe(listed.length);
    for (const name of [...INDEXED, 'track'] as const)
      if (name !== 'flash sale') expect(listed).toContain(`${site.origin}${paths[name]}`);
    const lists = listed.filter((address) => !address.includes('/product/'));
    const heads: PageHead[] = [];
    // one by one: a crawler is patient, and a small machine refuses a hundred at once
    for (const address of lists) heads.push(await headOf(address.slice(site.origin.length)));
    expect(
      heads.flatMap(({ status, hidden }, at) => (hidden || status !== 200 ? [lists[at]] : [])),
    ).toEqual([]);
    expect(heads.map(({ canonical }) => canonical)).toEqual(lists);
    const titles = heads.map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    const texts = heads.map(({ description }) => description);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('the sitemap says when each changed, and where it is in other languages', async () => {
    for (const file of await locations(`${site.origin}/sitemap.xml`)) {
      const xml = await (await fetch(file)).text();
      const urls = xml.split('<url>').slice(1);
      for (const url of urls) {
        expect(url).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
        expect([...url.matchAll(/hreflang="([\w-]+)"/g)].map(([, code]) => code)).toEqual([
          'en',
          'fr',
          'ar',
          'tr',
          'hi',
          'x-default',
        ]);
      }
    }
  });
});

async function locations(address: string): Promise<string[]> {
  const xml = await (await fetch(address)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = '']) => found);
}
