// An order sent over a bad network, on a screen whose prices change meanwhile: it is placed once,
// and only for the total that was shown.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address } from '../carts.ts';
import { openPage, settled } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { twoThings, type Thing } from './two-things.ts';

const words = wordsOf('en');
const say = (section: string, key: string) => words[section]?.[key] ?? `${section}.${key}`;
const ORDERING = '**/api/v1/order/action';
const CART = '**/api/v1/cart/by-user*';

let site: Site;
let thing: Thing | undefined;

/** A visitor at the checkout, with one product in the cart. */
async function atCheckout() {
  const visitor = await site.visit();
  const { page } = visitor;
  await openPage(page, '/');
  const calls = [
    ['cart/action', { product_id: thing?.id, inventory_id: thing?.inventory, quantity: 1 }],
    ['user/address/action', address],
  ] as const;
  await page.evaluate(async (all) => {
    const user_token = localStorage.getItem('user_token');
    for (const [path, input] of all)
      await fetch(`/api/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user_token, ...input }),
      });
  }, calls);
  await openPage(page, '/shipping');
  await page.locator('button:visible', { hasText: say('shipping', 'to-payment') }).click();
  await page.waitForURL('**/checkout');
  await settled(page);
  return visitor;
}
const place = (page: Page) =>
  page
    .locator('button:visible', { hasText: say('checkout', 'place') })
    .first()
    .click();
const told = (page: Page, section: string, key: string) =>
  page.getByText(say(section, key)).filter({ visible: true }).first().waitFor();
const raisePrice = () =>
  sql`update products set selling = selling + 500, offered = offered + 500 where id = ${thing?.id}`.execute(
    site.database.db,
  );
async function ordersOf(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('user_token'));
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders where shopper = 'v:' || ${token}
  `.execute(site.database.db);
  return rows[0]?.count ?? 0;
}

describe.skipIf(missing !== null)(`an order${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    [thing] = await twoThings(site, 20, true);
  });
  afterAll(() => site?.close());

  it('that never arrived is not sent again at another price without a warning', async () => {
    const { page, close } = await atCheckout();
    await page.route(ORDERING, (route) => route.abort(), { times: 1 });
    await place(page);
    await told(page, 'checkout', 'unsure');
    await raisePrice();
    await place(page);
    await told(page, 'checkout', 'price-changed');
    expect(await ordersOf(page)).toBe(0);
    await place(page);
    await page.waitForURL(/\/user\/order\/\d+/);
    expect(await ordersOf(page)).toBe(1);
    await close();
  });

  it('whose answer was lost is found again, whatever its items cost by now', async () => {
    const { page, close } = await atCheckout();
    await page.route(
      ORDERING,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await place(page);
    await told(page, 'checkout', 'unsure');
    await raisePrice();
    await place(page);
    await page.waitForURL(/\/user\/order\/\d+/);
    expect(await ordersOf(page)).toBe(1);
    await close();
  });

  it('is not sent while the prices of its items are unknown', async () => {
    const { page, close } = await atCheckout();
    await page.route(CART, (route) => route.abort(), { times: 1 });
    await raisePrice();
    await place(page);
    await told(page, 'trouble', 'api-down');
    expect(await ordersOf(page)).toBe(0);
    await place(page);
    await told(page, 'checkout', 'price-changed');
    await place(page);
    await page.waitForURL(/\/user\/order\/\d+/);
    await close();
  });
});
