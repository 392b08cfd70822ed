// The owner's scripts: none before consent, and never on pages for signing in or paying.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { counter, mark, ofHome, pixel, runningIn, setOwn, watchParties } from './owner-scripts.ts';
import { openPage, reload, settled } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const skipped = missing ? ` (skipped: ${missing})` : '';
const { notice = {}, 'cookie-choice': choice = {} } = wordsOf('en');
const STYLING = 'body { outline: 3px dashed rgb(1, 2, 3) }';
const BORDER = ['/login', '/register', '/forgot-password', '/shipping', '/checkout'];
const OWN = ['/user/profile', '/user/orders', '/user/order/7', '/track-order', '/payment-callback'];

let site: Site;
beforeAll(async () => {
  if (missing) return;
  site = await openSite();
  await setOwn(site, [counter, pixel], STYLING);
});
afterAll(() => site?.close());

const button = (page: Page, name = '') => page.getByRole('button', { name, exact: true });
const cookieNotice = (page: Page) =>
  page.getByRole('complementary', { name: notice['cookies-title'] });
const outline = (page: Page) => page.evaluate(() => getComputedStyle(document.body).outlineStyle);
/** A person who has consented to everything, on the home page. */
async function agreed() {
  const visitor = await site.visit();
  const requestedHosts = await watchParties(visitor.page);
  await openPage(visitor.page, '/');
  await button(visitor.page, notice.accept).click();
  await settled(visitor.page);
  requestedHosts();
  return { ...visitor, requestedHosts };
}

describe.skipIf(missing !== null)(`the owner’s scripts${skipped}`, () => {
  it('load nothing before a visitor consents, and run at once afterwards', async () => {
    const { page, complaints, close } = await site.visit();
    const requestedHosts = await watchParties(page);
    for (const path of ['/', '/all/products', '/cart']) {
      await openPage(page, path);
      await cookieNotice(page).waitFor();
      expect(requestedHosts(), path).toEqual([]);
    }
    await openPage(page, '/');
    await button(page, notice.accept).click();
    await expect.poll(() => runningIn(page)).toMatchObject({ counted: true, pixel: true });
    expect(requestedHosts()).toEqual(['counter.example', 'pixel.example']);
    expect(await cookieNotice(page).count()).toBe(0);
    await reload(page);
    expect(requestedHosts()).toEqual(['counter.example', 'pixel.example']);
    expect(await cookieNotice(page).locator('visible=true').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('can be refused with one press, and the visitor is not asked again', async () => {
    const { page, close } = await site.visit();
    const requestedHosts = await watchParties(page);
    await openPage(page, '/');
    await button(page, notice['needed-only']).click();
    await reload(page);
    expect(await cookieNotice(page).locator('visible=true').count()).toBe(0);
    expect([requestedHosts(), await runningIn(page)]).toMatchObject([
      [],
      { counted: false, pixel: false },
    ]);
    await close();
  });

  it('can be allowed by purpose', async () => {
    const { page, close } = await site.visit();
    const requestedHosts = await watchParties(page);
    await openPage(page, '/');
    await button(page, notice.choose).click();
    await page.getByRole('checkbox', { name: choice.analytics }).check();
    await button(page, choice.save).click();
    await expect.poll(() => runningIn(page)).toMatchObject({ counted: true, pixel: false });
    await reload(page);
    expect(requestedHosts()).toEqual(['counter.example', 'counter.example']);
    await close();
  });

  it('stop loading once a visitor withdraws consent in the footer', async () => {
    const { page, requestedHosts, close } = await agreed();
    await expect.poll(() => runningIn(page)).toMatchObject({ counted: true, pixel: true });
    await button(page, notice.settings).click();
    const loaded = page.waitForEvent('load');
    await page.getByRole('dialog').getByRole('button', { name: notice['needed-only'] }).click();
    await loaded;
    await settled(page);
    expect(await runningIn(page)).toMatchObject({ counted: false, pixel: false });
    await openPage(page, '/all/products');
    expect(requestedHosts()).toEqual([]);
    await close();
  });

  it('need a new consent when a new provider is added', async () => {
    const { page, close } = await agreed();
    await setOwn(site, [{ ...counter, address: 'https://other.example/a.js' }, pixel], STYLING);
    await openPage(page, '/brands');
    await cookieNotice(page).waitFor();
    expect(await runningIn(page)).toMatchObject({ counted: false, pixel: true });
    await setOwn(site, [counter, pixel], STYLING);
    await close();
  });
});

describe.skipIf(missing !== null)(`where nothing of the owner’s may be${skipped}`, () => {
  it('no page contains the scripts or allows them, even with consent', async () => {
    const { page, requestedHosts, close } = await agreed();
    for (const path of [...BORDER, ...OWN]) {
      const answer = await openPage(page, path);
      expect(answer?.headers()['content-security-policy'], path).not.toContain('example');
      expect(await answer?.text(), path).not.toMatch(
        /(counter|pixel)\.example|window\.pixel|href="\/styling\//,
      );
      expect(await runningIn(page), path).toMatchObject({ counted: false, pixel: false });
    }
    expect(requestedHosts()).toEqual([]);
    const open = (await openPage(page, '/brands'))?.headers()['content-security-policy'];
    expect(open).toContain("connect-src 'self' https://counter.example https://pixel.example;");
    await close();
  });

  it('going from home to sign-in loads the page in full, and so do back and forward', async () => {
    const { page, requestedHosts, close } = await agreed();
    await mark(page);
    await page.locator('a[href="/login"]:visible').first().click();
    await page.waitForURL((url) => url.pathname === '/login');
    await settled(page);
    expect(await runningIn(page)).toEqual({ counted: false, pixel: false, marked: false });
    requestedHosts();
    await mark(page);
    await page.locator('a[href="/"]:visible').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await settled(page);
    expect(await runningIn(page)).toEqual({ counted: true, pixel: true, marked: false });
    expect(requestedHosts()).toEqual(['counter.example', 'pixel.example']);
    await page.goBack();
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await runningIn(page)).toMatchObject({ counted: false, pixel: false });
    await page.goForward();
    await settled(page);
    expect(await runningIn(page)).toMatchObject({ counted: true, pixel: true });
    await close();
  });

  it('back from a page of the same document is a full load too', async () => {
    const { page, close } = await site.visit();
    await watchParties(page);
    await openPage(page, '/login'); // without consent: steps stay in the document
    await mark(page);
    await page.locator('a[href="/"]:visible').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await runningIn(page)).toMatchObject({ marked: true });
    const loaded = page.waitForEvent('load');
    await button(page, notice.accept).click(); // the policy of sign-in pages lets nothing run
    await loaded;
    await expect.poll(() => runningIn(page)).toMatchObject({ pixel: true, marked: false });
    await mark(page);
    const again = page.waitForEvent('load');
    await page.goBack();
    await again;
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await runningIn(page)).toEqual({ counted: false, pixel: false, marked: false });
    await close();
  });

  it('going between pages with the same scripts does not reload', async () => {
    const { page, close } = await agreed();
    await mark(page);
    await page.locator('a[href^="/all/"]:visible').first().click();
    await page.waitForURL((url) => url.pathname.startsWith('/all/'));
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await runningIn(page)).toEqual({ counted: true, pixel: true, marked: true });
    await close();
  });

  it('a script for one page does not run on the next', async () => {
    await setOwn(site, [ofHome], STYLING);
    const { page, close } = await agreed();
    const toured = () => page.evaluate(() => 'tour' in window);
    expect(await toured()).toBe(true);
    await page.locator('a[href^="/all/"]:visible').first().click();
    await page.waitForURL((url) => url.pathname.startsWith('/all/'));
    await settled(page);
    expect(await toured()).toBe(false);
    await setOwn(site, [counter, pixel], STYLING);
    await close();
  });

  it('the owner’s CSS is not applied either', async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/');
    await expect.poll(() => outline(page)).toBe('dashed');
    await page.locator('a[href="/login"]:visible').first().click();
    await page.waitForURL((url) => url.pathname === '/login');
    await expect.poll(() => outline(page)).not.toBe('dashed');
    await reload(page);
    expect(await outline(page)).not.toBe('dashed');
    await close();
  });
});
