// The list component of the back office in the browser: on a phone, with acts for many rows, chosen
// columns and saved views, by keys; and what staff do with orders in it. In English and Arabic.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
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
    'on a phone in %s: rows become cards with all their data, and filters open in a sheet',
    async (language) => {
      const t = wordsIn(language);
      const { page, complaints, close } = await at(language, 390, '/admin/products');
      const cards = page.getByRole('list', { name: t('products', 'desk-product') });
      const card = cards.getByRole('listitem').first();
      const cardText = await card.innerText();
      for (const key of ['store', 'category', 'price', 'stock', 'updated'])
        expect(cardText).toContain(t(key, 'desk-product'));
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

  it('two filters chosen in quick succession both apply', async () => {
    const t = wordsIn('en');
    const { page, complaints, close } = await at('en', 1440, '/admin/products');
    await page.locator('[data-row]').first().waitFor();
    const view = await button(page, t('view-hidden', 'desk-catalogue')).elementHandle();
    const sort = await page
      .getByRole('columnheader', { name: t('price', 'desk-product') })
      .getByRole('button')
      .elementHandle();
    await page.evaluate(
      async (pressed) => {
        for (const choice of pressed) {
          (choice as HTMLElement).click();
          // the address has changed, but nothing was drawn yet: that needs a task of its own
          for (let step = 0; step < 50; step += 1) await Promise.resolve();
        }
      },
      [view, sort],
    );
    await page.waitForURL(/view=hidden&sort=/);
    const hidden = t('view-hidden', 'desk-catalogue');
    await page.getByRole('button', { name: hidden, exact: true, pressed: true }).waitFor();
    expect(new URL(page.url()).search).toMatch(/view=hidden&sort=/);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ['en', 1440],
    ['ar', 390],
  ] as const)('in %s at %d: staff change many rows at once and undo it', async (...view) => {
    const [language, width] = view;
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

  it.each([
    ['en', 1440, 0],
    ['ar', 390, 1],
  ] as const)('in %s at %d: staff find a late parcel and remind its store', async (...view) => {
    const [language, width, place] = view;
    const t = (key: string) => wordsIn(language)(key, 'desk-order');
    const state = (key: string) => wordsIn(language)(key, 'parcel-state');
    const { id } = await cashOrder(1, place);
    const { page, complaints, close } = await at(language, width, '/admin/orders');
    await button(page, t('view-late')).click();
    await page.waitForURL('**/admin/orders?view=late');
    await page.locator(`[data-row="${id}"] a`).click();
    await page.waitForURL(`**/admin/orders/${id}`);
    const parcel = page
      .locator('section')
      .filter({ hasText: state('state-late') })
      .first();
    await parcel.getByRole('button', { name: state('act-confirm'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    expect(await axe(page)).toEqual([]);
    await dialog.locator('button[type=submit]').click();
    await dialog.waitFor({ state: 'detached' });
    await button(page, state('act-pick-up')).waitFor();
    await page.getByRole('textbox', { name: t('note'), exact: true }).fill('Comes on Friday.');
    await button(page, t('note-keep')).click();
    await page.getByRole('listitem').filter({ hasText: 'Comes on Friday.' }).first().waitFor();
    await page.getByText(t('did-parcel-confirm')).first().waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ['en', 1440, 0],
    ['ar', 390, 1],
  ] as const)('in %s at %d: a refund shows its ledger entries first', async (...view) => {
    const [language, width, place] = view;
    const t = (key: string) => wordsIn(language)(key, 'desk-order');
    const { id } = await cashOrder(5, place);
    const { page, complaints, close } = await at(language, width, `/admin/orders/${id}`);
    await button(page, t('refund')).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('fieldset select').first().selectOption('1');
    const trial = dialog.getByRole('region', { name: t('trial') });
    await trial
      .getByRole('row')
      .filter({ hasText: t('account-gateway') })
      .waitFor();
    expect(await axe(page)).toEqual([]);
    await dialog.getByLabel(t('reason')).fill('Broken.');
    await dialog.locator('button[type=submit]').click();
    await dialog.waitFor({ state: 'detached' });
    await button(page, t('refund-made')).click();
    await page.getByText(t('did-refund-succeeded')).first().waitFor();
    expect(await auditMarket(site.database.db)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('shortcuts move through rows, select, search and help, and can be turned off', async () => {
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

/** An order for cash whose parcels are at this step; one of them should have arrived by now. */
async function cashOrder(status: number, place: number): Promise<{ id: number; code: string }> {
  const { rows } = await sql<{ id: number; code: string }>`
    update parcels p set due_at = now() - interval '1 day'
    from orders o
    where o.id = p.order_id and p.id = (
      select min(c.id) from parcels c where c.order_id = (
        select o.id from orders o
        where o.order_method = 2 and o.cancelled_at is null and o.refunded = 0
          and not exists (
            select from parcels c where c.order_id = o.id
              and (c.status <> ${status} or c.cancelled_at is not null)
          )
        order by o.id
        limit 1 offset ${place}
      )
    )
    returning o.id, o.code
  `.execute(site.database.db);
  const [found] = rows;
  if (!found) throw new Error('The demo market has such an order.');
  return found;
}

/** The number of hidden brands; the demo market has none. */
async function hiddenBrands(): Promise<number> {
  const hidden = site.database.db.selectFrom('brands').select('id').where('public', '=', false);
  return (await hidden.execute()).length;
}
