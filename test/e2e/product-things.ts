// Products of the demo market that browser tests open, and what they look for there.
import type { Locator, Page } from 'playwright-core';
import { sql, type RawBuilder } from 'kysely';
import { expect } from 'vitest';
import { wordsOf, type Site } from './site.ts';

export type Thing = { id: number; slug: string; title: Record<string, string> };

/** Messages of a language by section and key. */
export const sayIn = (language: string) => {
  const words = wordsOf(language);
  return (section: string, key: string) => words[section]?.[key] ?? `${section}.${key}`;
};
export const pathOf = ({ id, slug }: Thing) => `/${slug}/product/${id}`;
/** The text of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Up to three public products that meet a condition. */
export async function thingsWhere(
  { database }: Pick<Site, 'database'>,
  where: RawBuilder<unknown>,
): Promise<Thing[]> {
  const { rows } = await sql<Thing>`
    select id, slug, title
    from products p
    where p.public and ${where}
    order by id
    limit 3`.execute(database.db);
  return rows;
}

/** Zooms a large picture in and out: by the wheel, then by double clicks. */
export async function zoomInAndOut(page: Page, dialog: Locator): Promise<void> {
  const zoom = dialog.getByRole('status').filter({ hasText: '%' });
  await zoom.waitFor();
  const scale = async () => (await zoom.textContent())?.replaceAll(/\D/g, '');
  expect(await scale()).toBe('100');
  const picture = await dialog.locator('img').first().boundingBox();
  const [x, y] = [(picture?.x ?? 0) + 100, (picture?.y ?? 0) + 100];
  await page.mouse.move(x, y);
  for (const [nearer, farther] of [
    [() => page.mouse.wheel(0, -300), () => page.mouse.wheel(0, 3000)],
    [() => page.mouse.dblclick(x, y), () => page.mouse.dblclick(x, y)],
  ] as const) {
    await nearer();
    await expect.poll(scale).not.toBe('100');
    await farther();
    await expect.poll(scale).toBe('100');
  }
}
