// What a shopper sees if something is missing: the network, or the permission to buy.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCustomer } from '../customer.ts';
import { set } from './settings.ts';
import { openPage } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const skipped = missing ? ` (skipped: ${missing})` : '';
const words = wordsOf('en');
const SOON = { timeout: 60_000 };

let site: Site;
beforeAll(async () => {
  if (!missing) site = await openSite();
});
afterAll(() => site?.close());

describe.skipIf(missing !== null)(`the progress bar${skipped}`, () => {
  it('shows after 200 ms, while a page is loading, and shows failures', async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/brands');
    const waitForState = (name: string) =>
      page.locator(`[data-look=${name}]`).waitFor({ state: 'attached' });
    let held = 0;
    await page.route(/categories\.data/, async (route) => {
      held = Date.now();
      await new Promise((resolve) => {
        setTimeout(resolve, 1500);
      });
      await route.continue();
    });
    await page.locator('header a[href="/categories"]').first().click();
    await waitForState('running');
    expect(Date.now() - held).toBeGreaterThan(150);
    await page.waitForURL('**/categories');
    await waitForState('idle');
    await page.route('**/api/v1/**', (route) => route.abort());
    await page.locator('header a[href="/cart"]').first().click();
    await waitForState('failed');
    await close();
  });
});

describe.skipIf(missing !== null)(`a page whose script cannot be fetched${skipped}`, () => {
  it('is loaded in full, at every press', async () => {
    const { page, close } = await site.visit({}, false);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    await openPage(page, '/brands');
    await page.route(/categories-page-.*\.js/, (route) => route.abort());
    const press = () => page.locator('header a[href="/categories"]').first().click();
    for (const wholes of [2, 4]) {
      await press();
      await page.waitForURL('**/categories');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(loads).toBe(wholes);
      await openPage(page, '/brands');
    }
    await close();
  });
});

describe.skipIf(missing !== null)(`orders where guests may not buy${skipped}`, () => {
  it('send a visitor to sign-in and back, and are shown to customers', async () => {
    const { page, close } = await site.visit();
    const guests = (on: boolean) =>
      set(site, { guest_checkout: on }, ({ setting }) => setting.guest_checkout === (on ? 1 : 0));
    await guests(false);
    for (const path of ['/user/orders', '/user/order/7']) {
      await expect
        .poll(async () => {
          await openPage(page, path);
          return page.url().slice(site.origin.length);
        }, SOON)
        .toBe(`/login?next=${encodeURIComponent(path)}`);
    }
    const { bearer: value } = await makeCustomer(site.database);
    await page.context().addCookies([{ name: 'frontend_token', value, url: site.origin }]);
    await openPage(page, '/user/orders');
    await page.getByText(words.orders?.none ?? '', { exact: true }).waitFor();
    await guests(true);
    await close();
  });
});
