// Collections, tags and bundle deals in the back office: by hand in an order, and by a rule, each
// shown in the shop. In English on a laptop, in Arabic on a phone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const VIEWS = [
  ['en', 1440],
  ['ar', 390],
] as const;

let site: Site;
let owner: MadeStaff;

describe.skipIf(missing !== null)('the desk', () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner');
  });
  afterAll(() => site?.close());

  async function at(language: string, width: number) {
    const visitor = await site.visit({ viewport: { width, height: 900 } });
    await visitor.page.context().addCookies([
      { name: 'i18n_redirected', value: language, url: site.origin },
      { name: 'frontend_token', value: owner.bearer, url: site.origin },
    ]);
    return visitor;
  }
  const say = (language: string, key: string, section = 'desk-collections') =>
    wordsOf(language)[section]?.[key] ?? '';
  async function name(page: Page, title: string) {
    await page.getByRole('tab', { name: 'English' }).click();
    await page.locator('[name="title.en"]').fill(title);
  }
  async function saveNew(page: Page, place: string) {
    await page.keyboard.press('Control+s');
    await page.waitForURL(new RegExp(`/admin/${place}/\\d+$`));
  }
  /** The products of a demo brand, cheapest first. */
  async function ofBrand() {
    const { db } = site.database;
    const brand = await db
      .selectFrom('brands')
      .select('id')
      .where('slug', '=', 'brightwold')
      .executeTakeFirstOrThrow();
    const products = await db
      .selectFrom('products')
      .select(['id', 'slug'])
      .where('brand_id', '=', brand.id)
      .where('public', '=', true)
      .orderBy('shown')
      .orderBy('id')
      .execute();
    return products.map(({ slug }) => slug);
  }
  /** The products on a collection's page, by their slugs. */
  async function listed(page: Page, title: string): Promise<string[]> {
    const { id, slug } = await site.database.db
      .selectFrom('collections')
      .select(['id', 'slug'])
      .where('slug', '=', title.toLowerCase().replaceAll(' ', '-'))
      .executeTakeFirstOrThrow();
    await page.goto(`/${slug}/collection?collection=${id}`);
    await page.locator('h1').waitFor();
    const paths = await page
      .locator('main a[href*="/product/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    return [...new Set(paths.map((path) => /([^/]+)\/product\//.exec(path)?.[1] ?? ''))];
  }

  it.each(VIEWS)('in %s at %d: a rule selects products', async (language, width) => {
    const { page, complaints, close } = await at(language, width);
    await page.goto('/admin/collections');
    await page.getByRole('link', { name: say(language, 'collection-add') }).click();
    await name(page, `Bright ${language}`);
    await page.getByRole('radio', { name: say(language, 'by-rule') }).check();
    await page
      .getByRole('combobox', { name: /1/ })
      .first()
      .selectOption({ label: say(language, 'by-brand') });
    const brands = page.getByRole('combobox', { name: say(language, 'by-brand'), exact: true });
    await brands.fill('Brightwold');
    await page.getByRole('option', { name: 'Brightwold' }).click();
    await page.locator('[name="rule.sort"]').selectOption('price-low');
    // switching to the other way of gathering and back keeps the rule
    for (const mode of ['by-hand', 'by-rule'])
      await page.getByRole('radio', { name: say(language, mode) }).check();
    expect(await page.locator('[name="rule.sort"]').inputValue()).toBe('price-low');
    await page.getByRole('button', { name: say(language, 'condition-add') }).click();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    const fault = page.getByRole('alert').filter({ hasText: /\S/ }).first();
    await fault.waitFor(); // the second condition has no category
    await page.getByRole('button', { name: /2/ }).last().click();
    await saveNew(page, 'collections');
    await page.reload();
    await page.getByText('Brightwold', { exact: true }).first().waitFor();
    const slugs = await ofBrand();
    expect(slugs.length).toBeGreaterThan(0);
    const shown = await listed(page, `Bright ${language}`);
    expect(shown.toSorted()).toEqual(slugs.toSorted());
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)('in %s at %d: products are picked and sorted', async (language, width) => {
    const { page, complaints, close } = await at(language, width);
    const rows = await site.database.db
      .selectFrom('products')
      .select(['id', 'slug', 'title'])
      .where('public', '=', true)
      .orderBy('id')
      .limit(2)
      .execute();
    await page.goto('/admin/collections/new');
    await name(page, `Picked ${language}`);
    for (const { id, title } of rows) {
      const field = page.getByRole('combobox', { name: say(language, 'pick') });
      await field.fill(String(id));
      await page
        .getByRole('option', { name: title[language] ?? title.en })
        .first()
        .click();
    }
    const picked = page.getByRole('list', { name: say(language, 'pick') });
    expect(await picked.getByRole('listitem').count()).toBe(2);
    await picked.locator('[data-by="-1"]').last().focus();
    await page.keyboard.press('Enter');
    expect(await axe(page)).toEqual([]);
    await saveNew(page, 'collections');
    const slugs = rows.map(({ slug }) => slug);
    expect(await listed(page, `Picked ${language}`)).toEqual(slugs.toReversed());
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)('in %s at %d: staff create a tag and a bundle deal', async (language, width) => {
    const { page, complaints, close } = await at(language, width);
    await page.goto('/admin/tags');
    await page.getByRole('link', { name: say(language, 'tag-add') }).click();
    await name(page, `Sturdy ${language}`);
    expect(await axe(page)).toEqual([]);
    await saveNew(page, 'tags');
    await page.goto('/admin/bundle-deals');
    await page.getByRole('link', { name: say(language, 'deal-add') }).click();
    await name(page, `Three ${language}`);
    await page.locator('[name=free]').fill('3');
    await page.keyboard.press('Control+s');
    await page.getByText(say(language, 'too-many-free', 'refusal')).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.locator('[name=free]').fill('1');
    await saveNew(page, 'bundle-deals');
    expect(complaints).toEqual([]);
    await close();
  });
});
