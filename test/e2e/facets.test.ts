// Filtering a list: the filters of a store's page, and one choice of a long filter found by typing.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { openPage, settled } from './settled.ts';

let site: Site;
let store: { slug: string; brand: string; id: number };

const WIDTHS = [
  ['en', '', 1280],
  ['ar', '/ar', 360],
] as const;
const words = (language: string) => wordsOf(language).listing ?? {};

describe.skipIf(missing !== null)(`filters${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    const { rows } = await sql<typeof store>`
      select s.slug, b.title ->> 'en' as brand, b.id
      from product_facts p
      join stores s on s.id = p.store_id
      join brands b on b.id = p.brand_id
      where p.public
      group by s.id, b.id
      order by count(*) desc, s.id, b.id
      limit 1
    `.execute(site.database.db);
    if (!rows[0]) throw new Error('The demo market is empty.');
    [store] = rows as [typeof store];
  });
  afterAll(() => site?.close());

  it.each(WIDTHS)('narrow a store’s products, in %s', async (_, prefix, width) => {
    const { page, complaints, close } = await site.visit({ viewport: { width, height: 800 } });
    await openPage(page, `${prefix}/shop/${store.slug}`);
    const phone = width < 1024;
    if (phone) await page.locator('button[popovertarget=filters]:visible').first().click();
    const tick = page.locator(`#filters input[name=brand][value="${store.id}"]`);
    const label = page.locator(`#filters label:has(input[name=brand][value="${store.id}"])`);
    const countText = await label.locator('.figures').innerText();
    await label.click();
    await page.waitForURL(`**${prefix}/shop/${store.slug}?brand=${store.id}`);
    await settled(page);
    const formatted = await page.locator('main li .tile-title').count();
    expect(formatted).toBe(
      Math.min(30, Number(countText.replace(/[٠-٩]/g, (one) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(one))))),
    );
    if (phone) await page.locator('#filters [popovertargetaction=hide]').click();
    await page.locator('main ul .chip').click();
    await page.waitForURL(`**${prefix}/shop/${store.slug}`);
    await settled(page);
    expect(await tick.isChecked()).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(WIDTHS)(
    'with many choices can be searched by typing, in %s',
    async (language, prefix, width) => {
      const { page, complaints, close } = await site.visit({ viewport: { width, height: 800 } });
      await openPage(page, `${prefix}/all/products`);
      if (width < 1024) await page.locator('button[popovertarget=filters]:visible').first().click();
      const legend = words(language).brands ?? '';
      const field = page.getByLabel((words(language)['find-in'] ?? '').replace('{legend}', legend));
      const group = page.locator('fieldset', { has: field });
      expect(await group.locator('input[name=brand]').count()).toBe(20);
      const shown = await group.locator('label').allInnerTexts();
      const { rows } = await sql<{ id: number; title: string }>`
      select id, said(title, ${language}) as title from brands
      where public and exists (select from product_facts p where p.brand_id = brands.id and p.public)
    `.execute(site.database.db);
      const rest = rows.filter(({ title }) => !shown.some((text) => text.includes(title)));
      const [one, other] = rest;
      if (!one || !other) throw new Error('All brands are shown.');
      await field.fill(one.title.toUpperCase());
      await field.press('Enter');
      const box = group.locator(`input[value="${one.id}"]`);
      await box.waitFor();
      await field.press('Tab');
      while (!(await box.evaluate((own) => own === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.waitForURL(`**${prefix}/all/products?brand=${one.id}`);
      await settled(page);
      // a choice stays while another one is searched for
      await field.fill(other.title);
      await group.locator(`label:has(input[value="${other.id}"])`).click();
      await page.waitForURL(`**${prefix}/all/products?brand=${one.id},${other.id}`);
      await settled(page);
      await field.fill('zzqx');
      await group.getByRole('status').filter({ hasText: /\p{L}/u }).waitFor();
      expect(await group.locator('input[name=brand]').count()).toBe(2);
      await field.press('Escape');
      expect(await field.inputValue()).toBe('');
      expect(await field.isVisible()).toBe(true);
      // chosen ones are among the first, the others are behind "show more"
      expect(await group.locator('details').getAttribute('open')).toBeNull();
      for (const { id } of [one, other])
        expect(await group.locator(`input[value="${id}"]`).isVisible()).toBe(true);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('and the scroll position are restored after viewing a product', async () => {
    const { page, close } = await site.visit({ viewport: { width: 1280, height: 800 } });
    await openPage(page, '/all/products?stock=1&rating=3');
    const far = page.locator('main .tile-title a, main li a').last();
    await far.scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => scrollY);
    const last = page.locator('main li:has(.tile-title)').last();
    await last.locator('a').first().click();
    await page.waitForURL('**/product/**');
    await settled(page);
    await page.goBack();
    await settled(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(at / 2);
    expect(await page.locator('#filters input[name=stock]').isChecked()).toBe(true);
    await close();
  });
});
