// Names and prices longer than any screen: a title of 200 letters without a space, a store of
// seventy, a price of ten digits. No page is wider than a phone, and no list is cut off on a
// tablet.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSeller, makeStaff } from '../at-work.ts';
import { openPage } from './settled.ts';
import { missing, openSite, type Site } from './site.ts';

const TITLE = 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200);
const STORE = 'Kupferwarenhandelsgesellschaftundcompagniekommanditgesellschaftmbh';
const DEAR = 123_456_789_000; // cents

let site: Site;
let product: { id: number; slug: string; store: string };
let store: number;
let order: number;

describe.skipIf(missing !== null)(`long names${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    const { db } = site.database;
    const { rows } = await sql<typeof product & { store_id: number; order_id: number }>`
      select p.id, p.slug, s.slug as store, p.store_id, l.order_id
      from reviews r
      join products p on p.id = r.product_id
      join stores s on s.id = p.store_id
      join order_lines l on l.product_id = p.id
      where p.public and not r.hidden
      order by r.id desc
      limit 1`.execute(db);
    const [row] = rows;
    if (!row) throw new Error('Nothing was reviewed.');
    product = row;
    store = row.store_id;
    order = row.order_id;
    await sql`
      update products
      set title = title || jsonb_build_object('en', ${TITLE}::text), selling = ${DEAR}, offered = null
      where id = ${product.id}`.execute(db);
    await sql`update stores set name = ${STORE} where id = ${store}`.execute(db);
  });
  afterAll(() => site?.close());

  it('fit a phone in the shop', async () => {
    const { page, close } = await site.visit({ viewport: { width: 360, height: 740 } });
    const wrong: string[] = [];
    for (const path of [
      `/${product.slug}/product/${product.id}`,
      `/all/products?store=${store}&sortby=price_high_to_low`,
      `/shop/${product.store}`,
      '/stores',
      '/search?q=Donaudampfschifffahrtsgesellschaft',
    ]) {
      await openPage(page, path);
      wrong.push(...(await widerIn(page)), ...(await meetingPrices(page)));
    }
    await close();
    expect(wrong).toEqual([]);
  });

  it('fit a phone in the back office and the seller centre', async () => {
    const [owner, seller] = [
      await makeStaff(site.database, 'owner'),
      await makeSeller(site.database, store),
    ];
    const wrong: string[] = [];
    for (const [{ bearer }, paths] of [
      [owner, ['products?q=Donau', 'stores', 'reviews', 'parcels', 'orders', `orders/${order}`]],
      [seller, ['products', 'parcels', 'reviews', 'stock']],
    ] as const) {
      const { page, close } = await site.visit({ viewport: { width: 360, height: 740 } });
      await page
        .context()
        .addCookies([{ name: 'frontend_token', value: bearer, url: site.origin }]);
      for (const path of paths) {
        await openPage(page, `${bearer === owner.bearer ? '/admin' : '/seller'}/${path}`);
        wrong.push(...(await widerIn(page)));
      }
      await close();
    }
    expect(wrong).toEqual([]);
  });

  it('and parcels fit a tablet without scrolling sideways', async () => {
    const { bearer } = await makeSeller(site.database, store);
    const { page, close } = await site.visit({ viewport: { width: 768, height: 1000 } });
    await page.context().addCookies([{ name: 'frontend_token', value: bearer, url: site.origin }]);
    await openPage(page, '/seller/parcels');
    await page.getByRole('list', { name: 'Parcels' }).waitFor();
    const pushed = await page.evaluate(() =>
      [...document.querySelectorAll('main, main *')]
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
        .filter((part) => getComputedStyle(part).overflowX === 'auto')
        .map((part) => part.className),
    );
    expect([...pushed, ...(await widerIn(page))]).toEqual([]);
    await close();
  });
});

/** Reports a page that is wider than its window. */
async function widerIn(page: Page): Promise<string[]> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return over > 0 ? [`${page.url()} is ${over} px too wide`] : [];
}

/** The prices that overflow their tile. */
const meetingPrices = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.price bdi')]
      .filter((price) => {
        const tile = price.closest('li, article')?.getBoundingClientRect();
        return tile && price.getBoundingClientRect().right > tile.right + 1;
      })
      .map((price) => `${location.pathname}: ${price.textContent} leaves its tile`),
  );
