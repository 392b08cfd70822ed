// Where the focus goes and what is announced, for keyboard and screen reader users.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { makeWalker, type Walker } from './focus-steps.ts';
import { findScreens, type Screens } from './screens.ts';
import { openPage, settled } from './settled.ts';
import { missing, openSite, wordsOf, type Site, type Visitor } from './site.ts';

const words = wordsOf('en');
const LOOKED_MS = 30_000;

let site: Site;
let walker: Walker;
let shown: Screens;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const popups = (page: Page) =>
  page.evaluate(
    () => Object.keys(localStorage).filter((name) => name.startsWith('popup-banner')).length,
  );

describe.skipIf(missing !== null)(`focus moves${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    [walker, shown] = [await makeWalker(site), await findScreens(site)];
  });
  afterAll(() => site?.close());

  const visit = async (quiet: boolean, account = true): Promise<Visitor> => {
    const visitor = await site.visit({ reducedMotion: 'reduce' }, quiet);
    const cookie = { name: 'frontend_token', value: walker.bearer, url: site.origin };
    if (account) await visitor.page.context().addCookies([cookie]);
    return visitor;
  };

  it('moves to the heading of a new page, and to the next page of a list', async () => {
    const { page, close } = await visit(true, false);
    await openPage(page, shown.paths.category);
    await page.locator('main a[href*="/product/"]').first().press('Enter');
    await page.waitForURL('**/product/**');
    await settled(page);
    expect(await focused(page)).toBe(await page.locator('main h1').innerText());
    await openPage(page, '/all/products');
    await page.locator('main nav a[href*="page=2"]').first().press('Enter');
    await page.waitForURL('**page=2**');
    await settled(page);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-turned'))).toBe(
      true,
    );
    await close();
  });

  it('F8 moves the focus to a message, Escape closes it and returns', async () => {
    const { page, close } = await visit(true);
    await openPage(page, shown.paths.home);
    await page.route('**/api/v1/**', (route) => route.abort());
    const heart = page.locator('main button[data-mark]:visible').first();
    await heart.press('Enter');
    await page.locator('.toasts [aria-live=assertive] li').waitFor();
    expect(await page.locator('[data-look=failed]').count()).toBe(1);
    await page.keyboard.press('F8');
    expect(await page.evaluate(() => document.activeElement?.closest('.toasts') !== null)).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await page.locator('.toasts li').waitFor({ state: 'detached' });
    expect(await heart.evaluate((own) => own === document.activeElement)).toBe(true);
    await close();
  });

  it('Escape closes the language menu and returns to its button', async () => {
    const { page, close } = await visit(true, false);
    await openPage(page, '/brands');
    const menu = page.locator('header details', { hasText: 'Français' });
    await menu.locator('summary').press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('English');
    await page.keyboard.press('Escape');
    expect(await menu.locator('summary:focus').count()).toBe(1);
    await close();
  });

  it('removing an address moves the focus to the next useful place', async () => {
    const { page, close } = await visit(true);
    await openPage(page, shown.paths.addresses);
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.locator('dialog button[value=yes]').press('Enter');
    await page.getByText(words.toast?.['address-deleted'] ?? '').waitFor();
    await page.locator('#address-form').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await close();
  });

  it('a missing page names the kind of thing that is missing', async () => {
    const { page, close } = await visit(true, false);
    await openPage(page, '/all/no-such-thing');
    await page.getByText(words.refusal?.['category-not-found'] ?? '').waitFor();
    await page.getByText('404', { exact: true }).waitFor();
    await close();
  });

  it('the first-order popup is for shoppers without orders, and not over the cart', async () => {
    const { page, close } = await visit(false, false);
    await page.clock.install();
    const browse = async (path: string) => {
      await openPage(page, path);
      await page.clock.fastForward(LOOKED_MS);
      await page.evaluate(() => scrollTo(0, innerHeight * 2));
      await settled(page);
    };
    await browse('/cart');
    expect(await popups(page)).toBe(0);
    await page.evaluate((own) => localStorage.setItem('user_token', own), walker.token);
    await browse('/');
    expect(await popups(page)).toBe(0); // has ordered before
    await page.evaluate(() => localStorage.removeItem('user_token'));
    await browse('/');
    await page.locator('.promotion').waitFor();
    await browse('/all/products');
    expect(await page.locator('.promotion').count()).toBe(0); // only once
    await close();
  });
});
