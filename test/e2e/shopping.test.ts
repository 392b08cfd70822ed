// What a shopper sees on the way to an order: the home page, the search box, a product, the cart,
// how to pay, and empty lists.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Home } from '#contract/home.ts';
import { makeCustomer } from '../customer.ts';
import { openPage } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { twoThings } from './two-things.ts';

const skipped = missing ? ` (skipped: ${missing})` : '';
const words = wordsOf('en');
const textOf = (section: string, key: string) => words[section]?.[key] ?? `${section}.${key}`;
const PAUSE_MS = 700;

let site: Site;
beforeAll(async () => {
  if (!missing) site = await openSite();
});
afterAll(() => site?.close());

const getData = async <Data>(path: string): Promise<Data> =>
  (await (await fetch(`${site.origin}/api/v1/${path}`)).json()).data;
const product = async (condition: string) => {
  const { rows } = await sql<{ id: number; left: number }>`
    select p.id, max(i.quantity) as left
    from products p
    join inventories i on i.product_id = p.id
    where p.public
    group by p.id
    having ${sql.raw(condition)}
    order by p.id
    limit 1`.execute(site.database.db);
  if (!rows[0]) throw new Error('The demo market has no such product.');
  return rows[0];
};
const add = (page: Page) =>
  page.locator('button:visible', { hasText: textOf('product-page', 'add') }).first();

describe.skipIf(missing !== null)(`the home page${skipped}`, () => {
  it('has its blocks in order', async () => {
    const { page, close } = await site.visit();
    const home = await getData<Home>('home');
    await openPage(page, '/');
    const main = page.getByRole('main');
    await main.getByRole('region', { name: textOf('home', 'slides') }).waitFor();
    await main.getByRole('list', { name: textOf('home', 'features') }).waitFor();
    const collections = home.collections.map(({ title }) => title);
    expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      ...home.flash_sales.map(({ title }) => title),
      ...collections.slice(0, -1),
      textOf('home', 'categories'),
      textOf('home', 'brands'),
      ...collections.slice(-1),
      textOf('home', 'discover'),
    ]);
    await page.getByRole('region', { name: textOf('newsletter', 'title') }).waitFor();
    await close();
  });

  it('links slides and banners to their destinations', async () => {
    const { page, close } = await site.visit();
    const { db } = site.database;
    await db
      .updateTable('banners')
      .set({ source_type: 6, url: '/page/terms' })
      .where('type', '=', 6)
      .execute();
    await openPage(page, '/');
    const home = await getData<Home>('home');
    expect(home.banners.map(({ type }) => type).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    const hrefs = await page
      .locator('main a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const { id, slug, source_type: source, url } of home.banners)
      expect(hrefs).toContain(source === 6 ? url : `/${slug}/products?banner=${id}`);
    for (const { id, slug } of home.slider.main)
      expect(hrefs).toContain(`/${slug}/products?home_spm=${id}`);
    const [banner] = home.banners.filter(({ type }) => type === 5);
    await page.locator(`main a[href$="banner=${banner?.id}"]`).click();
    await page.waitForURL(`**/products?banner=${banner?.id}`);
    await page.getByRole('heading', { level: 1, name: banner?.title ?? '?' }).waitFor();
    await page.locator('main .tile-title').first().waitFor();
    await close();
  });
});

type Completions = { words: unknown[]; products: unknown[]; categories: { parent: unknown }[] };

describe.skipIf(missing !== null)(`the search box${skipped}`, () => {
  const boxOf = (page: Page) => page.getByRole('combobox', { name: textOf('search', 'label') });

  it('suggests in groups, 700 ms after the last letter', async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/categories');
    const searches: { q: string | null; at: number }[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/v1/search/complete')
        searches.push({ q: url.searchParams.get('q'), at: Date.now() });
    });
    const found = await Promise.all(
      [...'abcdefghklmnoprstw'].map(async (q) => ({
        q,
        ...(await getData<Completions>(`search/complete?q=${q}`)),
      })),
    );
    const { q } = found.find(
      ({ words, categories, products }) =>
        Math.min(words.length, products.length) > 0 &&
        new Set(categories.map(({ parent }) => parent === null)).size === 2,
    ) ?? { q: '' };
    await boxOf(page).pressSequentially(`x${q}`, { delay: 50 });
    await boxOf(page).press('Home');
    await boxOf(page).press('Delete');
    const last = Date.now();
    for (const group of ['suggested', 'category', 'sub-category', 'product'])
      await page.getByRole('group', { name: textOf('suggest', group), exact: true }).waitFor();
    expect(searches.map((one) => one.q)).toEqual([q]);
    expect((searches[0]?.at ?? 0) - last).toBeGreaterThan(PAUSE_MS - 100);
    await close();
  });

  it('says that nothing was found, and closes when it is emptied or left', async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/categories');
    const box = boxOf(page);
    const nothing = page.getByText(textOf('suggest', 'nothing').replace('{text}', 'zzzzzz')).last();
    await box.fill('zzzzzz');
    await nothing.waitFor();
    await box.fill('');
    await nothing.waitFor({ state: 'hidden' });
    await box.fill('zzzzzz');
    await nothing.waitFor();
    await box.press('Tab');
    expect(await nothing.isVisible()).toBe(true);
    await nothing.waitFor({ state: 'hidden', timeout: 2000 });
    await close();
  });

  it('sends no empty or repeated request, and says when no product was found', async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/categories');
    await boxOf(page).press('Enter');
    await page.waitForTimeout(500); // time to go wrong in
    expect(new URL(page.url()).pathname).toBe('/categories');
    await openPage(page, '/search?q=zzzzzz');
    await page.getByText(textOf('listing', 'nothing'), { exact: true }).first().waitFor();
    const before = await page.evaluate(() => history.length);
    await boxOf(page).press('Enter');
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await close();
  });
});

describe.skipIf(missing !== null)(`a product${skipped}`, () => {
  it('requires a choice of options, and allows no more than the stock', async () => {
    const { page, close } = await site.visit();
    const { id } = await product(`count(*) > 3 and bool_and(i.choice <> '{}')`);
    await openPage(page, `/x/product/${id}`);
    await add(page).click();
    await page.getByText(textOf('refusal', 'choose-attributes')).waitFor();
    const plain = await product(`count(*) = 1 and max(i.quantity) between 2 and 5000`);
    await openPage(page, `/x/product/${plain.id}`);
    const quantity = page
      .getByRole('textbox', { name: textOf('product-page', 'quantity') })
      .first();
    await quantity.fill(String(plain.left + 1));
    await quantity.press('Enter');
    await page.getByText(textOf('refusal', 'not-enough-stock')).first().waitFor();
    await close();
  });

  it('that is sold out cannot be added', async () => {
    const { page, close } = await site.visit();
    const { id } = await product('max(i.quantity) = 0');
    await openPage(page, `/x/product/${id}`);
    await page.getByText(textOf('refusal', 'out-of-stock')).first().waitFor();
    expect(await add(page).count()).toBe(0);
    await close();
  });
});

describe.skipIf(missing !== null)(`the cart${skipped}`, () => {
  it('shows when it is empty, selects all, and confirms before it removes a line', async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/cart');
    await page.getByText(textOf('cart', 'empty')).filter({ visible: true }).waitFor();
    const things = await twoThings(site, 20);
    for (const { id, inventory } of things)
      await page.evaluate(
        async (thing) => {
          const body = JSON.stringify({ ...thing, user_token: localStorage.getItem('user_token') });
          await fetch('/api/v1/cart/action', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          });
        },
        { product_id: id, inventory_id: inventory, quantity: 2 },
      );
    await openPage(page, '/cart');
    await page.getByRole('link', { name: 'Cart, 4' }).first().waitFor();
    const ticks = page.getByRole('main').getByRole('checkbox');
    await Promise.all([
      page.waitForRequest(/cart\/change/).then((request) =>
        expect(request.postDataJSON()).toMatchObject({
          checked: [],
          unchecked: [expect.any(Number), expect.any(Number)],
        }),
      ),
      ticks.first().click(),
    ]);
    await page.getByText(textOf('refusal', 'nothing-selected')).first().waitFor();
    const remove = new RegExp(textOf('cart', 'remove').replace('{title}', '.+'));
    await Promise.all([
      page.waitForResponse(/cart\/by-user/),
      page.getByRole('button', { name: remove }).first().click(),
    ]);
    await page.getByRole('button', { name: textOf('cart', 'undo') }).waitFor();
    await page.getByRole('link', { name: 'Cart, 2' }).first().waitFor();
    await close();
  });
});

describe.skipIf(missing !== null)(`a new customer${skipped}`, () => {
  it('sees that there are no orders and no vouchers', async () => {
    const { page, close } = await site.visit();
    const { bearer: value } = await makeCustomer(site.database);
    await page.context().addCookies([{ name: 'frontend_token', value, url: site.origin }]);
    await openPage(page, '/user/orders');
    await page.getByText(textOf('orders', 'none'), { exact: true }).waitFor();
    await site.database.db.updateTable('vouchers').set({ public: false }).execute();
    await openPage(page, '/user/vouchers');
    await page.getByText(textOf('lists', 'vouchers-none'), { exact: true }).waitFor();
    await close();
  });
});
