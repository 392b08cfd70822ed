// Pictures in the back office, in the browser: cropped, described, found in the library, deleted;
// lists sorted by dragging, and a deletion that is undone. In English on a laptop, in Arabic on a
// phone.
import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { takeRadio } from './take-radio.ts';

const VIEWS = [
  ['en', 1440],
  ['ar', 390],
] as const;
let site: Site;
let owner: MadeStaff;

async function open(language: string, width: number, path: string) {
  const visitor = await site.visit({ viewport: { width, height: 900 }, hasTouch: width < 500 });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: owner.bearer, url: site.origin },
  ]);
  await visitor.page.goto(path);
  return visitor;
}
const wordsIn =
  (language: string) =>
  (key: string, section = 'desk', values: Record<string, string> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      wordsOf(language)[section]?.[key] ?? `${section}.${key}`,
    );
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const photo = (colour: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .png()
    .toBuffer();
const choose = async (page: Page, name: string, colour: string) =>
  page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: 'image/png', buffer: await photo(colour) });

/** Drags an entry by its handle in front of another, with a mouse or a finger. */
async function drag(page: Page, from: Locator, to: Locator, touch: boolean) {
  const handle = await from.locator('span[aria-hidden].cursor-grab').boundingBox();
  const place = await to.boundingBox();
  if (!handle || !place) throw new Error('There is nothing to drag.');
  const start = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  const end = { x: start.x, y: place.y + 4 };
  if (!touch) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, (start.y + end.y) / 2);
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
    return;
  }
  const { send } = await page
    .context()
    .newCDPSession(page)
    .then((client) => ({
      send: (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: points }),
    }));
  await send('touchStart', [start]);
  await page.locator('[data-dragged]').waitFor(); // a long press
  await send('touchMove', [{ x: end.x, y: (start.y + end.y) / 2 }]);
  await send('touchMove', [end]);
  await page.locator('[data-drop]').waitFor();
  await send('touchEnd', []);
}

describe.skipIf(missing !== null)(`pictures at the desk${missing ? ` (${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(() => site?.close());

  it.each(VIEWS)('in %s at %d: a picture is cropped, described and seen', async (...view) => {
    const [language, width] = view;
    const say = wordsIn(language);
    const { page, complaints, close } = await open(language, width, '/admin/slides/1');
    const sent = Promise.withResolvers<void>();
    await page.route('**/admin/picture/upload', async (route) => {
      await sent.promise;
      await route.continue();
    });
    const cut = button(page, say('cut')).first();
    await choose(page, `lamp-${language}.png`, language === 'en' ? '#aa3311' : '#1133aa');
    // a picture that is about to be replaced cannot be cropped any more
    await page.locator('[inert]').getByText(say('cut'), { exact: true }).waitFor();
    sent.resolve();
    await cut.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: '1:1' }).check();
    await dialog.getByRole('slider', { name: say('cut-across') }).press('End');
    await button(page, say('cut-turn')).click();
    await dialog.locator('img').waitFor();
    expect(await axe(page)).toEqual([]);
    await button(page, say('cut-done')).click();
    await dialog.waitFor({ state: 'detached' });
    const alt = page.locator('[name="image_alt.en"]');
    await alt.fill(`Six lamps ${language}`);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByText(say('saved', 'toast')).first().waitFor();
    const { rows } = await sql<{ image: string; width: number; cut: unknown }>`
      select s.image, p.width, p.cut
      from sliders s
      join pictures p on p.name = s.image
      where s.id = 1
    `.execute(site.database.db);
    expect(rows[0]).toMatchObject({
      width: 200,
      cut: { turns: 1, left: 0, width: 10_000, height: 6667 },
    });
    await page.goto('/');
    const stem = rows[0]?.image.replace('.webp', '') ?? '';
    const shown = page.locator(`img[src*="${stem}"]`).first();
    expect(await shown.getAttribute('alt')).toBe(`Six lamps ${language}`);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)('in %s at %d: an unused picture is found and deleted', async (...view) => {
    const [language, width] = view;
    const say = wordsIn(language);
    const { page, complaints, close } = await open(language, width, '/admin/brands/new');
    const name = `unused-${language}.png`;
    await choose(page, name, language === 'en' ? '#0a7a3a' : '#7a0a5a');
    await button(page, say('cut')).first().waitFor();
    await page.goto('/admin/media?view=unused');
    const card = page.locator('main li').filter({ hasText: name });
    await card.waitFor();
    expect(await axe(page)).toEqual([]);
    await button(page, say('delete-named', 'desk-media', { name })).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('delete') })
      .click();
    await card.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  it('the picture library fits 768 px, and a picture can be chosen from it', async () => {
    const say = wordsIn('en');
    const { page, complaints, close } = await open('en', 768, '/admin/media?view=used');
    await page.locator('main li a[href^="/admin/brands/"]').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto('/admin/brands/new');
    await button(page, say('choose', 'desk-media')).click();
    const dialog = page.getByRole('dialog');
    await takeRadio(dialog.getByRole('radio').first());
    expect(await axe(page)).toEqual([]);
    await button(page, say('picture-insert')).click();
    await button(page, say('picture-remove')).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)('in %s at %d: slides are dragged into another order', async (...view) => {
    const [language, width] = view;
    const { page, complaints, close } = await open(language, width, '/admin/slides');
    const rows = page.locator('[data-sort]');
    const titles = () =>
      page.locator('main a[href^="/admin/slides/"]:not([href$="/new"])').allInnerTexts();
    await rows.first().waitFor();
    const [first = '', second = '', third = ''] = await titles();
    const ordered = page.waitForResponse('**/admin/sliders/order');
    await drag(page, rows.nth(1), rows.nth(0), width < 500);
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([second, first, third]);
    const announcement = page.getByRole('status').filter({ hasText: second.trim() });
    await announcement.waitFor({ state: 'attached' });
    await ordered;
    await page.goto('/admin/slides');
    await rows.first().waitFor();
    expect((await titles())[0]).toBe(second);
    expect(complaints).toEqual([]);
    await close();
  });

  it('a category is dragged below another one, and moved out by keyboard', async () => {
    const { page, complaints, close } = await open('en', 1440, '/admin/categories');
    const rows = page.locator('[data-branch]');
    await rows.first().waitFor();
    const row = (title: string) => rows.filter({ has: page.getByRole('link', { name: title }) });
    await drag(page, row('Make-up'), row('Skin care'), false);
    const order = async () =>
      (await rows.getByRole('link').allInnerTexts()).slice(0, 3).map((text) => text.trim());
    await expect.poll(order).toEqual(['Beauty', 'Make-up', 'Skin care']);
    await page.getByRole('link', { name: 'Skin care' }).press('Alt+ArrowRight');
    const parentOf = async () => {
      const { rows: found } = await sql<{ parent: string | null }>`
        select p.title ->> 'en' as parent
        from categories c
        left join categories p on p.id = c.parent_id
        where c.title ->> 'en' = 'Skin care'
      `.execute(site.database.db);
      return found[0]?.parent;
    };
    await expect.poll(parentOf).toBe('Make-up');
    await page.getByRole('link', { name: 'Skin care' }).press('Alt+ArrowLeft');
    await expect.poll(parentOf).toBe('Beauty');
    // quick presses end where the last key led, and the row keeps the focus
    await page.getByRole('link', { name: 'Skin care' }).focus();
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight'])
      await page.keyboard.press(`Alt+${key}`);
    await expect.poll(parentOf).toBe('Make-up');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Skin care');
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)('in %s at %d: a deletion is undone', async (...view) => {
    const [language, width] = view;
    const say = wordsIn(language);
    const { rows } = await sql<{ id: number }>`
      insert into brands (slug, title, public)
      values (${`short-${language}`}, '{"en":"Short lived"}', true)
      returning id
    `.execute(site.database.db);
    const { page, complaints, close } = await open(language, width, `/admin/brands/${rows[0]?.id}`);
    await button(page, say('delete')).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(say('delete-for-now')).waitFor();
    await dialog.getByRole('button', { name: say('delete') }).click();
    await page.waitForURL(/\/admin\/brands$/);
    await button(page, say('undo')).click();
    await page.waitForURL(/\/admin\/brands\/\d+$/);
    await page.getByRole('heading', { level: 1, name: 'Short lived' }).waitFor();
    const { rows: back } =
      await sql`select id from brands where slug = ${`short-${language}`}`.execute(
        site.database.db,
      );
    expect(back).toEqual(rows);
    expect(complaints).toEqual([]);
    await close();
  });
});
