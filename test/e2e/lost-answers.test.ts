// A network that loses answers, or delivers them late: nothing is done twice, the cart agrees with
// the server, and nobody is taken away from the page they went to.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openPage, settled } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { twoThings, type Thing } from './two-things.ts';

const words = wordsOf('en');
const say = (section: string, key: string) => words[section]?.[key] ?? `${section}.${key}`;
const ADDING = '**/api/v1/cart/action';
const BUYING = '**/api/v1/cart/buy*';

let site: Site;
let thing: Thing | undefined;

/** The server handles the first call, and its answer never arrives. */
async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    ADDING,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

/** Holds requests to this address until released. */
async function held(page: Page, address: string): Promise<{ comes: () => Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return {
    comes: async () => {
      const response = page.waitForResponse(address);
      resolve();
      await response;
    },
  };
}

/** Whether React has hydrated the page. Runs in the browser. */
const isAlive = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'));

async function isInCart(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Cart, 1 / })
    .first()
    .waitFor({ state: 'attached' });
}

const press = (page: Page, name: string) =>
  page.locator('button:visible', { hasText: name }).first().click();
const quantity = (page: Page) => page.getByRole('textbox', { name: say('cart', 'quantity') });

describe.skipIf(missing !== null)(`an answer${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    [thing] = await twoThings(site, 20, true);
  });
  afterAll(() => site?.close());
  const visit = async () => {
    const visitor = await site.visit();
    await openPage(visitor.page, `/x/product/${thing?.id}`);
    return visitor;
  };

  it('that is lost adds a product to the cart only once, however often it is retried', async () => {
    const { page, close } = await visit();
    await loseAnswer(page);
    await press(page, say('product-page', 'add'));
    await page.getByRole('button', { name: say('offline', 'again') }).click();
    await page.getByRole('dialog', { name: say('product-page', 'added') }).waitFor();
    await openPage(page, '/cart');
    expect(await quantity(page).inputValue()).toBe('1');
    await close();
  });

  it('that is lost in the cart leaves it as the server has it', async () => {
    const { page, close } = await visit();
    await press(page, say('product-page', 'add'));
    await page.getByRole('dialog').waitFor();
    await openPage(page, '/cart');
    await loseAnswer(page);
    await page.getByRole('button', { name: say('cart', 'more') }).click();
    await settled(page);
    await expect.poll(() => quantity(page).inputValue()).toBe('2');
    expect(await page.getByText(say('trouble', 'api-down')).count()).toBe(0);
    await close();
  });

  it('that comes late does not take shoppers away from the page they went to', async () => {
    const { page, close } = await visit();
    const answer = await held(page, BUYING);
    await press(page, say('product-page', 'buy'));
    await page.locator('header a[href="/brands"]').first().click();
    await page.waitForURL('**/brands');
    await answer.comes();
    await isInCart(page);
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/brands');
    await close();
  });

  it('that comes while the next page loads does not replace that page', async () => {
    const { page, close } = await visit();
    const answer = await held(page, BUYING);
    const brands = await held(page, '**/brands*.data*');
    await press(page, say('product-page', 'buy'));
    await page.locator('header a[href="/brands"]').first().click();
    await answer.comes();
    await isInCart(page);
    await brands.comes();
    await page.waitForURL('**/brands');
    await close();
  });

  it('does not stop a shopper from leaving while parts of the page are still loading', async () => {
    const { page, close } = await site.visit();
    // something that the page waits for prevents a new render after a press
    await page.route('**/assets/product-reviews*.js', () => {});
    await page.goto(`/x/product/${thing?.id}`);
    await page.waitForFunction(isAlive);
    const answer = await held(page, BUYING);
    const brands = await held(page, '**/brands*.data*');
    await press(page, say('product-page', 'buy'));
    await page.locator('header a[href="/brands"]').first().click();
    await answer.comes();
    await brands.comes();
    await page.waitForURL('**/brands');
    await close();
  });

  it('is not given to a quantity in Arabic digits, which is accepted', async () => {
    const { page, close } = await visit();
    const field = page.locator('#quantity');
    await field.fill('٣');
    await field.press('Enter');
    expect(await field.inputValue()).toBe('3');
    await close();
  });
});
