// Ways around the shop: languages, no script, search, filters, notices, a lost network.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { openPage, reload, settled } from './settled.ts';

let site: Site;

describe.skipIf(missing !== null)(`browsing${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  it('only the root address redirects to the browser’s language', async () => {
    const { page, close } = await site.visit({ locale: 'ar' });
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/ar');
    await page.goto('/cart');
    expect(new URL(page.url()).pathname).toBe('/cart');
    await close();
  });

  it('a chosen language is remembered for a year and overrides the browser’s', async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/all/kitchen');
    await page.locator('summary', { hasText: 'English' }).click();
    await page.getByRole('link', { name: 'Türkçe' }).click();
    const { rows } = await sql<{ slug: string }>`
      select s.slug
      from slugs s
      join categories c on c.id = s.category_id
      where c.slug = 'kitchen' and s.language = 'tr' and s.current`.execute(site.database.db);
    await page.waitForURL(`**/tr/all/${rows[0]?.slug}`);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected');
    expect(cookie).toMatchObject({ value: 'tr', path: '/', sameSite: 'Lax' });
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/tr');
    await close();
  });

  it('browsing works without script: home, category, filter, page two, product', async () => {
    const { page, complaints, close } = await site.visit({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('link', { name: 'Electronics' }).first().click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Electronics');
    await page.goto('/all/products?page=2');
    expect(await page.locator('main a[href*="/product/"]').count()).toBe(30);
    await page.locator('main a[href*="/product/"]').first().click();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('lays out what is far below late, and going back returns to the same place', async () => {
    const { page, complaints, close } = await site.visit();
    const left = () =>
      page.locator('footer').evaluate((footer) => getComputedStyle(footer).contentVisibility);
    await page.goto('/');
    await page.locator('main a[href*="/product/"]').first().click();
    await page.waitForURL('**/product/**'); // so that it is among the recently viewed ones
    await settled(page);
    await page.goto('/');
    await settled(page);
    expect(await left()).toBe('auto');
    const link = page.locator('main section a[href*="/product/"]').nth(30);
    await link.scrollIntoViewIfNeeded();
    const path = await link.getAttribute('href');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    const place = () => link.evaluate((tile) => tile.getBoundingClientRect().top);
    const before = await place();
    const moved = async () => Math.abs((await place()) - before);
    await link.click();
    await page.waitForURL(`**${path}`);
    await settled(page);
    expect(await left()).toBe('visible');
    await page.goBack();
    await link.waitFor();
    await expect.poll(moved).toBeLessThanOrEqual(1); // browsers scroll to whole pixels
    await reload(page);
    expect(await left()).toBe('visible');
    await expect.poll(moved).toBeLessThanOrEqual(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('prices are aligned with titles, in right-to-left languages too', async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/ar/all/products');
    const off = await page.locator('main .tile').evaluateAll((tiles) =>
      tiles.map((tile) => {
        const text = document.createRange(); // its element may be as wide as the tile
        text.selectNodeContents(tile.querySelector('.price bdi, bdi.price') ?? tile);
        return Math.round(tile.getBoundingClientRect().right - text.getBoundingClientRect().right);
      }),
    );
    expect(off.length).toBeGreaterThan(5);
    expect(Math.max(...off.map(Math.abs))).toBeLessThan(3);
    await page.locator('main .tile bdi.price').first().waitFor(); // one without a reduction
    await close();
  });

  it('search suggests after a pause, follows the arrows, and leads to results', async () => {
    const { page, complaints, close } = await site.visit();
    await openPage(page, '/');
    const box = page.getByRole('combobox', { name: wordsOf('en').search?.label ?? '' });
    await box.fill('tea');
    await page.getByRole('option').first().waitFor();
    await box.press('ArrowDown');
    expect(await box.getAttribute('aria-activedescendant')).toBeTruthy();
    await box.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await box.press('Enter');
    await page.waitForURL('**/search?q=tea');
    expect(await page.locator('main a[href*="/product/"]').count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('a price filter is part of the address and is removed with its chip', async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/all/kitchen?min=20&max=30');
    const links = await page
      .locator('main a[href*="/product/"]')
      .evaluateAll((all) =>
        all.map((link) => Number(/\/product\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1])),
      );
    const { rows } = await sql<{ wrong: number }>`
      select count(*) as wrong
      from products p
      left join flash_sale_products f on f.product_id = p.id
      where p.id = any(${links}::int[])
          and coalesce(f.price, p.shown) not between 2000 and 3000`.execute(site.database.db);
    expect(links.length).toBeGreaterThan(0);
    expect(rows[0]?.wrong).toBe(0);
    await close();
  });

  it('shows the cookie notice once, and an offline notice without a network', async () => {
    const { page, close } = await site.visit({}, false);
    const words = wordsOf('en');
    await openPage(page, '/');
    await page.getByRole('button', { name: words.notice?.understood ?? '' }).click();
    await reload(page);
    expect(await page.getByRole('button', { name: words.notice?.understood ?? '' }).count()).toBe(
      0,
    );
    await page.context().setOffline(true);
    await page.getByText(words.offline?.notice ?? '').waitFor();
    await page.context().setOffline(false);
    await page.getByText(words.offline?.notice ?? '').waitFor({ state: 'hidden' });
    await close();
  });

  it('carries security headers, and its policy lets its own scripts run', async () => {
    const answer = await fetch(`${site.origin}/fr`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  it('names every language of a page, each by its absolute address', async () => {
    const html = await (await fetch(`${site.origin}/ar/brands`)).text();
    for (const [code, prefix] of [
      ['en', ''],
      ['fr', '/fr'],
      ['ar', '/ar'],
      ['tr', '/tr'],
      ['hi', '/hi'],
      ['x-default', ''],
    ])
      expect(html.toLowerCase()).toContain(
        `hreflang="${code}" href="${site.origin}${prefix}/brands"`,
      );
    expect(html).toContain(`rel="canonical" href="${site.origin}/ar/brands"`);
  });

  it.each([
    ['/user/order', '/user/orders'],
    ['/fr/page', '/fr/page/sitemap'],
    ['/shop', '/all/products'],
    ['/ar/tea/product', '/ar/all/products'],
  ])(
    'an address without its subject redirects to the page that lists it: %s',
    async (path, there) => {
      const { status, headers } = await fetch(`${site.origin}${path}`, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([301, there]);
    },
  );

  it('lists the products that an address selects, under the right title', async () => {
    const { rows } = await sql<{ id: number; slug: string; title: string }>`
      select id, slug, title ->> 'en' as title
      from brands
      where id in (select brand_id from products where public)
      order by id
      limit 1`.execute(site.database.db);
    const [brand] = rows;
    const answer = await fetch(`${site.origin}/x/products?brand_ids=${brand?.id}&utm=1`);
    expect(answer.url).toBe(`${site.origin}/${brand?.slug}/products?brand_ids=${brand?.id}&utm=1`);
    expect(await answer.text()).toMatch(new RegExp(`<h1[^>]*>${brand?.title}`));
  });

  it('prefetches links that a shopper points at, but not in data-saving mode', async () => {
    const ahead = async (saveData: boolean) => {
      const { page, close } = await site.visit();
      await page.addInitScript((saving) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: saving } });
      }, saveData);
      await openPage(page, '/categories');
      await page.getByRole('contentinfo').locator('a[data-go]').first().hover();
      await settled(page);
      const count = await page.locator('link[rel=prefetch]').count();
      await close();
      return count > 0;
    };
    expect([await ahead(false), await ahead(true)]).toEqual([true, false]);
  });
});
