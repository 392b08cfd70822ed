// The one list of the back office in the browser: on a phone, in bulk, with chosen columns and saved
// views, by keys. In English and Arabic.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeStaff;

async function at(language: string, width: number, path: string) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: owner.bearer, url: site.origin },
  ]);
  await visitor.page.goto(path);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}
const wordsIn =
  (language: string) =>
  (key: string, section = 'desk') =>
    wordsOf(language)[section]?.[key] ?? '';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe.skipIf(missing !== null)(`lists of the desk${missing ? ` (${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(() => site?.close());

  it.each(['en', 'ar'])(
    'on a phone in %s: cards that hide nothing, filters in a sheet',
    async (language) => {
      const t = wordsIn(language);
      const { page, complaints, close } = await at(language, 390, '/admin/products');
      const cards = page.getByRole('list', { name: t('products', 'desk-product') });
      const card = cards.getByRole('listitem').first();
      const said = await card.innerText();
      for (const key of ['store', 'category', 'price', 'stock', 'updated'])
        expect(said).toContain(t(key, 'desk-product'));
      expect(await page.getByRole('table').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await axe(page)).toEqual([]);
      await button(page, t('filters')).click();
      const sheet = page.getByRole('dialog', { name: t('filters') });
      await sheet.getByLabel(t('sort')).selectOption('-price');
      await page.waitForURL('**/admin/products?sort=-price');
      expect(await axe(page)).toEqual([]);
      await button(page, t('show-list')).click();
      await sheet.waitFor({ state: 'detached' });
      const add = page.getByRole('link', { name: t('add', 'desk-product') });
      expect(((await add.boundingBox())?.y ?? 0) > 700).toBe(true);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it.each([
    ['en', 1440],
    ['ar', 390],
  ] as const)('in %s at %d: many rows are changed at once, and it is undone', async (...way) => {
    const [language, width] = way;
    const t = (key: string) => wordsIn(language)(key, 'desk-list');
    const { page, complaints, close } = await at(language, width, '/admin/brands');
    const rows = page.locator('[data-row]');
    await rows.first().waitFor();
    if (width < 768) await button(page, t('choose-rows')).click();
    const boxes = rows.getByRole('checkbox');
    await boxes.nth(0).click();
    await boxes.nth(2).click({ modifiers: ['Shift'] });
    expect(await rows.locator('input:checked').count()).toBe(3);
    expect(await axe(page)).toEqual([]);
    await button(page, t('act-hide')).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('del').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('act-hide') }).click();
    await dialog.getByRole('button', { name: t('close') }).waitFor(); // the form is gone
    const undo = dialog.getByRole('button', { name: /3/ });
    await undo.waitFor();
    expect(await hiddenBrands()).toBe(3);
    await undo.click();
    await expect.poll(hiddenBrands).toBe(0);
    await dialog.getByRole('button', { name: t('close') }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  it('keys go through the rows, choose, search and help, and can be turned off', async () => {
    const t = wordsIn('en');
    const { page, close } = await at('en', 1440, '/admin/brands');
    await page.locator('[data-row]').first().waitFor();
    for (const key of ['j', 'j', 'k', 'x']) await page.keyboard.press(key);
    expect(await page.locator('[data-row] input:checked').count()).toBe(1);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: t('keys', 'desk-list') }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.keyboard.type('x?j');
    expect(await page.getByRole('searchbox', { name: t('search') }).inputValue()).toBe('x?j');
    await page.getByRole('button', { name: /Leila Haddad/ }).click();
    await page.getByRole('menuitemcheckbox', { name: t('single-keys') }).click();
    await page.keyboard.press('Escape');
    await page.locator('main h1').click();
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await close();
  });
});

/** Brands that somebody has hidden; the demo market hides none. */
async function hiddenBrands(): Promise<number> {
  const hidden = site.database.db.selectFrom('brands').select('id').where('public', '=', false);
  return (await hidden.execute()).length;
}
