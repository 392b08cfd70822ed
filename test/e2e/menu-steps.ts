// A menu written by hand: two links in two languages, and the last one moved to the top.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from './axe.ts';

type View = { t: (key: string) => string; language: string; width: number };
type Link = readonly [en: string, ar: string, url: string];

export async function writeMenu(
  page: Page,
  menu: Locator,
  { t, language, width }: View,
): Promise<readonly [Link, Link]> {
  const before = await menu.locator('[data-sort]').count();
  const links = [
    [`Gifts ${width}`, `هدايا ${width}`, '/brands'],
    [`News ${width}`, `أخبار ${width}`, '/flash-sales'],
  ] as const;
  for (const [at, [en, ar, url]] of links.entries()) {
    const name = `header_left.${before + at}`;
    await menu.getByRole('button', { name: t('menu-add') }).click();
    for (const [tab, code, text] of [
      [/العربية/, 'ar', ar],
      ['English', 'en', en],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await page.locator(`[name="${name}.title.${code}"]`).fill(text);
    }
    await page.locator(`[name="${name}.url"]`).fill(url);
  }
  await page.evaluate(() => scrollTo(0, 0)); // nothing below the sticky bars
  expect(await axe(page)).toEqual([]);
  // from the last place to the first: dragged with a mouse, by its button on a phone
  const last = menu.locator('[data-sort]').last();
  if (width > 992) {
    const handle = last.locator('[aria-hidden].touch-none');
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const to = await menu.locator('[data-sort="0"]').boundingBox();
    if (!from || !to) throw new Error('The menu is not drawn.');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 12, { steps: 8 });
    await page.mouse.move(to.x + 20, to.y + 2);
    await page.mouse.up();
  } else
    for (let at = before + 1; at > 0; at--) {
      await menu.locator(`[data-sort="${at}"] [data-by="-1"]`).press('Enter');
      await menu
        .getByRole('status')
        .filter({ hasText: new RegExp(`(^|\\D)${at}(\\D|$)`) })
        .waitFor();
    }
  await menu
    .locator('[data-sort="0"]', { hasText: language === 'ar' ? links[1][1] : links[1][0] })
    .waitFor();
  return links;
}
