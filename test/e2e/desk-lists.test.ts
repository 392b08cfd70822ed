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
});
