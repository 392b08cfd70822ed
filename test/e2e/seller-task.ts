// The definition of a seller's task, and the start of its steps on a phone.
import type { Page } from 'playwright-core';
import { dialogOf, type Desk } from './counted-desk.ts';
import type { Site } from './site.ts';

/** `most`: the most clicks that it may take. */
export type Task = { task: string; most: number; walk: (desk: Desk, at: At) => Promise<void> };
/** The store, and one of its SKUs. */
export type At = { site: Site; store: number; sku: string };

export const foot = ({ page, say }: Desk, place: string) =>
  page
    .getByRole('navigation', { name: say('seller', 'often') })
    .getByRole('link', { name: say('seller', `place-${place}`) });
export const tile = ({ page, say }: Desk, place: string) =>
  page.getByRole('main').getByRole('link', { name: say('seller', `place-${place}`), exact: true });
export const done = (page: Page, words: string) => page.getByText(words).first().waitFor();

/** Opens the price or stock in a row of the list, types a new one, and presses Enter. */
export async function setOne(desk: Desk, part: 'price' | 'stock', typed: string): Promise<void> {
  const { page, say, click } = desk;
  await click(foot(desk, 'products'));
  await click(page.getByTitle(say('seller-products', `set-${part}`), { exact: true }));
  const field = dialogOf(page).locator('input').first();
  await field.fill(typed);
  await field.press('Enter');
  await done(page, say('toast', 'saved'));
}
