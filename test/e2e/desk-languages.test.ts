// The owner chooses the site's languages in the browser, and customers see it at once. In English
// on a laptop, in Arabic on a phone.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const VIEWS = [
  ['en', 1440, 'de', 'Deutsch', 'ltr'],
  ['ar', 390, 'he', 'עברית', 'rtl'],
] as const;

let site: Site;
let owner: MadeStaff;

const say = (language: string, key: string, values: Record<string, string> = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    wordsOf(language)['desk-languages']?.[key] ?? '',
  );

async function at(language: string, width: number) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: owner.bearer, url: site.origin },
  ]);
  return visitor;
}

const page = async (path: string) => {
  const answer = await fetch(`${site.origin}${path}`, { redirect: 'manual' });
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    html: await answer.text(),
  };
};

describe.skipIf(missing !== null)(`languages${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(() => site?.close());

  it.each(VIEWS)('in %s at %d: %s is added, ordered, switched on and seen', async (...view) => {
    const [language, width, code, name, direction] = view;
    const { page: desk, complaints, close } = await at(language, width);
    const words = (key: string, values = {}) => say(language, key, values);
    await desk.goto('/admin/languages');
    await desk.getByRole('link', { name: words('add') }).click();
    const choice = desk.getByRole('combobox', { name: words('language') });
    await choice.fill(code);
    await desk
      .getByRole('option')
      .filter({ hasText: ` · ${code}` })
      .first()
      .click();
    await expect.poll(() => desk.locator('[name=name]').inputValue()).toBe(name);
    expect(await axe(desk)).toEqual([]);
    await desk.keyboard.press('Control+s');
    await desk.waitForURL(/\/languages\/\d+$/);
    expect((await page(`/${code}`)).to).toBe('/');
    await desk.goto('/admin/languages');
    const up = wordsOf(language).desk?.['move-up']?.replace('{name}', name) ?? '';
    await desk.getByRole('button', { name: up }).first().press('Enter');
    const turn = desk.getByRole('switch', { name: words('switch', { name }) });
    await turn.click();
    await expect.poll(async () => (await page(`/${code}`)).status).toBe(200);
    const { html } = await page(`/${code}`);
    expect(html).toContain(`<html lang="${code}" dir="${direction}"`);
    expect(html).toContain(wordsOf('en').home?.categories ?? 'none');
    expect((await page('/')).html).toContain(`hrefLang="${code}"`);
    expect((await page(`/sitemap.xml`)).html).toContain(`/sitemap/${code}-`);
    expect(await axe(desk)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)('in %s at %d: texts of %s are written, checked and seen', async (...view) => {
    const [language, width, code] = view;
    const { page: desk, complaints, close } = await at(language, width);
    const words = (key: string, section = 'desk-texts') => wordsOf(language)[section]?.[key] ?? '';
    await desk.goto(`/admin/texts?language=${code}&view=missing&q=orders.pieces`);
    const counted = desk.locator('[name="orders.pieces"]');
    await counted.fill('{total}');
    await desk
      .getByText(/\{total\}/, { exact: false })
      .nth(1)
      .waitFor();
    await expect.poll(() => counted.getAttribute('aria-invalid')).toBe('true');
    // no input is lost, neither by a refusal nor by reloading the page
    await desk.keyboard.press('Control+s');
    await desk
      .getByRole('alert')
      .filter({ hasText: words('not-saved') })
      .waitFor();
    await counted.fill('{total} of {total}');
    await desk.reload();
    await expect.poll(() => counted.inputValue()).toBe('{total} of {total}');
    expect(await axe(desk)).toEqual([]);
    await counted.fill('');
    const plural = desk.getByRole('button', { name: words('plural').split('{')[0] ?? '' });
    await plural.click();
    await expect.poll(() => counted.inputValue()).toMatch(/^\{count, plural, .*other \{#\}\}$/);
    await expect.poll(() => counted.getAttribute('aria-invalid')).toBe(null);
    await desk.goto(`/admin/texts?language=${code}&q=home.categories`);
    const title = desk.locator('[name="home.categories"]');
    await title.fill(`Own ${code}`);
    await desk.keyboard.press('Control+s');
    await desk.getByText(words('saved', 'toast')).first().waitFor();
    await expect.poll(async () => (await page(`/${code}`)).html).toContain(`Own ${code}`);
    await desk.getByText(words('history', 'desk')).first().click();
    await desk.locator('ins').getByText(`Own ${code}`).waitFor();
    expect(await axe(desk)).toEqual([]);
    await desk.getByRole('button', { name: words('take-away') }).click();
    await desk.keyboard.press('Control+s');
    await expect.poll(async () => (await page(`/${code}`)).html).not.toContain(`Own ${code}`);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)('in %s at %d: a file of %s texts is exported and imported', async (...view) => {
    const [language, width, code] = view;
    const { page: desk, complaints, close } = await at(language, width);
    const words = (key: string, section = 'desk-texts') => wordsOf(language)[section]?.[key] ?? '';
    await desk.goto(`/admin/texts?language=${code}&group=pages`);
    const going = desk.waitForEvent('download');
    await desk.getByRole('button', { name: words('export').replace('{format}', 'JSON') }).click();
    const sent = JSON.parse(readFileSync(await (await going).path(), 'utf8'));
    const translated = sent.messages
      .filter(({ section }: { section: string }) => section === 'home')
      .map((row: { key: string }) => ({
        ...row,
        text: row.key === 'categories' ? `From file ${code}` : row.key === 'deals' ? '{x}' : '',
      }));
    await desk.getByRole('button', { name: words('import'), exact: true }).click();
    const file = desk.getByLabel(words('file'), { exact: true });
    const named = (name: string, content: string) =>
      file.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    await named('broken.json', '{"messages": "none"}');
    await desk.getByText(words('message-file-unreadable', 'refusal')).waitFor();
    const wrong = [...translated, { section: 'orders', key: 'pieces', text: '{total}' }];
    await named(`${code}.json`, JSON.stringify({ language: code, messages: wrong }));
    await desk.getByText(words('file-refused')).waitFor();
    expect(await axe(desk)).toEqual([]);
    await desk.getByRole('dialog').locator('button[type=submit]').click();
    await expect.poll(async () => (await page(`/${code}`)).html).toContain(`From file ${code}`);
    expect(complaints).toEqual([]);
    await close();
  });

  it('one that is switched off leaves the menu and redirects, until it is on again', async () => {
    const { page: desk, close } = await at('en', 768);
    await desk.goto('/admin/languages');
    const turn = desk.getByRole('switch', { name: say('en', 'switch', { name: 'हिन्दी' }) });
    await turn.click();
    await expect.poll(async () => (await page('/hi/all/products')).to).toBe('/all/products');
    await expect.poll(async () => (await page('/')).html).not.toContain('hrefLang="hi"');
    expect(await axe(desk)).toEqual([]);
    await turn.click();
    await expect.poll(async () => (await page('/hi/all/products')).status).toBe(200);
    expect((await page('/hi/all/products')).html).toContain('lang="hi"');
    await close();
  });

  it('the next missing translation is two steps from home, and opens in its language', async () => {
    const { page: desk, close } = await at('en', 1440);
    await desk.goto('/admin');
    await desk.getByRole('main').getByRole('link', { name: 'Languages' }).click();
    const row = desk.getByRole('row').filter({ hasText: 'Deutsch' });
    await row.getByRole('link', { name: /missing/ }).click();
    await desk.getByRole('tab', { name: /Deutsch/, selected: true }).waitFor();
    await close();
  });
});
