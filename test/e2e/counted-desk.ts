// A browser in the back office whose clicks are counted. A click is a press of the mouse or a
// choice from a list; typing and the keys that end it do not count.
import type { Locator, Page } from 'playwright-core';
import { settled } from './settled.ts';
import { wordsOf } from './site.ts';

export type Desk = {
  page: Page;
  /** A message in the language of the screens. */
  say: (section: string, key: string) => string;
  /** Clicks so far. */
  clicks: number;
  click: (what: Locator) => Promise<void>;
  choose: (what: Locator, label: string) => Promise<void>;
};

/** A browser at the first screen that counts its clicks. */
export async function startAt(page: Page, language = 'en', root = '/admin'): Promise<Desk> {
  const words = wordsOf(language);
  await page.goto(root);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await settled(page); // what still arrives would move the first thing that is clicked
  const desk: Desk = {
    page,
    say: (section, key) => words[section]?.[key] ?? `${section}.${key}`,
    clicks: 0,
    click: async (what) => {
      desk.clicks++;
      await what.first().click();
    },
    choose: async (what, label) => {
      desk.clicks++;
      await what.selectOption({ label });
    },
  };
  return desk;
}

export const button = (inside: Page | Locator, name: string) =>
  inside.getByRole('button', { name, exact: true });
export const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Goes to a screen by the side navigation, which is behind a button on phones. */
export async function goTo({ page, say, click }: Desk, place: string): Promise<void> {
  const menu = button(page, say('desk', 'menu'));
  if (await menu.isVisible()) await click(menu);
  await click(
    page
      .getByRole('navigation', { name: say('desk', 'navigation') })
      .getByRole('link', { name: say('desk', `nav-${place}`), exact: true }),
  );
}

/** Searches in the field above every screen, and opens the first result of a kind. */
export async function find({ page, say, click }: Desk, typed: string, kind: string): Promise<void> {
  await click(page.getByRole('button', { name: say('desk', 'find') }));
  await page.getByRole('combobox', { name: say('desk', 'find') }).fill(typed);
  const wanted = page.getByRole('option').filter({ hasText: say('desk', `kind-${kind}`) });
  await wanted.first().waitFor();
  while ((await wanted.first().getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
