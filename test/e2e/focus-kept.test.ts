// A pressed button may disappear: the focus goes to where the person would continue.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openPage, settled } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { twoThings, type Thing } from './two-things.ts';

const words = wordsOf('en');
const say = (section: string, key: string) => words[section]?.[key] ?? `${section}.${key}`;
const PHONE = { viewport: { width: 390, height: 844 } };

let site: Site;
let things: Thing[];

const inFocus = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    return one?.getAttribute('aria-label') ?? one?.textContent ?? '';
  });
/** Waits until the element with this name has the focus. */
const comesTo = (page: Page, name: string) => expect.poll(() => inFocus(page)).toBe(name);

async function fillCart(page: Page): Promise<string[]> {
  for (const { id } of things) {
    await openPage(page, `/x/product/${id}`);
    await page
      .locator('button:visible', { hasText: say('product-page', 'add') })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  }
  await openPage(page, '/cart');
  const titles = page.locator('main li a[id^=line-]');
  await titles.nth(1).waitFor();
  return titles.allTextContents();
}

describe.skipIf(missing !== null)(`the focus${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    things = await twoThings(site, 20, true);
  });
  afterAll(() => site?.close());

  it('returns to a cart line that is restored by undo or by a refusal', async () => {
    const { page, close } = await site.visit();
    const [first = ''] = await fillCart(page);
    const remove = () => page.getByRole('button', { name: `Remove ${first}` }).press('Enter');
    await remove();
    await comesTo(page, `Undo ${first}`);
    await settled(page);
    await page.keyboard.press('Enter');
    await comesTo(page, first);
    await page.route('**/api/v1/cart/delete**', (route) => route.abort());
    await remove();
    await comesTo(page, first);
    await close();
  });

  it('moves to the next item that is saved for later', async () => {
    const { page, close } = await site.visit();
    await fillCart(page);
    for (const at of [0, 1]) {
      await page
        .locator('main button', { hasText: say('cart', 'save-for-later') })
        .first()
        .click();
      await page.locator('[data-saved]').nth(at).waitFor();
    }
    const [first, second] = await page.locator('[data-saved] a').allTextContents();
    const remove = page.locator('[data-saved]').first().locator('button').last();
    await remove.press('Enter');
    await comesTo(page, `${say('cart', 'move-to-cart')} ${second}`);
    expect(first).not.toBe(second);
    await close();
  });

  it.each([
    ['/all/kitchen', 'listing', 'filters'],
    ['/', 'header', 'categories'],
  ])('moves into a drawer that covers the button for it: %s', async (path, section, key) => {
    const { page, close } = await site.visit(PHONE);
    await openPage(page, path);
    const opener = page.locator(`button[popovertarget=${key}]:visible`).first();
    await opener.press('Enter');
    await comesTo(page, say(section, 'close'));
    await page.keyboard.press('Escape');
    await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
    await close();
  });

  it('returns to the language button when Escape closes its menu', async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/');
    const menu = page.locator('header details', { hasText: 'Français' });
    await menu.locator('summary').press('Enter');
    await page.keyboard.press('Tab');
    await comesTo(page, 'English');
    await page.keyboard.press('Escape');
    await comesTo(page, say('header', 'language').replace('{name}', 'English'));
    await close();
  });
});
