// An owner's steps in the browser to shape a market: only by pages, names and keys.
import { expect } from 'vitest';
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { wordsOf } from './site.ts';

export type Texts = Record<string, string>;
/** A person in a browser with screens in a language; `say` gives the messages. */
export type Person = {
  page: Page;
  language: string;
  say: (section: string, key: string, values?: Texts) => string;
};

export const personIn = (page: Page, language: string): Person => {
  const words = wordsOf(language);
  return {
    page,
    language,
    say: (section, key, values = {}) =>
      Object.entries(values).reduce(
        (text, [name, value]) =>
          text.replace(`{${name}, number}`, value).replace(`{${name}}`, value),
        words[section]?.[key] ?? `${section}.${key}`,
      ),
  };
};

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

export async function pictureOf(background: string) {
  const create = { width: 600, height: 600, channels: 3, background } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: `${background}.png`, mimeType: 'image/png', buffer };
}

const TABS: Texts = { en: 'English', ar: 'العربية' };

/** Fills in texts in every language with the form's language bar; ends with the person's own. */
export async function write(
  { page, language }: Person,
  texts: Record<string, Texts>,
): Promise<void> {
  for (const code of Object.keys(TABS).toSorted((one) => (one === language ? 1 : -1))) {
    await page.getByRole('tab', { name: TABS[code] ?? '' }).click();
    for (const [path, translations] of Object.entries(texts))
      await field(page, `${path}.${code}`).fill(translations[code] ?? '');
  }
}

/** Fills fields by name. */
export async function fill({ page }: Person, values: Texts): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Finds a thing by name in a field, and chooses it. */
export async function find({ page }: Person, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(name);
  await page.getByRole('option', { name }).first().click();
}

/** Opens the form of a new thing by its list's link. */
export async function begin({ page }: Person, path: string, add: string): Promise<void> {
  await page.goto(`/admin/${path}`, { waitUntil: 'networkidle' }); // a loading list moves it
  await page.getByRole('link', { name: add }).first().click();
  await page.waitForURL(`**/admin/${path}/new`);
}

/** Saves a new thing, or one that exists only once. */
export async function save({ page, say }: Person, path?: string): Promise<void> {
  await page.keyboard.press('Control+s');
  if (path) await page.waitForURL(new RegExp(`/admin/${path}/\\d+$`));
  else await page.getByText(say('toast', 'saved')).first().waitFor();
}

/** A product's picture, its options with their values, and stock for each variant. */
export async function makeVariants(
  person: Person,
  options: { attribute: string; values: string[] }[],
): Promise<void> {
  const { page, say } = person;
  for (const { attribute, values } of options) {
    await find(person, say('desk-product', 'option-add'), attribute);
    const group = page.getByRole('group', { name: attribute, exact: true });
    for (const value of values) await group.getByRole('button', { name: value }).first().click();
  }
  const cells = page.locator('[data-cell=stock]');
  await expect.poll(() => cells.count()).toBe(4);
  for (let at = 0; at < 4; at++) await field(page, `variants.${at}.stock`).fill('5');
  const pictures = page.getByRole('region', { name: say('desk-product', 'pictures'), exact: true });
  await pictures
    .locator('input[type=file][multiple]')
    .setInputFiles([await pictureOf('red'), await pictureOf('blue')]);
  await pictures.locator('li').nth(1).waitFor();
}

/** A text on the home page with a schedule in the market's time zone. */
export async function addText(
  person: Person,
  title: Texts,
  when: { from?: string; until?: string },
): Promise<void> {
  const { page, say } = person;
  const words = (key: string, section = 'desk-home') => say(section, key);
  await page.getByRole('button', { name: words('add-first'), exact: true }).click();
  await page.getByRole('menuitem', { name: words('kind-text'), exact: true }).click();
  const row = page.getByRole('heading', { name: words('kind-text'), exact: true });
  await row.waitFor();
  await write(person, { title });
  await page.getByRole('textbox', { name: words('text'), exact: true }).click();
  await page.locator('[contenteditable=true]:focus').waitFor(); // the editor loads on demand
  await page.keyboard.type('…');
  if (when.from) await field(page, 'shown_from').fill(when.from);
  if (when.until) await field(page, 'shown_until').fill(when.until);
  await page.getByText(words('draft'), { exact: true }).waitFor();
  await page
    .getByRole('button', { name: words('blocks'), exact: true })
    .first()
    .click();
}
