// From a search to the order, and what the owner sees of it: counts, and nothing about who.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { customer } from '#market/settings/actor.ts';
import { makeStaff } from '../at-work.ts';
import { makeAddress } from '../carts.ts';
import { makeCustomer } from '../customer.ts';
import { axe } from './axe.ts';
import { openPage } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { twoThings, type Thing } from './two-things.ts';

const PATIENCE = { timeout: 30_000, interval: 500 }; // searches are recorded every ten seconds
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const VIEWS = [
  ['en', '', 1280],
  ['ar', '/ar', 360],
] as const;

let site: Site;
let things: Thing[];

describe.skipIf(missing !== null)(`what came of a search${missing ?? ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    things = await twoThings(site, 20, true);
  });
  afterAll(() => site?.close());

  it.each(VIEWS)('in %s is shown to the owner', async (language, prefix, width) => {
    const [thing] = things;
    const q = await nameFor(thing?.id ?? 0, `qox${language}`);
    const { page, complaints, close } = await shopper(language, width);
    await openPage(page, `${prefix}/search?q=${q}`);
    await expect.poll(() => counted(q), PATIENCE).toMatchObject([{ found: 1 }]);
    await page.locator(`main a[href$="/product/${thing?.id}"]`).first().click();
    await page.waitForURL(`**/product/${thing?.id}`);
    const outcomes = watchOutcomes(page);
    for (let times = 0; times < 2; times++) await putInCart(page, language);
    await expect.poll(() => counted(q)).toMatchObject([{ carted: 1, ordered: 0 }]);
    await orderAll(page, language, prefix);
    await expect
      .poll(() => counted(q), PATIENCE)
      .toEqual([{ found: 1, pressed: 1, carted: 1, ordered: 1 }]);
    expect(outcomes).toEqual(['carted', 'ordered']);
    expect(await page.evaluate(() => sessionStorage.getItem('found-by'))).toBe('');
    expect(complaints).toEqual([]);
    await close();
    await expectShownToOwner(language, width, q);
  });

  it('is counted for a product in a tab of its own, and for no other one', async () => {
    const [one, other] = things;
    const q = await nameFor(one?.id ?? 0, 'tabuloq');
    const { page, close } = await shopper('en', 1280);
    await openPage(page, `/search?q=${q}`);
    await expect.poll(() => counted(q), PATIENCE).toMatchObject([{ found: 1 }]);
    const opened = page.context().waitForEvent('page');
    await page
      .locator(`main a[href$="/product/${one?.id}"]`)
      .first()
      .click({ modifiers: ['Control'] });
    const tab = await opened;
    await tab.waitForLoadState('load');
    await putInCart(tab, 'en');
    await expect.poll(() => counted(q)).toMatchObject([{ carted: 1 }]);
    const outcomes = watchOutcomes(tab);
    await openPage(tab, `/x/product/${other?.id}`);
    await putInCart(tab, 'en');
    await putInCart(tab, 'en');
    expect(outcomes).toEqual([]);
    await close();
  });
});

/** A word that only this product contains. */
async function nameFor(product: number, word: string): Promise<string> {
  await site.database.db
    .updateTable('products')
    .set({ title: JSON.stringify({ en: `${word} lamp`, ar: `${word} lamp` }) })
    .where('id', '=', product)
    .execute();
  return word;
}

/** A signed-in person with an address; in a browser that does not count as a bot. */
async function shopper(language: string, width: number) {
  const visitor = await site.visit({ viewport: { width, height: 800 }, userAgent: AGENT });
  const { bearer, accountId } = await makeCustomer(site.database, { language });
  await makeAddress(site.database.db, customer(accountId, '', { language, timeZone: 'UTC' }), {});
  await visitor.page
    .context()
    .addCookies([{ name: 'frontend_token', value: bearer, url: site.origin }]);
  return visitor;
}

const counted = (words: string) =>
  site.database.db
    .selectFrom('searches')
    .select(['found', 'pressed', 'carted', 'ordered'])
    .where('words', '=', words)
    .execute();

/** The page's reports from now on, which must not say who sends them. */
function watchOutcomes(page: Page): string[] {
  const outcomes: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/search/outcome')) return;
    const { outcome, ...rest } = request.postDataJSON() as Record<string, string>;
    expect(Object.keys(rest)).toEqual(['q', 'product_id']);
    expect(Object.keys(request.headers())).not.toContain('authorization');
    outcomes.push(outcome ?? '');
  });
  return outcomes;
}

async function putInCart(page: Page, language: string): Promise<void> {
  const { 'product-page': words = {} } = wordsOf(language);
  const response = page.waitForResponse((answer) => answer.url().endsWith('/cart/action'));
  await page.locator('button:visible', { hasText: words.add }).first().click();
  await response;
  await page
    .getByText(words.added ?? '?')
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
}

async function orderAll(page: Page, language: string, prefix: string): Promise<void> {
  await openPage(page, `${prefix}/checkout`);
  const { checkout = {}, shipping = {} } = wordsOf(language);
  await page.locator('button:visible', { hasText: shipping['to-payment'] }).first().click();
  await page.waitForURL('**/checkout');
  await page.locator('button:visible', { hasText: checkout.place }).first().click();
  await page.waitForURL(/\/user\/order\/\d+/);
}

async function expectShownToOwner(language: string, width: number, q: string): Promise<void> {
  const owner = await makeStaff(site.database, 'owner');
  const { page, complaints, close } = await site.visit({ viewport: { width, height: 900 } });
  await page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: owner.bearer, url: site.origin },
  ]);
  await page.goto('/admin/searches?sort=-ordered');
  const row = page.locator('tr:visible, li:visible', { hasText: q }).first();
  await row.waitFor();
  const { 'desk-marketing': words = {} } = wordsOf(language);
  for (const key of ['search-carted', 'search-ordered'])
    expect(await page.getByText(words[key] ?? '?').count()).toBeGreaterThan(0);
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}
