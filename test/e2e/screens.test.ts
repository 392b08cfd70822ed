// Every screen in every language and on every width: it renders, says nothing to the console, does not overflow, and axe finds nothing.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { makeCustomer } from '../customer.ts';
import { makeAddress } from '../make.ts';
import { missing, openSite, type Site } from './site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TALL = 1600;                         // so that what sticks to the bottom covers nothing that is looked at
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const names = ['home', 'categories', 'brands', 'category', 'sub-category', 'products', 'brand', 'collection', 'search', 'nothing found', 'flash sales', 'flash sale', 'product', 'store', 'page', 'contact', 'confirming the newsletter', 'leaving the newsletter',
  'sitemap', 'track', 'cart', 'orders', 'shipping', 'checkout', 'sign in', 'register', 'forgotten password', 'become a seller', 'profile', 'wishlist', 'compared', 'followed stores', 'vouchers', 'addresses', 'not found'] as const;

const personal = new Set<string>(['track', 'cart', 'orders', 'shipping', 'checkout', 'sign in', 'register', 'forgotten password', 'become a seller', 'profile', 'wishlist', 'compared', 'followed stores', 'vouchers', 'addresses']);
/** These are looked at as somebody who is signed in. */
const own = new Set<string>(['profile', 'wishlist', 'compared', 'followed stores', 'vouchers', 'addresses']);

let site: Site;
let paths: Record<(typeof names)[number], string>;
let bearer: string;

describe.skipIf(missing !== null)(`screens${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    paths = await findPaths();
    bearer = await makeCollector();
  });
  afterAll(() => site?.close());

  it.each([['en', '', 1280, 'light'], ['ar', '/ar', 360, 'dark']] as const)('axe finds nothing in %s%s at %d, %s', async (_, prefix, width, colorScheme) => {
    const { page, close } = await site.visit({ viewport: { width, height: TALL }, colorScheme, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const name of names) {
      await be(page, name);
      await page.goto(`${prefix}${paths[name]}`, { waitUntil: 'networkidle' });
      await page.evaluate(AXE);
      const violations = await page.evaluate(async (tags) => {
        const axe = Reflect.get(globalThis, 'axe') as { run: (where: Document, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        return (await axe.run(document, { runOnly: { type: 'tag', values: tags } })).violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
      }, RULES);
      found.push(...violations.map((violation) => `${name}: ${violation}`));
    }
    await close();
    expect(found).toEqual([]);
  }, 240_000);

  it.each([['en', ''], ['fr', '/fr'], ['ar', '/ar'], ['tr', '/tr'], ['hi', '/hi']] as const)('all is quiet and fits in %s', async (language, prefix) => {
    const { page, complaints, close } = await site.visit({ viewport: { width: 360, height: 780 } });
    const wrong: string[] = [];
    for (const name of names) {
      await be(page, name);
      const answer = await page.goto(`${prefix}${paths[name]}`, { waitUntil: personal.has(name) ? 'networkidle' : 'load' });
      if (answer?.status() !== (name === 'not found' ? 404 : 200)) wrong.push(`${name} answers ${answer?.status()}`);
      const seen = await page.evaluate(() => ({ over: document.documentElement.scrollWidth - document.documentElement.clientWidth, lang: document.documentElement.lang, titled: document.title !== '', headings: document.querySelectorAll('h1').length }));
      if (seen.over > 0) wrong.push(`${name} is ${seen.over} px wider than the screen`);
      if (seen.lang !== language || !seen.titled || seen.headings !== 1) wrong.push(`${name}: ${JSON.stringify(seen)}`);
    }
    await close();
    expect([...wrong, ...complaints.filter((complaint) => !complaint.includes('status of 404'))]).toEqual([]);
  }, 180_000);
});

/** Signs in or out for a screen. */
async function be(page: Page, name: string): Promise<void> {
  await page.context().clearCookies();
  if (own.has(name)) await page.context().addCookies([{ name: 'frontend_token', value: bearer, url: site.origin }]);
}

/** Somebody with something on each of their lists. */
async function makeCollector(): Promise<string> {
  const { db } = site.database, { accountId, customer, bearer: own } = await makeCustomer(site.database);
  for (const list of ['wishes', 'compares'] as const) await sql`insert into ${sql.table(list)} (account_id, product_id) select ${accountId}::int, id from products where public and id % 7 = 0 order by id limit 4`.execute(db);
  await sql`insert into follows (account_id, store_id) select ${accountId}::int, id from stores order by id limit 2`.execute(db);
  await makeAddress(db, customer);
  return own;
}

async function findPaths(): Promise<typeof paths> {
  const { rows } = await sql<{ product: string; store: string; category: string; sub: string; brand: string; collection: string; sale: number }>`
    select (select '/' || slug || '/product/' || id from products where review_count > 0 order by review_count desc, id limit 1) as product, (select '/shop/' || slug from stores order by id limit 1) as store,
      (select '/all/' || slug from categories where parent_id is null order by id limit 1) as category, (select '/all/' || t.slug || '/' || c.slug from categories c join categories t on t.id = c.parent_id order by c.id limit 1) as sub,
      (select '/' || slug || '/brand?brand=' || id from brands order by id limit 1) as brand, (select '/' || slug || '/collection?collection=' || id from collections order by id limit 1) as collection, (select id from flash_sales limit 1) as sale`.execute(site.database.db);
  const [row] = rows;
  if (!row) throw new Error('The demo market is empty.');
  return { home: '/', categories: '/categories', brands: '/brands', category: row.category, 'sub-category': row.sub, products: '/all/products?sortby=price_low_to_high&page=2', brand: row.brand, collection: row.collection, search: '/search?q=tea',
    'nothing found': '/search?q=zzzzzz', 'flash sales': '/flash-sale', 'flash sale': `/flash-sale/${row.sale}`, product: row.product, store: row.store,
    page: '/page/terms', contact: '/page/contact', 'confirming the newsletter': '/newsletter/confirm?key=x', 'leaving the newsletter': '/newsletter/leave?key=x', sitemap: '/page/sitemap', track: '/track-order', cart: '/cart', orders: '/user/orders', shipping: '/shipping', checkout: '/checkout',
    'sign in': '/login', register: '/register', 'forgotten password': '/forgot-password', 'become a seller': '/seller/register', profile: '/user/profile', wishlist: '/user/wishlists', compared: '/user/compared', 'followed stores': '/user/following',
    vouchers: '/user/vouchers', addresses: '/user/addresses', 'not found': '/no/such/page' };
}
