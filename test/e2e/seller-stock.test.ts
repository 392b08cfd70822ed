// Prices and stock in the grid: typed, pasted, previewed before saving, and undone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openProposing, type Proposing } from './proposing.ts';
import { button, openAs, wordsIn } from './seller-browser.ts';
import { missing, openSite, type Site } from './site.ts';

let site: Site;
let at: Proposing;
const open = (language: string, width: number, path: string) =>
  openAs(site, at, { language, width, path });

describe.skipIf(missing)('the grid of stock', () => {
  beforeAll(async () => {
    site = await openSite();
    at = await openProposing(site);
  });
  afterAll(() => site.close());

  it('accepts pasted values, shows the changes before saving, and can undo them', async () => {
    const say = wordsIn('en');
    const { page, complaints, close } = await open('en', 1280, '/seller/stock');
    const cell = (row: number, name: string) =>
      page.locator(`[data-row="${row}"][data-cell="${name}"]`);
    await cell(0, 'price').waitFor();
    const before = [await cell(0, 'price').inputValue(), await cell(1, 'stock').inputValue()];
    await cell(0, 'price').evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '11.50\t5\n12.50\t6\n');
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    expect(await cell(1, 'price').inputValue()).toBe('12.50');
    await cell(2, 'stock').fill('-4');
    await button(page, say('review', 'seller-stock')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('$11.50').waitFor();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button').last().click();
    await page.getByText(/2 rows saved/).waitFor();
    expect(await cell(2, 'stock').inputValue()).toBe('-4');
    expect(await page.locator('tr', { has: cell(2, 'stock') }).innerText()).toMatch(/stock/i);
    const skuOf = async (row: number) =>
      page
        .locator('tr', { has: cell(row, 'stock') })
        .locator('bdi')
        .innerText();
    const now = async (row: number) => {
      const sku = await skuOf(row);
      return site.database.db
        .selectFrom('inventories')
        .select(['quantity'])
        .where('sku', '=', sku)
        .executeTakeFirst();
    };
    expect(await now(1)).toEqual({ quantity: 6 });
    await button(page, say('undo', 'desk')).click();
    await page.getByText(/2 rows are as before/).waitFor();
    const shown = async () => [
      await cell(0, 'price').inputValue(),
      await cell(1, 'stock').inputValue(),
    ];
    await expect.poll(shown, { timeout: 10_000 }).toEqual(before);
    expect(complaints).toEqual([]);
    await close();
  });

  it('restores a product’s reduced price when the change that ended it is undone', async () => {
    const say = wordsIn('en');
    const { id } = at.product;
    const { db } = site.database;
    const prices = () =>
      db
        .selectFrom('products')
        .select(['selling', 'offered'])
        .where('id', '=', id)
        .executeTakeFirst();
    const offer = { selling: 4000, offered: 3000 };
    await db.updateTable('products').set(offer).where('id', '=', id).execute();
    const [first] = await db
      .selectFrom('inventories')
      .select('id')
      .where('product_id', '=', id)
      .orderBy('id')
      .execute();
    await db
      .updateTable('inventories')
      .set({ price: 0, sku: `OFFER-${id}` })
      .where('id', '=', first?.id ?? 0)
      .execute();
    const own = () =>
      db
        .selectFrom('inventories')
        .select('price')
        .where('id', '=', first?.id ?? 0)
        .executeTakeFirst();
    const { page, close } = await open('en', 1280, `/seller/stock?q=OFFER-${id}`);
    await page.locator('[data-row="0"][data-cell="price"]').fill('55');
    await button(page, say('review', 'seller-stock')).click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await button(page, say('undo', 'desk')).click();
    await page.getByText(/1 row is as before/).waitFor();
    expect([await prices(), await own()]).toEqual([offer, { price: 0 }]);
    await close();
  });

  it('lets a seller clear a cell and type a new value', async () => {
    const { page, close } = await open('en', 360, '/seller/stock');
    const cell = (name: string) => page.locator(`[data-row="0"][data-cell="${name}"]`);
    await cell('price').waitFor();
    const [price, stock] = [await cell('price').inputValue(), await cell('stock').inputValue()];
    const typeAnew = async (name: string, text: string) => {
      const { length } = await cell(name).inputValue();
      await cell(name).press('End');
      for (let at = 0; at < length; at += 1) await page.keyboard.press('Backspace');
      await page.keyboard.type(text);
    };
    await typeAnew('stock', '7');
    expect(await cell('stock').inputValue()).toBe('7');
    await typeAnew('price', '15.05');
    expect(await cell('price').inputValue()).toBe('15.05');
    await typeAnew('price', '');
    await typeAnew('stock', stock);
    await cell('stock').blur();
    expect(await cell('price').inputValue()).toBe(price);
    expect(await page.getByRole('status').filter({ hasText: 'typed' }).count()).toBe(0);
    await close();
  });

  it('keeps what is typed when the session ends, until it is saved or discarded', async () => {
    const say = wordsIn('en');
    const { page, close } = await open('en', 1280, '/seller/stock');
    const price = page.locator('[data-row="0"][data-cell="price"]');
    await price.waitFor();
    const before = await price.inputValue();
    await price.fill('1234567890.25');
    await page.context().clearCookies({ name: 'frontend_token' });
    await button(page, say('review', 'seller-stock')).click();
    await page.getByRole('dialog').getByText('$1,234,567,890.25').waitFor();
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.getByRole('heading', { name: say('sign-in-seller', 'desk') }).waitFor();
    await page
      .context()
      .addCookies([{ name: 'frontend_token', value: at.seller.bearer, url: site.origin }]);
    await page.goto('/seller/stock');
    await price.waitFor();
    expect(await price.inputValue()).toBe('1234567890.25');
    await button(page, say('clear', 'seller-stock')).click();
    await page.reload();
    await price.waitFor();
    expect(await price.inputValue()).toBe(before);
    await close();
  });

  it('raises the prices of a page by percent', async () => {
    const say = wordsIn('ar');
    const { page, close } = await open('ar', 390, '/seller/stock');
    const price = page.locator('[data-row="0"][data-cell="price"]');
    await price.waitFor();
    const before = Number(await price.inputValue());
    await button(page, say('percent', 'seller-stock')).click();
    await page.getByRole('dialog').locator('input').fill('+١٠');
    await button(page, say('percent-do', 'seller-stock')).click();
    expect(Number(await price.inputValue())).toBeCloseTo(before * 1.1, 1);
    expect(await axe(page)).toEqual([]);
    await close();
  });
});
