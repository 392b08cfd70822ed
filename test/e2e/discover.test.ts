// The products to discover on the home page: pages that load on scrolling, and on a press.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage, settled } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const SLOW_MS = 15_000;
const HELD_MS = 700;

let site: Site;
beforeAll(async () => {
  if (!missing) site = await openSite();
});
afterAll(() => site?.close());

it.skipIf(missing !== null)(
  'two pages load by themselves, then one with each press, without repeated products',
  async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/');
    const main = page.getByRole('main');
    const tiles = main.locator('section').last().locator('.tile-title');
    const first = await tiles.count();
    const more = main.getByRole('button', { name: wordsOf('en').home?.more ?? '' });
    const scrolled = async () => {
      await more.scrollIntoViewIfNeeded();
      return tiles.count();
    };
    await expect.poll(scrolled, { timeout: SLOW_MS }).toBe(first + 48);
    await page.waitForTimeout(HELD_MS);
    expect(await scrolled()).toBe(first + 48);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => tiles.count(), { timeout: SLOW_MS }).toBe(first + 72);
    const at = await page.evaluate(() => {
      const last = [...document.querySelectorAll('main section')].at(-1);
      const all = [...(last?.querySelectorAll('li') ?? [])];
      return all.findIndex((tile) => tile.contains(document.activeElement));
    });
    expect(at).toBe(first + 48);
    await scrolled(); // nothing loads by itself for keyboard users
    await page.waitForTimeout(HELD_MS);
    expect(await scrolled()).toBe(first + 72);
    const paths = await main
      .locator('section')
      .last()
      .locator('li > a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(paths).size).toBe(paths.length);
    await close();
  },
);

it.skipIf(missing !== null)(
  'going back returns to the same place, though viewed products now stand above it',
  async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/');
    const tiles = page.getByRole('main').locator('section').last().locator('li > a');
    const first = await tiles.count();
    const link = tiles.nth(first + 5); // of the second page
    await expect
      .poll(
        async () => {
          await tiles.last().scrollIntoViewIfNeeded();
          return tiles.count();
        },
        { timeout: SLOW_MS },
      )
      .toBeGreaterThan(first + 5);
    await link.scrollIntoViewIfNeeded();
    const path = await link.getAttribute('href');
    const place = () => link.evaluate((tile) => tile.getBoundingClientRect().top);
    const above = () =>
      link.evaluate((tile) => Math.round(tile.getBoundingClientRect().top + scrollY));
    await link.hover(); // a tool's click may scroll first; a press at the pointer does not
    const before = await place();
    const moved = async () => Math.abs((await place()) - before);
    const height = await above();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(`**${path}`);
    await settled(page);
    await page.goBack();
    // browsers scroll to whole pixels, and contents above may end within one
    await expect.poll(moved).toBeLessThanOrEqual(1);
    expect(await above()).toBeGreaterThan(height + 200);
    expect(await link.getAttribute('href')).toBe(path);
    await close();
  },
);
