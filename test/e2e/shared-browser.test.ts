// A browser that another person uses next: signing out, or deleting the account, leaves nothing of
// what was looked at, searched for, chosen or typed.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCustomer } from '../customer.ts';
import { openPage } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { twoThings, type Thing } from './two-things.ts';

let site: Site;
let thing: Thing | undefined;
const say = (section: string, key: string) => wordsOf('en')[section]?.[key] ?? `${section}.${key}`;

beforeAll(async () => {
  if (missing !== null) return;
  site = await openSite();
  [thing] = await twoThings(site, 20, true);
});
afterAll(() => site?.close());

const storedNames = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
const press = (page: Page, section: string, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say(section, key) })
    .first()
    .click();

/** What shopping leaves in storage. */
const TRACES = ['viewed', 'searches', 'voucher', 'souk-address-draft', 'order-key'];

it.skipIf(missing !== null).each([
  ['signs out', (page: Page) => press(page, 'header', 'sign-out')],
  [
    'deletes their account',
    async (page: Page) => {
      await press(page, 'account', 'delete-open');
      await page.getByRole('button', { name: say('account', 'delete-yes') }).click();
      await page.getByRole('button', { name: say('account', 'to-shop') }).click();
    },
  ],
])('who %s leaves nothing in the browser', async (_, leave) => {
  const { bearer } = await makeCustomer(site.database);
  const { page, close } = await site.visit();
  await page.context().addCookies([{ name: 'frontend_token', value: bearer, url: site.origin }]);
  await openPage(page, `/x/product/${thing?.id}`);
  await expect.poll(() => storedNames(page)).toContain('viewed');
  await page.evaluate((names) => {
    for (const name of names) {
      if (name === 'viewed') continue;
      if (name === 'searches' || name === 'voucher') localStorage.setItem(name, '{}');
      else sessionStorage.setItem(name, '{}');
    }
  }, TRACES);
  await openPage(page, '/user/profile');
  await leave(page);
  await page.waitForURL(`${site.origin}/`);
  expect((await storedNames(page)).filter((name) => TRACES.includes(name))).toEqual([]);
  await close();
});
