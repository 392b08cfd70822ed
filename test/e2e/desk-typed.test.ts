// Input in the back office is not lost: to a press outside a dialog, a lost network, a colleague
// who saves first, or a slow save.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { hold } from './hold.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeStaff;
let order = 0;

async function open(path: string) {
  const visitor = await site.visit();
  await visitor.page
    .context()
    .addCookies([{ name: 'frontend_token', value: owner.bearer, url: site.origin }]);
  await visitor.page.goto(path);
  return visitor;
}
const words = wordsOf('en');
const say = (key: string, section = 'desk') => words[section]?.[key] ?? `${section}.${key}`;
const button = (page: Pick<Page, 'getByRole'>, name: string) =>
  page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** An order of the demo that can still be refunded. */
async function refundable(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id
    from orders
    where paid_at is not null and cancelled_at is null
    order by id desc
    limit 1
  `.execute(site.database.db);
  if (!rows[0]) throw new Error('The demo market has paid orders.');
  return rows[0].id;
}

describe.skipIf(missing !== null)(`what is typed${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
    order = await refundable();
  });
  afterAll(() => site?.close());

  it('while a new thing is being saved is still there on the page of the saved thing', async () => {
    const { page, close } = await open('/admin/brands/new');
    await field(page, 'title.en').fill('Hollow Oak');
    const saving = Promise.withResolvers<void>();
    await page.route('**/api/v1/admin/brand/save*', async (route) => {
      await saving.promise;
      await route.continue();
    });
    await page.keyboard.press('Control+s');
    await field(page, 'title.en').fill('Hollow Oak and Daughters');
    saving.resolve();
    await page.waitForURL(/\/admin\/brands\/\d+$/);
    await page.getByText(say('draft-back')).waitFor();
    expect(await field(page, 'title.en').inputValue()).toBe('Hollow Oak and Daughters');
    await page.keyboard.press('Control+s');
    await page.getByRole('region', { name: say('unsaved') }).waitFor({ state: 'hidden' });
    await page.goto('/admin/brands/new');
    await field(page, 'title.en').waitFor();
    expect(await field(page, 'title.en').inputValue()).toBe('');
    await close();
  });

  it('over a text that is being saved does not count as a conflict with a colleague', async () => {
    const { page, close } = await open('/admin/letters/welcome?language=en');
    const text = page.getByRole('textbox', { name: 'letter.hello' });
    await text.fill('Good day {name},');
    const save = await hold(page, 'admin/messages/save');
    const saving = page.waitForRequest('**/api/v1/admin/messages/save');
    await page.keyboard.press('Control+s');
    await saving;
    await text.fill('Good evening {name},');
    await save();
    await page.getByText(say('saved', 'toast')).first().waitFor();
    await page.keyboard.press('Control+s');
    await page.getByRole('region', { name: say('unsaved') }).waitFor({ state: 'hidden' });
    await expect.poll(() => text.inputValue()).toBe('Good evening {name},');
    await close();
  });

  it('and left unsaved comes back over what a colleague saved meanwhile', async () => {
    const { page, close } = await open('/admin/brands');
    await page.getByRole('link', { name: 'Brightwold', exact: true }).click();
    await field(page, 'title.en').fill('Brightwold House');
    const path = new URL(page.url()).pathname;
    await sql`
      update brands set title = title || '{"fr":"Maison Brightwold"}', version = version + 1
      where id = ${Number(path.split('/').at(-1))}
    `.execute(site.database.db);
    await page.reload();
    await page.getByText(say('meanwhile-merged')).waitFor();
    expect(await field(page, 'title.en').inputValue()).toBe('Brightwold House');
    await page.keyboard.press('Control+s');
    await page.getByRole('region', { name: say('unsaved') }).waitFor({ state: 'hidden' });
    const { rows } = await sql<{ fr: string; en: string }>`
      select title ->> 'fr' as fr, title ->> 'en' as en from brands
      where id = ${Number(path.split('/').at(-1))}
    `.execute(site.database.db);
    expect(rows).toEqual([{ fr: 'Maison Brightwold', en: 'Brightwold House' }]);
    await close();
  });

  it('about an order stays when the network fails, and is saved when it is back', async () => {
    const { page, close } = await open(`/admin/orders/${order}`);
    const note = page.getByRole('textbox', { name: say('note', 'desk-order') });
    await note.fill('She rings again on Tuesday.');
    await page.context().setOffline(true);
    await button(page, say('note-keep', 'desk-order')).click();
    await page.getByText(say('no-network')).first().waitFor();
    await page.waitForTimeout(500); // a repeated request finds no network either
    expect(await note.inputValue()).toBe('She rings again on Tuesday.');
    await page.context().setOffline(false);
    const keeping = Promise.withResolvers<void>();
    await page.route('**/api/v1/admin/order/note/*', async (route) => {
      await keeping.promise;
      await route.continue();
    });
    await button(page, say('note-keep', 'desk-order')).click();
    await note.fill('On Friday, too.');
    keeping.resolve();
    await page.getByRole('listitem').getByText('She rings again on Tuesday.').first().waitFor();
    expect(await note.inputValue()).toBe('On Friday, too.');
    await button(page, say('note-keep', 'desk-order')).click();
    await expect.poll(() => note.inputValue()).toBe('');
    await close();
  });

  it('into a dialog survives a press outside it and a lost network', async () => {
    const { page, close } = await open(`/admin/orders/${order}`);
    await button(page, say('refund', 'desk-order')).click();
    const dialog = page.getByRole('dialog');
    await page.mouse.click(5, 450); // nothing is typed yet, so it closes
    await dialog.waitFor({ state: 'hidden' });
    await button(page, say('refund', 'desk-order')).click();
    const reason = dialog.getByRole('textbox', { name: say('reason', 'desk-order') });
    await reason.fill('Broken on arrival');
    await page.mouse.click(5, 450);
    await page.context().setOffline(true);
    await dialog.getByRole('textbox', { name: say('refund-amount', 'desk-order') }).fill('1');
    await dialog.getByText(say('no-network')).waitFor();
    await page.context().setOffline(false);
    await button(dialog, say('refund', 'desk-order')).click(); // its effect is requested again
    await button(dialog, say('refund-do', 'desk-order').replace('{amount}', '$1.00')).waitFor();
    await page.context().setOffline(true);
    await button(dialog, say('refund-do', 'desk-order').replace('{amount}', '$1.00')).click();
    await page.getByText(say('no-network')).first().waitFor();
    await page.waitForTimeout(500);
    expect(await reason.inputValue()).toBe('Broken on arrival');
    await close();
  });
});
