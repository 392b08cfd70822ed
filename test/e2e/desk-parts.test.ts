// The parts that every screen of the back office uses, in the browser: rich texts and the languages
// of a form. In English on a laptop, in Arabic on a phone.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const BRASS = { width: 40, height: 30, channels: 3, background: '#b5853a' } as const;
let site: Site;
let owner: MadeStaff;

async function at(language: string, width: number, more: { hasTouch?: boolean } = {}) {
  const visitor = await site.visit({ viewport: { width, height: 900 }, ...more });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: owner.bearer, url: site.origin },
  ]);
  return visitor;
}
const say = (language: string, section: string, key: string) =>
  wordsOf(language)[section]?.[key] ?? '';
const en = (key: string) => say('en', 'desk', key);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

/** Puts HTML into the focused element, as pasting does. */
const paste = (page: Page, html: string) =>
  page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/html', text);
    data.setData('text/plain', 'plain');
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
    document.activeElement?.dispatchEvent(event);
  }, html);

describe.skipIf(missing !== null)(`parts of the desk${missing ? ` (${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(() => site?.close());

  it('a rich text with pasted text, links and pictures is saved exactly as written', async () => {
    const { page, complaints, close } = await at('en', 1440);
    await page.goto('/admin/pages/new');
    await page.locator('[name="title.en"]').fill('Our lamps');
    const text = page.getByRole('textbox', { name: say('en', 'desk-content', 'text') });
    await text.click();
    await button(page, en('rich-heading-2')).click();
    await page.keyboard.type('Made by hand');
    await page.keyboard.press('Enter');
    await page.keyboard.type('See ');
    await link(page, 'example.com/lamps');
    await page.keyboard.press('Enter');
    await page.keyboard.type('or all of ');
    await link(page, `${site.origin}/brands`);
    await page.keyboard.press('Enter');
    await paste(page, WORD);
    await button(page, en('rich-picture')).click();
    const dialog = page.getByRole('dialog', { name: en('rich-picture') });
    await dialog.locator('[type=file]').setInputFiles({
      name: 'lamp.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: BRASS }).png().toBuffer(),
    });
    await dialog.locator('img').waitFor();
    await dialog.getByLabel(en('picture-alt')).fill('A brass lamp');
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: en('picture-insert') }).click();
    await text.locator('img[alt="A brass lamp"]').waitFor();
    expect(await axe(page)).toEqual([]);
    await button(page, en('as-html')).click();
    const html = await page.locator('[name="description.en"]').inputValue();
    await button(page, en('as-html')).click();
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/admin\/pages\/\d+$/);
    const { rows } = await sql<{ text: string }>`
      select description ->> 'en' as text from pages where slug = 'our-lamps'
    `.execute(site.database.db);
    expect(rows[0]?.text).toBe(html);
    expect(html).toContain('<h2>Made by hand</h2>');
    expect(html).toMatch(/<a rel="nofollow noopener" href="https:\/\/example.com\/lamps">/);
    expect(html).toContain('<a href="/brands">');
    expect(html).toContain('<h2>Care</h2>');
    expect(html).toContain('<ul><li><p>Dust it</p></li><li><p>Keep it dry</p></li></ul>');
    expect(html).toMatch(
      /<img src="\/media\/\w+\.webp" alt="A brass lamp" width="40" height="30">/,
    );
    expect(html).not.toMatch(/style|class|evil|script/);
    expect(complaints).toEqual([]);
    await close();
  });

  it('HTML that the editor cannot show is kept and edited as HTML', async () => {
    const { page, close } = await at('en', 1440);
    await sql`
      insert into pages (title, slug, description)
      values ('{"en": "Sizes"}', 'sizes-kept', '{"en": "<table><tr><td>M</td></tr></table>"}')
    `.execute(site.database.db);
    const { rows } = await sql<{ id: number }>`
      select id from pages where slug = 'sizes-kept'
    `.execute(site.database.db);
    await page.goto(`/admin/pages/${rows[0]?.id}`);
    await page.getByRole('textbox', { name: say('en', 'desk-content', 'text') }).focus();
    await page.getByText(en('only-html')).waitFor();
    await button(page, en('as-html')).last().click();
    expect(await page.locator('[name="description.en"]').inputValue()).toContain('<table>');
    await close();
  });

  it('on a phone, Arabic text is typed right to left in a plain box', async () => {
    const { page, close } = await at('ar', 390, { hasTouch: true });
    await page.goto('/admin/pages/new');
    await tab(page, /العربية/).click();
    const box = page.locator('textarea[name="description.ar"]');
    await box.waitFor();
    expect(await box.getAttribute('dir')).toBe('rtl');
    expect(await axe(page)).toEqual([]);
    await close();
  });

  it('a page whose address changes redirects from its former one', async () => {
    const { page, complaints, close } = await at('en', 1440);
    const { rows } = await sql<{ id: number }>`
      insert into pages (title, slug, description)
      values ('{"en": "Opening hours"}', 'opening-hours', '{"en": "<p>Nine to five.</p>"}')
      returning id
    `.execute(site.database.db);
    const fetchPage = (slug: string) =>
      fetch(`${site.origin}/page/${slug}`, { redirect: 'manual' });
    expect((await fetchPage('opening-hours')).status).toBe(200);
    await page.goto(`/admin/pages/${rows[0]?.id}`);
    await page.locator('[name="slug"]').fill('when-we-are-open');
    await page.keyboard.press('Control+s');
    await page
      .getByText(say('en', 'toast', 'saved'))
      .first()
      .waitFor();
    const answer = await fetchPage('opening-hours');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      '/page/when-we-are-open',
    ]);
    expect(await (await fetchPage('when-we-are-open')).text()).toContain('Nine to five.');
    expect(complaints).toEqual([]);
    await close();
  });

  it('staff whose session ended sign in on the same screen and lose no typed text', async () => {
    const { page, close } = await at('en', 1440);
    const short = await makeStaff(site.database, 'owner');
    const enter = ({ bearer }: MadeStaff) =>
      page.context().addCookies([{ name: 'frontend_token', value: bearer, url: site.origin }]);
    await enter(short);
    await page.goto('/admin/tags/new');
    await page.locator('[name="title.en"]').fill('Half written');
    const session = await site.database.db
      .deleteFrom('sessions')
      .where('account_id', '=', short.staff.accountId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await page.keyboard.press('Control+s');
    await page.locator('form [name=email]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/tags/new');
    await site.database.db.insertInto('sessions').values(session).execute();
    await enter(short);
    await page.reload();
    await expect.poll(() => page.locator('[name="title.en"]').inputValue()).toBe('Half written');
    await close();
  });

  it('a form’s language tabs count missing texts, fill them, and lead to errors', async () => {
    const { page, close } = await at('en', 1440);
    await page.goto('/admin/categories/new');
    await page.locator('[name="title.en"]').fill('Lamps');
    await page.locator('[name="meta_title.en"]').fill('Lamps and lanterns');
    expect(await page.getByRole('tablist').count()).toBe(1);
    await tab(page, /Français.*2/).click();
    await page
      .getByRole('button', { name: /English/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: /2 empty fields/ }).click();
    expect(await page.locator('[name="title.fr"]').inputValue()).toBe('Lamps');
    expect(await page.locator('[name="meta_title.fr"]').inputValue()).toBe('Lamps and lanterns');
    await page.locator('[name="title.fr"]').fill('L'.repeat(200));
    await tab(page, /English/).click();
    await page.locator('[name="title.en"]').waitFor();
    await page.keyboard.press('Control+s');
    const faulty = page.locator('[name="title.fr"][aria-invalid=true]');
    await faulty.waitFor();
    expect(await axe(page)).toEqual([]);
    await close();
  });
});

/** HTML from Word's clipboard, with markup that no page may have. */
const WORD =
  '<html><head><style>p.MsoNormal{color:red}</style></head><body>' +
  '<h1 class="MsoTitle" style="color:#111">Care</h1>' +
  '<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1">' +
  '<span style="mso-list:Ignore">·</span>Dust it<o:p></o:p></p>' +
  '<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1">' +
  '<span style="mso-list:Ignore">·</span>Keep it dry</p>' +
  '<p><b style="font-weight:normal">Plain</b><script>evil()</script><img src="https://evil.example/x.png"></p>' +
  '</body></html>';

async function link(page: Page, address: string) {
  await button(page, en('rich-link')).click();
  await page.getByRole('dialog').getByRole('textbox').fill(address);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('.rich-text [role=textbox]:focus').waitFor(); // typing can continue
}
