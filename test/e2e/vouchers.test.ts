// Vouchers for shoppers: a code is tried at once, its discount is shown on every step before
// ordering, it survives a reload, and is removed with a reason.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address } from '../carts.ts';
import { missing, openSite, wordsOf, type Site, type Visitor } from './site.ts';
import { openPage, reload, settled } from './settled.ts';
import { twoThings, type Thing } from './two-things.ts';

let site: Site;
let things: Thing[];

describe.skipIf(missing !== null)(`a voucher${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    things = await twoThings(site, 20);
    await site.database.db
      .insertInto('vouchers')
      .values({
        code: 'HALF-OFF',
        title: JSON.stringify({ en: 'Half of everything' }),
        type: 2,
        amount: 5000,
        usage_limit: 100,
        limit_per_customer: 1,
        start_at: new Date(Date.now() - 1000),
        end_at: new Date(Date.now() + 86_400_000),
      })
      .execute();
  });
  afterAll(() => site?.close());

  it.each([
    ['en', '', 1280],
    ['ar', '/ar', 360],
  ] as const)('is checked, kept, applied and shown, in %s', async (language, prefix, width) => {
    const visitor = await site.visit({ viewport: { width, height: 800 } });
    await buyWith(visitor, language, prefix);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('that has expired meanwhile is removed with the reason', async () => {
    const visitor = await site.visit();
    const { page } = visitor;
    await fill(page);
    await openPage(page, '/cart');
    await page.evaluate(() =>
      localStorage.setItem(
        'voucher',
        JSON.stringify({
          code: 'LONG-GONE',
          terms: { type: 1, price: 1, capped_price: null, min_spend: 0, store: null },
        }),
      ),
    );
    await reload(page);
    await page
      .getByRole('alert')
      .filter({ hasText: 'Voucher LONG-GONE was removed. This voucher code isn’t valid.' })
      .waitFor();
    expect(await page.evaluate(() => localStorage.getItem('voucher'))).toBeNull();
    await visitor.close();
  });
});

async function buyWith({ page }: Visitor, language: string, prefix: string): Promise<void> {
  const words = wordsOf(language);
  const say = (section: string, key: string) => words[section]?.[key] ?? `${section}.${key}`;
  const summary = page.getByRole('region', { name: say('checkout', 'summary') });
  const total = async () =>
    Number(
      /[\d,]+\.\d+/.exec(await summary.locator('dd').last().innerText())?.[0].replace(',', ''),
    );
  const row = summary.locator('dt', { hasText: 'HALF-OFF' });
  await fill(page, prefix);
  await openPage(page, `${prefix}/cart`);
  const before = await total();

  const field = page.getByRole('textbox', { name: say('checkout', 'voucher') });
  await field.fill('no-such-code');
  await field.press('Enter');
  await page
    .getByRole('alert')
    .filter({ hasText: say('refusal', 'voucher-invalid') })
    .waitFor();
  expect(await total()).toBe(before);
  await field.fill('half-off');
  await field.press('Enter');
  await row.waitFor();
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  const after = await total();
  expect(after).toBeLessThan(before);

  await reload(page);
  await row.waitFor();
  expect(await total()).toBe(after);
  await page
    .getByRole('button', { name: /HALF-OFF/ })
    .first()
    .click();
  await row.waitFor({ state: 'detached' });
  expect(await total()).toBe(before);
  await page.getByRole('button', { name: say('checkout', 'voucher-offers') }).click();
  const offer = page.getByRole('button', { name: `${say('checkout', 'apply')} HALF-OFF` });
  await offer.click();
  await row.waitFor();

  await openPage(page, `${prefix}/shipping`);
  await row.waitFor();
  expect(await total()).toBe(after);
  await page.locator('button:visible', { hasText: say('shipping', 'to-payment') }).click();
  await page.waitForURL(`**${prefix}/checkout`);
  await row.waitFor();
  await settled(page);
  const shown = await total();
  await page
    .locator('button:visible', { hasText: say('checkout', 'place') })
    .first()
    .click();
  await page.waitForURL(new RegExp(`${prefix}/user/order/\\d+`));
  const { rows } = await sql<{ total: number; code: string; off: number }>`
    select total, voucher_code as code, voucher_price as off
    from orders
    order by id desc
    limit 1`.execute(site.database.db);
  expect(rows).toEqual([
    { total: Math.round(shown * 100), code: 'HALF-OFF', off: expect.any(Number) },
  ]);
  await page.getByText('HALF-OFF').first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('voucher'))).toBeNull();
}

/** Puts two products of two stores into the cart, with an address. */
async function fill(page: Page, prefix = ''): Promise<void> {
  await openPage(page, `${prefix}/`);
  const calls = [
    ...things.map(({ id, inventory }) => [
      'cart/action',
      { product_id: id, inventory_id: inventory, quantity: 1 },
    ]),
    ['address/action', address],
  ] as const;
  await page.evaluate(async (all) => {
    const user_token = localStorage.getItem('user_token');
    for (const [path, input] of all)
      await fetch(`/api/v1/${path === 'address/action' ? 'user/address/action' : path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user_token, ...(input as object) }),
      });
  }, calls);
}
