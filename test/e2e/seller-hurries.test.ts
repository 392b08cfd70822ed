// A seller in a hurry: another column before the first is saved, another file before the first has
// arrived, leaving before anything is saved. Nothing is lost, and nobody is taken elsewhere.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { addMember } from '#market/stores/decide-application.ts';
import { makeStore } from '../make.ts';
import { hold } from './hold.ts';
import { openProposing, type Proposing } from './proposing.ts';
import { button, openAs, wordsIn } from './seller-browser.ts';
import { missing, openSite, type Site } from './site.ts';

let site: Site;
let at: Proposing;
const UPLOAD = '**/api/v1/seller/import/upload';
const view = { language: 'en', width: 1280 };
const say = wordsIn('en');
const photo = {
  name: 'lamp.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 600, height: 600, channels: 3, background: '#b87333' } })
    .png()
    .toBuffer(),
};
const word = (key: string) => say(key, 'desk-import');

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

describe.skipIf(missing)('a seller who hurries', () => {
  beforeAll(async () => {
    site = await openSite();
    at = await openProposing(site);
  });
  afterAll(() => site?.close());

  it('can map two columns before the first is saved, and both are kept', async () => {
    const { page, close } = await openAs(site, at, { ...view, path: '/seller/imports/new' });
    await choose(page, 'cups.csv', 'Name,Pieces\nCup,5\n');
    await page.waitForURL(/\/seller\/imports\/\d+$/);
    const column = (name: string) =>
      page.getByLabel(word('becomes').replace('{column}', name), { exact: true });
    await column('Name').waitFor();
    const go = await hold(page, 'seller/import/columns/*');
    await column('Name').selectOption('title');
    await column('Pieces').selectOption('stock');
    expect(await column('Name').inputValue()).toBe('title');
    const stored = page.waitForResponse(async (answer) => {
      if (!answer.url().includes('import/columns')) return false;
      const { data } = await answer.json();
      return data.sheet?.columns[1].field === 'stock';
    });
    await go();
    const { data } = await (await stored).json();
    expect(data.sheet.columns.map(({ field }: { field: string }) => field)).toEqual([
      'title',
      'stock',
    ]);
    expect(await column('Name').inputValue()).toBe('title');
    await close();
  });

  it('gets to the import of the file that they chose last', async () => {
    const { page, close } = await openAs(site, at, { ...view, path: '/seller/imports/new' });
    await page.locator('input[type=file]').waitFor();
    const { promise, resolve: go } = Promise.withResolvers<void>();
    const first = { times: 1 };
    await page.route(UPLOAD, (route) => promise.then(() => route.continue()), first);
    await choose(page, 'wrong.csv', 'Name,Pieces\nCup,5\n');
    await page.getByLabel(word('uploading')).waitFor();
    await choose(page, 'right.csv', 'Name,Pieces\nJug,5\n');
    await page.getByRole('heading', { level: 1, name: 'right.csv' }).waitFor();
    const late = page.waitForResponse(UPLOAD);
    await go();
    await (await late).finished();
    // a later press is handled after the effects of the answer
    await page.getByRole('link', { name: say('place-payouts', 'seller') }).click();
    await page.getByRole('heading', { level: 1, name: say('place-payouts', 'seller') }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'right.csv' }).waitFor();
    await page.goto('/seller/imports');
    await page.getByText('wrong.csv').waitFor();
    await close();
  });

  it('stays on the page they went to while a file is uploaded', async () => {
    const { page, close } = await openAs(site, at, { ...view, path: '/seller/imports/new' });
    await page.locator('input[type=file]').waitFor();
    const go = await hold(page, 'seller/import/upload');
    await choose(page, 'long.csv', 'Name,Pieces\nCup,5\n');
    await page.getByLabel(word('uploading')).waitFor();
    await page.getByRole('link', { name: say('place-payouts', 'seller') }).click();
    const title = page.getByRole('heading', { level: 1, name: say('place-payouts', 'seller') });
    await title.waitFor();
    const late = page.waitForResponse(UPLOAD);
    await go();
    await (await late).finished();
    // a later press is handled after the effects of the answer
    await page.getByRole('link', { name: say('place-papers', 'seller') }).click();
    await page.getByRole('heading', { level: 1, name: say('place-papers', 'seller') }).waitFor();
    await page.goBack();
    await title.waitFor();
    await close();
  });

  it('can send a product while its pictures are uploading, and they are included', async () => {
    const { page, close } = await openAs(site, at, { ...view, path: '/seller/products/new' });
    const go = await hold(page, 'seller/picture/upload');
    await page.locator('input[capture]').setInputFiles(photo);
    await page.locator('[name="title.en"]').fill('Hurried lamp');
    const category = page.getByRole('combobox', { name: say('category', 'desk-product') });
    await category.press('ArrowDown');
    await page.getByRole('option').first().click();
    await page.locator('[name=selling]').fill('40');
    await button(page, say('send')).click();
    await page.getByText(say('saving-saving')).waitFor();
    expect(new URL(page.url()).pathname).not.toBe('/seller/products');
    go();
    await page.getByText(say('sent')).waitFor();
    const { rows } = await sql<{ image: string; state: string }>`
      select state, proposed ->> 'image' as image from product_proposals
      where proposed #>> '{title,en}' = 'Hurried lamp'
    `.execute(site.database.db);
    expect(rows).toEqual([{ state: 'sent', image: expect.stringMatching(/\.webp$/) }]);
    await close();
  });

  it('who deselects a size by mistake finds its typed values again', async () => {
    const { page, close } = await openAs(site, at, { ...view, path: '/seller/products/new' });
    const option = page.getByRole('combobox', { name: say('option-add', 'desk-product') });
    await option.press('ArrowDown');
    await page.getByRole('option').first().click();
    const values = page.locator('fieldset button[aria-pressed]');
    await values.nth(0).click();
    await values.nth(1).click();
    const cell = (name: string) => page.locator(`[name="variants.1.${name}"]`);
    await cell('sku').fill('LAMP-2');
    await cell('price').fill('41.50');
    await cell('stock').fill('9');
    await values.nth(1).click();
    await cell('sku').waitFor({ state: 'detached' });
    await values.nth(1).click();
    expect(await cell('sku').inputValue()).toBe('LAMP-2');
    expect(await cell('price').inputValue()).toBe('41.50');
    expect(await cell('stock').inputValue()).toBe('9');
    await close();
  });

  it.each(['en', 'ar'])(
    'is asked before they leave an account unsaved, in %s',
    async (language) => {
      const own = wordsIn(language);
      const path = '/seller/payee';
      const { page, close } = await openAs(site, at, { language, width: 1280, path });
      const name = page.locator('[name=payee_name]');
      const typed = `Salma and daughters ${language}`;
      await name.fill(typed);
      const away = page.getByRole('link', { name: own('place-payouts', 'seller') });
      await away.click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByText(own('leave-lost', 'desk')).waitFor();
      await dialog.getByRole('button', { name: own('stay', 'desk') }).click();
      expect(await name.inputValue()).toBe(typed);
      await page.locator('[name=iban]').fill('DE89 3704 0044 0532 0130 00');
      await button(page, own('save', 'desk')).click();
      await page.getByText(own('saved', 'toast')).first().waitFor();
      await away.click();
      await page.getByRole('heading', { level: 1, name: own('place-payouts', 'seller') }).waitFor();
      await close();
    },
  );

  it('stays in one store when another tab switches to another store', async () => {
    const { db } = site.database;
    const { accountId } = at.seller;
    const other = await makeStore(db);
    await transaction(db, (tx) => addMember(tx, other, accountId, 'owner'));
    const { page, close } = await openAs(site, at, { ...view, path: '/seller' });
    const rows = await db
      .selectFrom('stores')
      .select('name')
      .where('id', 'in', [at.seller.seller.storeId, other])
      .execute();
    const bar = (tab: Page) => tab.getByRole('button', { name: say('other-store', 'seller') });
    const text = await bar(page).innerText();
    const current = rows.find(({ name }) => text.includes(name))?.name ?? '';
    const another = rows.find(({ name }) => name !== current)?.name ?? '';
    const tab = await page.context().newPage();
    await tab.goto('/seller');
    await bar(tab).click();
    await tab.getByRole('menuitemradio', { name: another }).click();
    await bar(tab).getByText(another).waitFor();
    await page.reload();
    expect(await bar(page).innerText()).toContain(current);
    expect(current).not.toBe('');
    await close();
  });
});
