// Products have addresses in the visitor's language; other addresses redirect.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';
import { openPage, settled } from './settled.ts';
import { missing, openSite, type Site } from './site.ts';
import { readHead } from './page-head.ts';

const CODES = ['en', 'fr', 'ar', 'tr', 'hi'] as const;
const prefixOf = (code: string) => (code === 'en' || code === 'x-default' ? '' : `/${code}`);

let site: Site;
let product: { id: number; slug: string; title: Record<string, string> };
const fetchPage = (path: string) => fetch(`${site.origin}${path}`, { redirect: 'manual' });
const leads = async (path: string) => {
  const answer = await fetchPage(path);
  return [answer.status, answer.headers.get('location')];
};
const addressIn = (code: string, slug: string) =>
  `${prefixOf(code)}/${encodeURIComponent(slug)}/product/${product.id}`;
/** The page's address in a language, according to the page. */
const ownIn = async (code: string) => {
  const { canonical } = await readHead(`${site.origin}${addressIn(code, product.slug)}`);
  return canonical.slice(site.origin.length);
};
const entitle = (language: string, title: string) =>
  transaction(site.database.db, async (tx) => {
    await sql`
      update products set title = title || jsonb_build_object(${language}::text, ${title}::text)
      where id = ${product.id}
    `.execute(tx);
    await touch(tx, `product:${product.id}`);
  });

describe.skipIf(missing !== null)(`addresses${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    const { rows } = await sql<typeof product>`
      select id, slug, title from products
      where public and title ?& array['en', 'fr', 'ar', 'tr', 'hi'] order by id limit 1
    `.execute(site.database.db);
    if (!rows[0]) throw new Error('There is no product in five languages.');
    [product] = rows;
  });
  afterAll(() => site?.close());

  it('are of each language, and every page names the same ones', async () => {
    const own = Object.fromEntries(
      await Promise.all(CODES.map(async (code) => [code, await ownIn(code)] as const)),
    );
    expect(own.en).toBe(addressIn('en', product.slug));
    expect(decodeURIComponent(own.ar ?? '')).toMatch(/^\/ar\/[\p{Script=Arabic}\d-]+\/product\//u);
    expect(decodeURIComponent(own.hi ?? '')).toMatch(/\p{Script=Devanagari}/u);
    expect(new Set(Object.values(own)).size).toBe(5);
    for (const code of CODES) {
      const head = await readHead(site.origin + own[code]);
      expect(head.status).toBe(200);
      expect(head.canonical).toBe(site.origin + own[code]);
      expect(head.card['og:url']).toBe(head.canonical);
      expect(JSON.stringify(head.things)).toContain(head.canonical);
      for (const other of [...CODES, 'x-default'])
        expect(head.languages[other]).toBe(site.origin + own[other === 'x-default' ? 'en' : other]);
      // it answers itself, without a redirect
      expect((await fetchPage(own[code] ?? '')).status).toBe(200);
    }
  });

  it('redirect permanently from other forms of the address, and keep the query', async () => {
    const [french, arabic] = [await ownIn('fr'), await ownIn('ar')];
    expect(await leads(addressIn('fr', product.slug))).toEqual([301, french]);
    expect(await leads(addressIn('ar', product.slug))).toEqual([301, arabic]);
    expect(await leads(`/fr${arabic.slice(3)}`)).toEqual([301, french]);
    expect(await leads(`/x/product/${product.id}?variant=7&utm_source=a`)).toEqual([
      301,
      `${addressIn('en', product.slug)}?variant=7&utm_source=a`,
    ]);
  });

  it('are in the sitemap as the pages say them', async () => {
    for (const code of CODES) {
      const index = await (await fetchPage('/sitemap.xml')).text();
      const file = new RegExp(`<loc>([^<]*/sitemap/${code}-products-1.xml)</loc>`).exec(index)?.[1];
      const xml = await (await fetch(file ?? '')).text();
      const urls = xml.split('<url>').slice(1);
      const own = urls.find((url) => url.includes(`/product/${product.id}<`)) ?? '';
      expect(own).toContain(`<loc>${site.origin}${await ownIn(code)}</loc>`);
      for (const other of CODES)
        expect(own).toContain(`hreflang="${other}" href="${site.origin}${await ownIn(other)}"`);
    }
  });

  it.each([1280, 360])('change with the language menu, at %d', async (width) => {
    const { page, complaints, close } = await site.visit({ viewport: { width, height: 800 } });
    const arabic = await ownIn('ar');
    await openPage(page, addressIn('en', product.slug));
    const link = page.locator('a[hreflang=ar]').first();
    expect(await link.getAttribute('href')).toBe(arabic);
    await openPage(page, arabic);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(product.title.ar);
    expect(new URL(page.url()).pathname).toBe(arabic);
    // a step within the site to a product: the menu refers to the product
    await openPage(page, '/ar/all/products');
    const card = page.locator('main a[href*="/product/"]').first();
    const to = (await card.getAttribute('href')) ?? '';
    expect(decodeURIComponent(to)).toMatch(/\p{Script=Arabic}/u);
    await card.click();
    await page.waitForURL((url) => url.pathname === to);
    await settled(page);
    const english = (await page.locator('a[hreflang=en]').first().getAttribute('href')) ?? '';
    expect(english).toMatch(/^\/[a-z0-9-]+\/product\/\d+$/);
    expect(await leads(english)).toEqual([200, null]);
    await close();
    expect(complaints).toEqual([]);
  });

  it('change with the title, and former ones redirect', async () => {
    const before = await ownIn('fr');
    await entitle('fr', 'Tout autre chose : n°2');
    const after = addressIn('fr', 'tout-autre-chose-n-2');
    await expect.poll(() => leads(before)).toEqual([301, after]);
    expect(await leads(after)).toEqual([200, null]);
    await entitle('fr', '✨✨');
    await expect.poll(() => leads(after)).toEqual([301, addressIn('fr', product.slug)]);
    expect(await leads(addressIn('fr', product.slug))).toEqual([200, null]);
  });
});
