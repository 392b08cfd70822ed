// The contents of the shop's pages, edited in the browser: banners with a schedule, slides in
// order. In English on a laptop, in Arabic on a phone.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { writeMenu } from './menu-steps.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { takeRadio } from './take-radio.ts';

const VIEWS = [
  ['en', 1440],
  ['ar', 390],
] as const;
let site: Site;
let owner: MadeStaff;

/** A browser of the owner. */
async function open(language: string, width: number, path: string) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: owner.bearer, url: site.origin },
  ]);
  await visitor.page.goto(path);
  return visitor;
}
const words =
  (language: string) =>
  (key: string, section = 'desk-fronts') =>
    wordsOf(language)[section]?.[key] ?? '';
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const saved = (page: Page, language: string) =>
  page.getByText(words(language)('saved', 'toast')).first().waitFor();

describe.skipIf(missing !== null)(`the front${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
    await sql`update settings set time_zone = 'Europe/Paris'`.execute(site.database.db);
    await sql`update banners set shown_until = '2040-01-01'`.execute(site.database.db);
  });
  afterAll(() => site?.close());

  it.each(VIEWS)('in %s at %d: a banner is scheduled, previewed and found', async (...view) => {
    const [language, width] = view;
    const t = words(language);
    const title = `Lanterns ${language}`;
    const { page, complaints, close } = await open(language, width, '/admin/banners/new');
    await page.getByRole('heading', { level: 1, name: t('banner-new') }).waitFor();
    await field(page, 'title.en').fill(title);
    await page.locator('.shop-preview').getByText(title).waitFor(); // live
    await page.getByLabel(t('lead-add'), { exact: true }).fill('amber');
    await page.getByRole('option', { name: 'Amberlast' }).waitFor({ state: 'hidden' });
    await field(page, 'source_type').selectOption({ label: t('lead-brand') });
    await page.getByLabel(t('lead-add'), { exact: true }).fill('amber');
    await page.getByRole('option', { name: 'Amberlast' }).click();
    await page
      .getByRole('list', { name: t('lead-chosen') })
      .getByText('Amberlast')
      .waitFor();
    await field(page, 'shown_from').fill('2040-03-25T02:30');
    await page.getByText(t('time-skipped', 'desk')).waitFor();
    await field(page, 'shown_from').fill('2040-10-28T02:30');
    await page.getByRole('group', { name: t('time-twice', 'desk') }).waitFor();
    await page.getByRole('radio').nth(1).check();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/admin\/banners\/\d+$/);
    const { rows } = await sql<{ at: string; brands: string[] }>`
      select to_char(shown_from at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at,
        array(select title ->> 'en' from brands where id = any(source_ids)) as brands
      from banners
      where title ->> 'en' = ${title}
    `.execute(site.database.db);
    expect(rows).toEqual([{ at: '2040-10-28 01:30', brands: ['Amberlast'] }]);
    await page.goto('/admin/banners?view=planned');
    await page.getByRole('link', { name: title }).waitFor();
    expect(await axe(page)).toEqual([]);
    await sql`delete from banners where title ->> 'en' = ${title}`.execute(site.database.db);
    expect(complaints).toEqual([]);
    await close();
  });

  it('a banner place that is taken is refused, with the name of the banner there', async () => {
    const t = words('en');
    const { page, close } = await open('en', 1440, '/admin/banners/new');
    await field(page, 'title.en').fill('A second one');
    await field(page, 'source_type').selectOption({ label: t('lead-link') });
    await page.getByRole('button', { name: t('link-find') }).click();
    await page.getByLabel(t('link-kind')).selectOption({ label: t('kind-page') });
    await page.getByLabel(t('link-name')).fill('contact');
    await page.getByRole('option').first().click();
    expect(await field(page, 'url').inputValue()).toMatch(/^\/page\//);
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').getByText('The tea corner').waitFor();
    expect(await field(page, 'type').getAttribute('aria-invalid')).toBe('true');
    await close();
  });

  it('times of orders and banners are shown in the market’s time zone', async () => {
    const { page, close } = await open('en', 1440, '/admin/orders');
    const time = page.locator('main time').first();
    const placed = new Date((await time.getAttribute('datetime')) ?? '');
    const dateFormat = {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Paris',
    } as const;
    const inParis = new Intl.DateTimeFormat('en', dateFormat).format(placed);
    const spaced = (text: string) => text.replace(/\s/g, ' ');
    expect(spaced(await time.innerText())).toBe(spaced(inParis));
    await close();
  });

  it.each(VIEWS)('in %s at %d: slides are put into another order', async (...view) => {
    const [language, width] = view;
    const t = words(language);
    const { page, complaints, close } = await open(language, width, '/admin/slides');
    await page.getByRole('heading', { level: 1, name: t('slides') }).waitFor();
    // a table, or cards on a phone
    const links = page.locator('main a[href^="/admin/slides/"]:not([href$="/new"])');
    const titles = async () => links.allInnerTexts();
    await links.first().waitFor();
    const [first = '', second = ''] = await titles();
    const down = t('move-down', 'desk').replace('{name}', first.trim());
    const ordered = page.waitForResponse('**/admin/sliders/order');
    await page.getByRole('button', { name: down }).click();
    await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([second, first]);
    await ordered;
    await page.goto('/admin/slides');
    await links.first().waitFor();
    expect((await titles())[0]).toBe(second);
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)(
    'in %s at %d: staff edit and sort menus, and customers see them',
    async (...view) => {
      const [language, width] = view;
      const t = words(language);
      const { page, complaints, close } = await open(language, width, '/admin/menus');
      const menu = page.getByRole('region', { name: t('menu-header-left'), exact: true });
      await menu.waitFor();
      const written = await writeMenu(page, menu, { t, language, width });
      await page.keyboard.press('Control+s');
      await saved(page, language);
      for (const [code, path] of [
        ['en', '/'],
        ['ar', '/ar'],
      ] as const) {
        const shopper = await site.visit({ viewport: { width: 1440, height: 900 } });
        await shopper.page.goto(path);
        const links = shopper.page.locator('header a:visible', { hasText: String(width) });
        expect(await links.allInnerTexts()).toEqual(
          [written[1], written[0]].map(([en, ar]) => (code === 'en' ? en : ar)),
        );
        expect(await links.first().getAttribute('href')).toMatch(/\/flash-sales$/);
        await shopper.close();
      }
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('a slide is previewed in the language of the tab, and saved', async () => {
    const t = words('en');
    const { page, complaints, close } = await open('en', 1440, '/admin/slides');
    await page.locator('tbody th a').first().click();
    await page.getByRole('tab', { name: /العربية/ }).click();
    await field(page, 'title.ar').fill('صباح جديد');
    const preview = page.locator('.shop-preview');
    await preview.getByText('صباح جديد').waitFor();
    expect(await preview.getAttribute('dir')).toBe('rtl');
    await page.getByRole('button', { name: t('scheme-dark') }).click();
    expect(await preview.getAttribute('data-theme')).toBe('dark');
    await page.keyboard.press('Control+s');
    await saved(page, 'en');
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)('in %s at %d: a site feature is added and seen', async (...view) => {
    const [language, width] = view;
    const t = words(language);
    const detail = `Sent today ${language}`;
    const { page, complaints, close } = await open(language, width, '/admin/features/new');
    await field(page, 'detail.en').fill(detail);
    await takeRadio(page.getByRole('radio', { name: t('icon-gift') }));
    await page.locator('.shop-preview').getByText(detail).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/admin\/features\/\d+$/);
    await page.goto('/');
    await page.getByText(detail).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
