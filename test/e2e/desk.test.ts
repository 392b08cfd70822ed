// The back office in the browser: people list, edit and save, and nobody's work is lost when two
// edit the same thing. In English on a laptop, in Arabic on a phone.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCustomer, type MadeCustomer } from '../customer.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site, type Visitor } from './site.ts';

/** The most that the first screen of the back office may weigh, in kB of gzip. */
const FIRST_SCREEN_KB = 250;
const VIEWS = [
  ['en', 1440],
  ['ar', 390],
] as const;

let site: Site;
let owner: MadeStaff;
let manager: MadeStaff;
let stranger: MadeCustomer;

/** A browser of a signed-in person. */
async function at(person: MadeCustomer, language: string, width: number) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    {
      name: 'frontend_token',
      value: person.bearer,
      url: site.origin,
    },
  ]);
  return visitor;
}
const say = (language: string, section: string, key: string, values: Record<string, string> = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    wordsOf(language)[section]?.[key] ?? '',
  );
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const name = (page: Page, code: string) => page.locator(`[name="title.${code}"]`);

/** Opens the form of a brand by finding it in the list. */
async function openBrand({ page }: Visitor, language: string, title: string) {
  await page.goto('/admin/brands');
  await page.getByRole('searchbox', { name: say(language, 'desk', 'search') }).fill(title);
  await page.waitForURL('**/admin/brands?q=*');
  await page.getByRole('link', { name: title }).click();
  await heading(page, title);
}

describe.skipIf(missing !== null)(`the desk${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
    manager = await makeStaff(site.database, 'manager', { name: 'Omar Said' });
    stranger = await makeCustomer(site.database, { name: 'Amal' });
  });
  afterAll(() => site?.close());

  it.each(VIEWS)('in %s at %d: staff create, find, change and delete a brand', async (...view) => {
    const [language, width] = view;
    const visitor = await at(owner, language, width);
    const { page, complaints, close } = visitor;
    const words = (key: string) => say(language, 'desk', key);
    const title = `Lantern ${language}`;
    await page.goto('/admin/brands');
    await page.getByRole('link', { name: say(language, 'desk-catalogue', 'brand-add') }).click();
    await heading(page, say(language, 'desk-catalogue', 'brand-new'));
    await name(page, 'en').or(name(page, language)).first().waitFor();
    await page.getByRole('tab', { name: 'English' }).click();
    await name(page, 'en').fill(title);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/admin\/brands\/\d+$/);
    await openBrand(visitor, language, title);
    await page.goBack();
    await page.getByRole('link', { name: title }).waitFor(); // the list still shows what it did
    expect(await axe(page)).toEqual([]);
    await page.goForward();
    await page.getByRole('tab', { name: 'English' }).click();
    await name(page, 'en').fill('');
    await button(page, `${words('save')} Ctrl S`)
      .or(button(page, words('save')))
      .first()
      .click();
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    expect(await name(page, 'en').getAttribute('aria-invalid')).toBe('true');
    await button(page, words('discard')).click();
    await button(page, words('delete')).click();
    const confirmation = page.getByRole('alertdialog');
    await confirmation.waitFor();
    expect(await axe(page)).toEqual([]);
    await confirmation.getByRole('button', { name: words('delete') }).click();
    await heading(page, say(language, 'desk-catalogue', 'brands'));
    expect(complaints).toEqual([]);
    await close();
  });

  it('when two people edit one brand, changes are merged, and conflicts are shown', async () => {
    const [first, second] = [await at(owner, 'en', 1440), await at(manager, 'en', 1440)];
    const words = (key: string, values = {}) => say('en', 'desk', key, values);
    for (const visitor of [first, second]) await openBrand(visitor, 'en', 'Amberlast');
    await name(first.page, 'en').fill('Amberlast of Hull');
    await first.page.getByRole('tab', { name: /Français/ }).click();
    await name(first.page, 'fr').fill('Amberlast de Hull');
    await first.page.keyboard.press('Control+s');
    await first.page.getByText('Saved.').waitFor();
    await name(second.page, 'en').fill('Amberlast & Sons');
    await second.page.locator('[name=slug]').fill('amberlast-and-sons');
    await second.page.keyboard.press('Control+s');
    await second.page.getByText(words('meanwhile', { by: 'Leila Haddad' })).waitFor();
    expect(await second.page.locator('[name=slug]').inputValue()).toBe('amberlast-and-sons');
    await button(second.page, words('take-yours')).click();
    await second.page.keyboard.press('Control+s');
    await second.page.getByText('Saved.').waitFor();
    const { rows } = await sql`
      select title ->> 'en' as en, title ->> 'fr' as fr, slug, version
      from brands
      where slug like 'amberlast%'
    `.execute(site.database.db);
    expect(rows).toEqual([
      { en: 'Amberlast & Sons', fr: 'Amberlast de Hull', slug: 'amberlast-and-sons', version: 3 },
    ]);
    for (const { complaints, close } of [first, second]) {
      expect(complaints).toEqual([]);
      await close();
    }
  });

  it('a person who saves what a colleague has deleted is warned and can restore it', async () => {
    const [first, second] = [await at(owner, 'en', 1440), await at(manager, 'ar', 390)];
    const { page } = second;
    const words = (key: string) => say('ar', 'desk', key);
    const title = 'Cedarlight';
    await first.page.goto('/admin/brands/new');
    await name(first.page, 'en').fill(title);
    await first.page.keyboard.press('Control+s');
    await first.page.waitForURL(/\/admin\/brands\/\d+$/);
    const path = new URL(first.page.url()).pathname;
    await page.goto(path);
    await heading(page, title);
    await page.getByRole('tab', { name: 'English' }).click();
    await name(page, 'en').fill(`${title} of Hull`);
    await button(first.page, say('en', 'desk', 'delete')).click();
    await first.page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('en', 'desk', 'delete') })
      .click();
    await heading(first.page, say('en', 'desk-catalogue', 'brands'));
    await page.keyboard.press('Control+s');
    await page.getByText(words('gone-meanwhile')).waitFor();
    expect(await name(page, 'en').inputValue()).toBe(`${title} of Hull`);
    expect(await axe(page)).toEqual([]);
    await button(page, words('bring-back')).click();
    await page.getByText(words('meanwhile-merged')).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText(say('ar', 'toast', 'saved')).waitFor();
    await first.page.goto(path);
    await heading(first.page, `${title} of Hull`);
    for (const { complaints, close } of [first, second]) {
      expect(complaints).toEqual([]);
      await close();
    }
  });

  it('unsaved text is restored after the tab was closed, and leaving asks first', async () => {
    const visitor = await at(owner, 'en', 1440);
    const { page } = visitor;
    await openBrand(visitor, 'en', 'Brightwold');
    await name(page, 'en').fill('Brightwold House');
    await page.getByRole('link', { name: say('en', 'desk', 'nav-home'), exact: true }).click();
    const confirmation = page.getByRole('alertdialog', { name: say('en', 'desk', 'leave-title') });
    await confirmation.getByRole('button', { name: say('en', 'desk', 'leave') }).click();
    await heading(page, say('en', 'desk', 'hello', { name: 'Leila Haddad' }));
    await openBrand(visitor, 'en', 'Brightwold');
    await page.getByText(say('en', 'desk', 'draft-back')).waitFor();
    expect(await name(page, 'en').inputValue()).toBe('Brightwold House');
    // even the last letters survive a reload right after typing
    await name(page, 'en').fill('Brightwold House & Home');
    await page.reload();
    await expect.poll(() => name(page, 'en').inputValue()).toBe('Brightwold House & Home');
    await visitor.close();
  });

  it('is closed to everybody but staff, who can sign in', async () => {
    const visitor = await at(stranger, 'en', 1440);
    await visitor.page.goto('/admin/brands');
    await visitor.page.getByText(say('en', 'desk', 'not-staff')).waitFor();
    expect(await axe(visitor.page)).toEqual([]);
    await visitor.close();
  });

  it('shows that the server cannot be reached, and keeps staff signed in', async () => {
    const visitor = await at(owner, 'en', 1440);
    const { page } = visitor;
    const me = /\/api\/v1\/admin\/me\?/;
    await page.route(me, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/admin/brands');
    await page.getByText(say('en', 'desk', 'no-network')).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.unroute(me);
    await button(page, say('en', 'desk', 'again')).click();
    await heading(page, say('en', 'desk-catalogue', 'brands'));
    await visitor.close();
  });

  it('can be used with Ctrl-K and the keyboard alone', async () => {
    const visitor = await at(owner, 'en', 1440);
    const { page } = visitor;
    await page.goto('/admin');
    await heading(page, say('en', 'desk', 'hello', { name: 'Leila Haddad' }));
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type('brand');
    await page.keyboard.press('Enter');
    await heading(page, say('en', 'desk-catalogue', 'brands'));
    await visitor.close();
  });

  it('has small scripts, none of which the storefront loads', async () => {
    const { page, close } = await at(owner, 'en', 1440);
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js'))
        sizes.push(response.body().then((script) => gzipSync(script).length));
    });
    await page.goto('/admin');
    await heading(page, say('en', 'desk', 'hello', { name: 'Leila Haddad' }));
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
    expect(total).toBeLessThan(FIRST_SCREEN_KB);
    await close();
    const folder = 'build/client/assets';
    const strays = readdirSync(folder)
      .filter((file) => /\.(js|css)$/.test(file))
      .filter((file) =>
        /adminBrand|admin\/brand|react-hook-form|desk-draft/.test(
          readFileSync(`${folder}/${file}`, 'utf8'),
        ),
      );
    expect(strays).toEqual([]);
  });
});
