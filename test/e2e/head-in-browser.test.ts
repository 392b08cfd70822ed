// A page's description of itself, in a browser: it disturbs nothing, and is gone on the next page.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPaths, type Screens } from './screens.ts';
import { openPage } from './settled.ts';
import { missing, openSite, type Site } from './site.ts';

let site: Site;
let paths: Screens['paths'];

describe.skipIf(missing !== null)(`what is told${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    paths = await findPaths(site);
  });
  afterAll(() => site?.close());

  it.each(['', '/ar'])('is that of the page that is seen, at “%s”', async (prefix) => {
    const { page, complaints, close } = await site.visit();
    const headNow = () =>
      page.evaluate(() => ({
        card: document.head.querySelectorAll('[property], [name^="twitter:"]').length,
        things: document.head.querySelectorAll('[type="application/ld+json"]').length,
        languages: document.head.querySelectorAll('[hreflang]').length,
        titles: document.head.querySelectorAll('title').length,
        canonical: [...document.head.querySelectorAll('link[rel=canonical]')].map(
          (link) => new URL(link.getAttribute('href') ?? '').pathname,
        ),
        hidden: document.head.querySelectorAll('[name=robots]').length,
      }));
    await openPage(page, `${prefix}${paths.product}`);
    const first = await headNow();
    expect(first).toMatchObject({
      languages: 6,
      titles: 1,
      canonical: [new URL(page.url()).pathname],
      hidden: 0,
    });
    expect(first.card).toBeGreaterThan(10);
    expect(first.things).toBe(2);
    const category = page.locator('nav ol a').nth(1);
    const to = (await category.getAttribute('href')) ?? '';
    await category.click();
    await page.waitForURL(`**${to}`);
    await expect
      .poll(headNow)
      .toEqual({ card: 0, things: 0, languages: 0, titles: 1, canonical: [to], hidden: 0 });
    await close();
    expect(complaints).toEqual([]);
  });
});
