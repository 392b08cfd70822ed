// A product from nothing to the shop, in the browser: its variants typed like in a spreadsheet, its
// pictures dropped, moved and seen by shoppers. In English on a laptop, in Arabic on a phone.
import sharp from 'sharp';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { fillCart, order } from '../carts.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { axe } from './axe.ts';
import { hold } from './hold.ts';
import { settled } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const VIEWS = [
  ['en', 1440],
  ['ar', 390],
] as const;
let site: Site;
let owner: MadeStaff;

/** A browser of the owner. */
async function open(language: string, width: number, path: string) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: owner.bearer, url: site.origin },
  ]);
  await visitor.page.goto(path);
  return visitor;
}
const wordsIn =
  (language: string) =>
  (key: string, section = 'desk-product', values: Record<string, string> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      wordsOf(language)[section]?.[key] ?? `${section}.${key}`,
    );
type Say = ReturnType<typeof wordsIn>;
const cell = (page: Page, row: number, name: string) =>
  page.locator(`[name="variants.${row}.${name}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page, say: Say) => page.getByText(say('saved', 'toast')).first().waitFor();

/** Chooses a thing by name in its field. */
async function find(page: Page, label: string, name: string, exact = false) {
  await page.getByRole('combobox', { name: label, exact: true }).fill(name);
  await page.getByRole('option', { name, exact }).first().click();
}

/** A title of the demo market in a language. */
async function titled(table: 'categories' | 'attributes', slug: string, language: string) {
  const { rows } = await sql<{ title: string }>`
    select said(title, ${language}) as title from ${sql.table(table)} where slug = ${slug}
  `.execute(site.database.db);
  return rows[0]?.title ?? '';
}
const valuesOf = async (attribute: string, language: string, count: number) => {
  const { rows } = await sql<{ title: string }>`
    select said(v.title, ${language}) as title
    from attribute_values v
    join attributes a on a.id = v.attribute_id and a.slug = ${attribute}
    order by v.position, v.id
    limit ${count}
  `.execute(site.database.db);
  return rows.map(({ title }) => title);
};
const pictureOf = async (background: string) => ({
  name: `${background}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Pastes a block copied from a spreadsheet. */
const paste = (page: Page, row: number, name: string, text: string) =>
  cell(page, row, name).evaluate((input, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** Two colours and three sizes, typed cell by cell, by columns and downwards. */
async function fillVariants(page: Page, say: Say, language: string) {
  const colours = await valuesOf('colour', language, 2);
  const sizes = await valuesOf('size', language, 3);
  await find(page, say('option-add'), await titled('attributes', 'colour', language), true);
  for (const colour of colours) await button(page, colour).first().click();
  await find(page, say('option-add'), await titled('attributes', 'size', language), true);
  const group = page.getByRole('group', {
    name: await titled('attributes', 'size', language),
    exact: true,
  });
  for (const size of sizes) await button(page, size).and(group.getByRole('button')).click();
  expect(await page.locator('[data-cell=sku]').count()).toBe(6);
  await cell(page, 0, 'stock').fill('٤');
  for (const pieces of ['5', '6', '7', '8', '0']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(pieces);
  }
  await paste(page, 0, 'sku', 'A-1\t21,5\nA-2\t22\nA-3\t\n');
  expect(await cell(page, 0, 'price').inputValue()).toBe('21.5');
  await cell(page, 0, 'weight').fill('250');
  await button(page, say('fill-down', 'desk-product', { column: say('cell-weight') })).click();
  expect(await cell(page, 5, 'weight').inputValue()).toBe('250');
  return { colours, sizes };
}

describe.skipIf(missing !== null)(`products${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(() => site?.close());

  it('are saved with the pictures that are still being uploaded', async () => {
    const say = wordsIn('en');
    const { page, close } = await open('en', 1440, '/admin/products/new');
    await page.locator('[name="title.en"]').fill('Hurried lamp');
    await find(page, say('store'), 'Atelier Mirabelle');
    await find(page, say('category'), await titled('categories', 'shirts-and-trousers', 'en'));
    await page.locator('[name=shipping_rule_id]').selectOption({ index: 1 });
    await page.locator('[name=selling]').fill('40');
    const go = await hold(page, 'admin/picture/upload');
    const part = (name: string) => page.getByRole('region', { name: say(name), exact: true });
    const files = part('pictures').locator('input[type=file][multiple]');
    await files.setInputFiles(await pictureOf('red'));
    const thumb = part('media').locator('input[type=file]');
    await thumb.setInputFiles(await pictureOf('blue'));
    await page.keyboard.press('Control+s');
    await go();
    await page.waitForURL(/\/admin\/products\/\d+$/);
    const { rows } = await sql`
      select image, video_thumb from products where title ->> 'en' = 'Hurried lamp'
    `.execute(site.database.db);
    const picture = expect.stringMatching(/\.webp$/);
    expect(rows).toEqual([{ image: picture, video_thumb: picture }]);
    await close();
  });

  it.each(VIEWS)('in %s at %d: one is created, and on sale', async (language, width) => {
    const say = wordsIn(language);
    const title = `Linen shirt ${language}`;
    const { page, complaints, close } = await open(language, width, '/admin/products/new');
    await page.getByRole('heading', { level: 1, name: say('new') }).waitFor();
    await page.locator('[name="title.en"]').fill(title);
    await find(page, say('store'), 'Atelier Mirabelle');
    await find(page, say('category'), await titled('categories', 'shirts-and-trousers', language));
    await page.locator('[name=shipping_rule_id]').selectOption({ index: 1 });
    await page.locator('[name=selling]').fill('24,90');
    const { colours } = await fillVariants(page, say, language);
    const pictures = page.getByRole('region', { name: say('pictures'), exact: true });
    await pictures
      .locator('input[type=file][multiple]')
      .setInputFiles([await pictureOf('red'), await pictureOf('blue')]);
    await pictures.locator('li').nth(1).waitFor();
    await pictures
      .locator('li')
      .nth(1)
      .getByRole('button', { name: colours[1] ?? '' })
      .click();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/admin\/products\/\d+$/);
    await settled(page); // the saved product is opened anew
    const name = say('stock-history-of', 'desk-product', { name: '' }).trim();
    await page.getByRole('button', { name }).first().click();
    const history = page.getByRole('dialog');
    await history.getByText(say('cause-opening')).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const path = await page.getByRole('link', { name: say('see-in-shop') }).getAttribute('href');
    await page.goto(path ?? '');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.locator('fieldset').getByRole('radio').count()).toBe(5);
    const { rows } = await sql`
      select i.sku, i.price::int, i.weight, i.quantity
      from inventories i
      join products p on p.id = i.product_id and p.title ->> 'en' = ${title}
      order by i.position
    `.execute(site.database.db);
    expect(rows).toEqual([
      { sku: 'A-1', price: 2150, weight: 250, quantity: 4 },
      { sku: 'A-2', price: 2200, weight: 250, quantity: 5 },
      { sku: 'A-3', price: 0, weight: 250, quantity: 6 },
      ...[7, 8, 0].map((quantity) => ({ sku: '', price: 0, weight: 250, quantity })),
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)('in %s at %d: one is found by its SKU and by its store', async (...view) => {
    const [language, width] = view;
    const say = wordsIn(language);
    const { page, complaints, close } = await open(language, width, '/admin/products');
    const link = page.getByRole('link', { name: `Linen shirt ${language}` });
    await page.getByRole('searchbox', { name: say('search', 'desk') }).fill('a-1');
    await link.waitFor();
    // on a phone, filters are in a sheet
    const phone = width < 768;
    if (phone) await button(page, say('filters', 'desk')).click();
    await find(page, say('store'), 'Atelier Mirabelle');
    await page.waitForURL(/store=\d+/);
    if (phone) await button(page, say('show-list', 'desk')).click();
    else await page.locator('table[aria-busy=false]').waitFor();
    await link.waitFor();
    expect(await axe(page)).toEqual([]);
    await link.click();
    await page.getByRole('heading', { level: 1, name: `Linen shirt ${language}` }).waitFor();
    await page.goBack();
    await link.waitFor(); // the list's filters still apply
    if (phone) await page.getByRole('button', { name: say('filters', 'desk') }).click();
    await button(page, say('choose-clear', 'desk', { label: say('store') })).click();
    await page.waitForURL((url) => !url.search.includes('store'));
    expect(complaints).toEqual([]);
    await close();
  });

  it('saved while the last item is bought does not put it back in stock', async () => {
    const say = wordsIn('en');
    const { database } = site;
    const product = await makeProduct(database.db, { name: 'Last lamp', stock: 1 });
    const { page, close } = await open('en', 1440, `/admin/products/${product.id}`);
    await cell(page, 0, 'stock').waitFor();
    expect(await cell(page, 0, 'stock').inputValue()).toBe('1');
    const by = makeVisitor();
    await fillCart(database.db, by, { product });
    await order(database.db, await readMarketSettings(database.db), by);
    await page.locator('[name=selling]').fill('12');
    await page.keyboard.press('Control+s');
    await saved(page, say);
    await expect.poll(() => cell(page, 0, 'stock').inputValue()).toBe('0');
    await cell(page, 0, 'stock').fill('3');
    await page.keyboard.press('Control+s');
    await page.getByRole('region', { name: say('unsaved', 'desk') }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Stock history/ }).click();
    const history = page.getByRole('dialog').getByRole('row');
    await history
      .filter({ hasText: say('cause-hand') })
      .filter({ hasText: '+3' })
      .waitFor();
    expect(await history.filter({ hasText: say('cause-order') }).count()).toBe(1);
    await close();
  });
});
