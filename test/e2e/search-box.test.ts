// The search box by keyboard, in English and Arabic: what a screen reader announces, where the keys
// lead, and what it remembers.
import type { Page } from 'playwright-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCustomer } from '../customer.ts';
import { axe } from './axe.ts';
import { openPage } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const skipped = missing ? ` (skipped: ${missing})` : '';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

let site: Site;
beforeAll(async () => {
  if (missing) return;
  site = await openSite();
  await sql`
    insert into searches (language, words, typed, asked, found, last_at, visitors, told)
    values ('en', 'leather bag', 'leather bag', 9, 5, now(), 7, true),
      ('ar', 'حقيبه جلد', 'حقيبة جلد', 9, 5, now(), 7, true)
  `.execute(site.database.db);
});
afterAll(() => site?.close());

const boxOf = (page: Page, language = 'en') =>
  page.getByRole('combobox', { name: wordsOf(language).search?.label ?? '' });
/** The text of the highlighted option; null for none. */
const pointed = async (page: Page, language = 'en') => {
  const id = await boxOf(page, language).getAttribute('aria-activedescendant');
  if (!id) return null;
  const option = page.locator(`[id="${id}"]`);
  expect(await option.getAttribute('aria-selected')).toBe('true');
  return option.innerText();
};

describe.skipIf(missing !== null)(`the search box by keyboard${skipped}`, () => {
  it.each([
    ['en', '', 'leat', 'leather bag'],
    ['ar', '/ar', 'حقي', 'حقيبة جلد'],
  ])('in %s announces, selects, opens and closes', async (language, prefix, typed, first) => {
    const { page, complaints, close } = await site.visit();
    await openPage(page, `${prefix}/categories`);
    const box = boxOf(page, language);
    const list = page.getByRole('listbox');
    expect(await box.getAttribute('aria-expanded')).toBe('false');
    await box.pressSequentially(typed);
    await list.waitFor();
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    expect(await box.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
    const count = await page.getByRole('option').count();
    const status = page.getByRole('search').getByRole('status');
    expect(await status.innerText()).toContain(String(count));
    expect(await axe(page)).toEqual([]);

    expect(await pointed(page, language)).toBeNull();
    await box.press('ArrowDown');
    expect(await pointed(page, language)).toBe(first);
    await box.press('ArrowUp'); // wraps round to the last one
    expect(await pointed(page, language)).not.toBe(first);
    await box.press('ArrowDown');
    expect(await pointed(page, language)).toBe(first);
    await box.press('Home');
    expect(await pointed(page, language)).toBeNull();
    await box.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await box.inputValue()).toBe(typed);
    await box.press('Alt+ArrowDown');
    await list.waitFor();
    expect(await pointed(page, language)).toBeNull();
    await box.press('Tab');
    await list.waitFor({ state: 'hidden' });

    await box.focus();
    await box.press('ArrowDown');
    await list.waitFor();
    await expect
      .poll(async () => {
        if ((await pointed(page, language)) === null) await box.press('ArrowDown');
        return pointed(page, language);
      })
      .toBe(first);
    await box.press('Enter');
    await page.waitForURL(`**/search?q=${encodeURIComponent(first).replaceAll('%20', '+')}`);
    expect(complaints).toEqual([]);
    await close();
  });

  it('searches within a category, and everywhere again', async () => {
    const { page, close } = await site.visit();
    const { rows } = await sql<{ id: number; title: string }>`
      select id, title ->> 'en' as title from categories where public and parent_id is null
      order by id limit 1
    `.execute(site.database.db);
    const [category] = rows;
    await openPage(page, `/search?q=e&within=${category?.id}`);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.innerText()).toContain(category?.title ?? '?');
    await page
      .getByRole('link', { name: wordsOf('en').listing?.['search-everywhere'] ?? '' })
      .click();
    await page.waitForURL('**/search?q=e');
    await expect.poll(() => heading.innerText()).not.toContain(category?.title ?? '?');
    await close();
  });

  it('remembers searches in this browser alone, removes one or all, and forgets them at sign-out', async () => {
    const { page, close } = await site.visit();
    const words = wordsOf('en').suggest ?? {};
    const { bearer: value } = await makeCustomer(site.database, { name: 'Noor' });
    await page.context().addCookies([{ name: 'frontend_token', value, url: site.origin }]);
    // a page that is being left gives no answer
    const storedSearches = () =>
      page.evaluate(() => localStorage.getItem('searches') ?? '').catch(() => null);
    for (const q of ['kettle', 'lamp', 'scarf']) await openPage(page, `/search?q=${q}`);
    await openPage(page, '/categories');
    const box = boxOf(page);
    await box.focus();
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(await options.allInnerTexts()).toEqual(['scarf', 'lamp', 'kettle']);
    expect(await axe(page)).toEqual([]);
    await box.press('ArrowDown');
    await box.press('Delete');
    await expect.poll(() => options.allInnerTexts()).toEqual(['lamp', 'kettle']);
    await page.getByRole('search').getByText('Removed: scarf').waitFor();
    await page
      .getByRole('button', { name: (words.remove ?? '').replace('{text}', 'lamp') })
      .click();
    await expect.poll(() => options.allInnerTexts()).toEqual(['kettle']);
    await box.press('ArrowDown');
    await box.press('Enter');
    await page.waitForURL('**/search?q=kettle');
    await expect.poll(storedSearches).toContain('kettle');
    await openPage(page, '/ar/categories'); // another language has its own
    await boxOf(page, 'ar').focus();
    await page.waitForTimeout(300);
    expect(await page.getByRole('listbox').count()).toBe(0);
    await openPage(page, '/categories');
    await page.locator('summary', { hasText: wordsOf('en').header?.account ?? '' }).click();
    await page.getByRole('button', { name: wordsOf('en').header?.['sign-out'] ?? '' }).click();
    await page.locator('a[href="/login"]:visible').first().waitFor();
    await expect.poll(storedSearches).toBe('');
    await close();
  });

  it('is as wide as a phone, large enough for fingers, and ends above the keyboard', async () => {
    const { page, close } = await site.visit(PHONE);
    await openPage(page, '/categories');
    await boxOf(page).fill('lea');
    await page.getByRole('option').first().waitFor();
    const panel = page.locator('[role=listbox]').locator('xpath=../..');
    const wide = await panel.boundingBox();
    expect([wide?.x, wide?.width]).toEqual([0, 360]);
    for (const option of await page.getByRole('option').all())
      expect((await option.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    // an on-screen keyboard leaves less visible room
    await page.setViewportSize({ width: 360, height: 420 });
    await expect
      .poll(async () => {
        const box = await panel.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBeLessThanOrEqual(420);
    expect(await axe(page)).toEqual([]);
    await close();
  });

  it('drops outdated requests, and sends none twice', async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/categories');
    const queries: string[] = [];
    const failed: string[] = [];
    const of = (url: string) => new URL(url).searchParams.get('q') ?? '';
    await page.route('**/api/v1/search/complete**', async (route) => {
      queries.push(of(route.request().url()));
      if (queries.length === 1) await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue().catch(() => {});
    });
    page.on('requestfailed', (request) => failed.push(of(request.url())));
    await boxOf(page).fill('lea');
    await expect.poll(() => queries).toEqual(['lea']);
    await boxOf(page).fill('leat');
    await page.getByRole('option').first().waitFor();
    expect([queries, failed]).toEqual([['lea', 'leat'], ['lea']]);
    await boxOf(page).fill('leath');
    await expect.poll(() => queries.length).toBe(3);
    await boxOf(page).fill('leat');
    await page.waitForTimeout(1000);
    expect(queries).toEqual(['lea', 'leat', 'leath']);
    await close();
  });

  it.each([
    ['en', '', 'oak camera'],
    ['ar', '/ar', 'كاميرا خشب'],
  ])('says that no product has all of the words, in %s', async (language, prefix, question) => {
    const { page, complaints, close } = await site.visit();
    await openPage(page, `${prefix}/search?q=${encodeURIComponent(question)}`);
    await page
      .locator('main')
      .getByText(wordsOf(language).listing?.['some-words'] ?? '', { exact: true })
      .waitFor();
    expect(await page.locator('main li .tile-title').count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
