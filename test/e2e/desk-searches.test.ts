// What shoppers searched for, and what an owner does about it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const VIEWS = [
  ['en', 1280],
  ['ar', 360],
] as const;

let site: Site;
let owner: MadeStaff;

describe.skipIf(missing !== null)('searches in the back office', () => {
  beforeAll(async () => {
    site = await openSite();
    await site.database.db.deleteFrom('synonyms').execute();
    owner = await makeStaff(site.database, 'owner');
  });
  afterAll(() => site?.close());

  const say = (language: string, key: string) => wordsOf(language)['desk-marketing']?.[key] ?? '';
  async function at(language: string, width: number) {
    const visitor = await site.visit({ viewport: { width, height: 900 } });
    await visitor.page.context().addCookies([
      { name: 'i18n_redirected', value: language, url: site.origin },
      { name: 'frontend_token', value: owner.bearer, url: site.origin },
    ]);
    return visitor;
  }
  /** A search without results. */
  const searched = (language: string, typed: string) =>
    site.database.db
      .insertInto('searches')
      .values({ language, words: typed, typed, asked: 7, found: 0, last_at: new Date() })
      .execute();

  it.each(VIEWS)('in %s at %d: a failed search gets a synonym', async (language, width) => {
    const typed = `zorbula${language}`;
    await searched(language, typed);
    const { page, complaints, close } = await at(language, width);
    await page.goto('/admin/searches?view=without');
    await page
      .getByRole('link', { name: say(language, 'synonym-of').replace('{typed}', typed) })
      .click();
    expect(await page.locator('[name="words"]').inputValue()).toBe(typed);
    expect(await page.locator('[name="language"]').inputValue()).toBe(language);
    await page.locator('[name="finds"]').fill('lamp');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/admin\/synonyms\/\d+$/);
    await page.goto(`/${language === 'en' ? '' : `${language}/`}search?q=${typed}`);
    await page.locator('main a[href*="/product/"]').first().waitFor();
    await page.goto('/admin/synonyms');
    await page.getByText(typed).first().waitFor();
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)('in %s at %d: products are pinned to a search', async (language, width) => {
    const typed = `quexil${language}`;
    await searched(language, typed);
    const [lamp] = await site.database.db
      .selectFrom('products')
      .select(['id', 'slug', 'title'])
      .where('public', '=', true)
      .orderBy('id')
      .limit(1)
      .execute();
    const { page, complaints, close } = await at(language, width);
    await page.goto('/admin/searches?view=without');
    await page
      .getByRole('link', { name: say(language, 'pinned-of').replace('{typed}', typed) })
      .click();
    expect(await page.locator('[name="typed"]').inputValue()).toBe(typed);
    const field = page.getByRole('combobox', { name: say(language, 'pinned-products') });
    await field.fill(String(lamp?.id));
    const names: Record<string, string> = { ...(lamp?.title as object) };
    await page.getByRole('option', { name: names[language] ?? names.en ?? '' }).click();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/admin\/pinned-searches\/\d+$/);
    await page.goto(`/${language === 'en' ? '' : `${language}/`}search?q=${typed}`);
    await page.locator(`main a[href$="/product/${lamp?.id}"]`).first().waitFor();
    await page.goto('/admin/pinned-searches');
    await page.getByText(typed).first().waitFor();
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('finds synonyms by their language', async () => {
    const { db } = site.database;
    await db.deleteFrom('synonyms').execute();
    for (const [word, language] of Object.entries({ bonnet: 'en', capot: 'fr', jersey: null }))
      await db
        .insertInto('synonyms')
        .values({ language, words: [word, 'pull'], finds: [] })
        .execute();
    const { page, close } = await at('en', 1280);
    await page.goto('/admin/synonyms');
    const shown = page.locator('tbody tr');
    await expect.poll(() => shown.count()).toBe(3);
    const choice = page.getByRole('combobox', { name: say('en', 'search-language') });
    await choice.selectOption('fr');
    await expect.poll(() => shown.allInnerTexts()).toEqual([expect.stringContaining('capot')]);
    await choice.selectOption({ label: say('en', 'every-language') });
    await expect.poll(() => shown.allInnerTexts()).toEqual([expect.stringContaining('jersey')]);
    await close();
  });

  it.each(VIEWS)(
    'in %s at %d: staff add some of the ready-made synonyms',
    async (language, width) => {
      const { page, complaints, close } = await at(language, width);
      await page.goto('/admin/synonyms');
      await page.getByRole('button', { name: say(language, 'synonym-starters') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').selectOption(language);
      await dialog.locator(`li bdi[lang="${language}"]`).first().waitFor();
      const all = await dialog.getByRole('checkbox').all();
      expect(all.length).toBeGreaterThan(30);
      const [first] = await dialog.getByRole('listitem').allInnerTexts();
      await dialog.getByRole('checkbox').first().uncheck();
      expect(await axe(page)).toEqual([]);
      await dialog.getByRole('button').last().click();
      await dialog.waitFor({ state: 'detached' });
      const taken = await site.database.db
        .selectFrom('synonyms')
        .select('words')
        .where('language', '=', language)
        .execute();
      expect(taken.length).toBeGreaterThanOrEqual(all.length - 1);
      expect(taken.map(({ words: [word = ''] }) => word)).not.toContain(first?.split(/[,،]/)[0]);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});
