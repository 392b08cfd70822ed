// A page that fails: it keeps its frame, says what happened, and offers two ways to continue.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openPage } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const skipped = missing ? ` (skipped: ${missing})` : '';

let site: Site;
beforeAll(async () => {
  if (!missing) site = await openSite();
});
afterAll(() => site?.close());

const main = (page: Page) => page.getByRole('main');

describe.skipIf(missing !== null)(`a page that fails${skipped}`, () => {
  it.each([
    ['en', ''],
    ['ar', '/ar'],
  ])('shows status and message, and can reload or go home: in %s', async (language, prefix) => {
    const { trouble = {} } = wordsOf(language);
    const { page, close } = await site.visit();
    await openPage(page, `${prefix}/brands`);
    const step = '**/categories.data*';
    await page.route(step, (route) => route.fulfill({ status: 500, body: 'a fault' }));
    const press = () => page.locator(`header a[href="${prefix}/categories"]`).first().click();
    await press();
    await main(page).getByRole('heading', { name: trouble.sorry }).waitFor();
    await main(page).getByText('500', { exact: true }).waitFor();
    await main(page)
      .getByText(trouble.try ?? '?')
      .waitFor();
    expect(await page.getByText('a fault').count()).toBe(0); // for programs, not for people
    await page.unroute(step);
    await main(page).getByRole('link', { name: trouble.reload, exact: true }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(trouble.sorry ?? '?').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/categories`);

    await openPage(page, `${prefix}/brands`);
    await page.route(step, (route) => route.fulfill({ status: 503, body: '' }));
    await press();
    await main(page).getByText('503', { exact: true }).waitFor();
    await main(page)
      .getByText(trouble['paused-detail'] ?? '?')
      .waitFor();
    await main(page).getByRole('link', { name: trouble.goHome, exact: true }).click();
    await page.waitForURL((url) => url.pathname === (prefix || '/'));
    await close();
  });

  it('shows the server’s own message, if there is one', async () => {
    const { refusal = {} } = wordsOf('en');
    const { page, close } = await site.visit();
    const answer = await openPage(page, '/lamps/product/999999999');
    expect(answer?.status()).toBe(404);
    await main(page).getByText('404', { exact: true }).waitFor();
    await main(page)
      .getByText(refusal['product-not-found'] ?? '?')
      .waitFor();
    await close();
  });

  it('has header and footer in the storefront, and neither at sign-in', async () => {
    const { trouble = {}, account = {} } = wordsOf('en');
    const { page, close } = await site.visit();
    await openPage(page, '/nowhere');
    await main(page).getByRole('heading', { name: trouble['not-found'] }).waitFor();
    await page.getByRole('combobox').first().waitFor();
    expect(await page.getByRole('contentinfo').locator('a[href^="/all/"]').count()).toBeGreaterThan(
      5,
    );

    await openPage(page, '/login');
    await page.route('**/register.data*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('link', { name: account.register, exact: true }).click();
    await main(page).getByRole('heading', { name: trouble.sorry }).waitFor();
    expect(await page.getByRole('combobox').count()).toBe(0);
    expect(await page.locator('a[href^="/all/"], a[href="/cart"]').count()).toBe(0);
    await close();
  });
});
