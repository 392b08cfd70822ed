// A seller's marketing: a voucher, a shipping rule, a product in a flash sale, and the store's
// page. In English on a laptop, in Arabic on a phone.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSeller, type MadeSeller } from '../at-work.ts';
import { axe } from './axe.ts';
import { settled } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeSeller;

type Walk = { page: Page; say: (key: string, section?: string) => string };
// the keyboard shortcut may follow the label
const press = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .last()
    .click();
const save = async ({ page, say }: Walk) => {
  await press(page, say('save', 'desk'));
  await page.getByText(say('saved', 'toast')).first().waitFor();
};

async function makeVoucher(walk: Walk, code: string) {
  const { page, say } = walk;
  await page.goto('/seller/vouchers/new');
  await page.locator('[name^="title."]').first().fill('Thank you');
  await page.locator('[name=code]').fill('WELCOME10'); // the market has it
  await page.locator('[name=amount]').fill('10');
  await press(page, say('save', 'desk'));
  await page.locator('[name=code][aria-invalid=true]').waitFor();
  await page.locator('[name=code]').fill(code);
  await save(walk);
  await page.waitForURL(/vouchers\/\d+$/);
  await page.getByRole('heading', { level: 1, name: code }).waitFor();
  await settled(page); // the saved voucher is opened anew
  expect(await axe(page)).toEqual([]);
  await press(page, say('end-now', 'desk-marketing'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('end-now', 'desk-marketing') })
    .click();
  await page.waitForURL(/vouchers$/);
  await page.getByText(code).first().waitFor();
  await page.getByText(say('state-over', 'desk-marketing')).last().waitFor();
}

async function makeShipping(walk: Walk) {
  const { page, say } = walk;
  await page.goto('/seller/shipping/new');
  await page.locator('[name^="title."]').first().fill('By bicycle');
  await page.locator('[name="places.0.price"]').fill('4.5');
  await page.locator('[name="places.0.day_needed"]').fill('2');
  const country = page
    .getByRole('region', { name: say('try-address', 'desk-shop') })
    .or(page.locator('section', { hasText: say('try-address', 'desk-shop') }))
    .getByRole('combobox')
    .last();
  await country.selectOption('FR');
  await page.getByRole('status').filter({ hasText: '4.50' }).waitFor();
  await save(walk);
  await page.waitForURL(/shipping\/\d+$/);
  await page.getByRole('heading', { level: 1, name: 'By bicycle' }).waitFor();
  expect(await axe(page)).toEqual([]);
}

async function propose({ page, say }: Walk) {
  await page.goto('/seller/flash-sales');
  await press(page, say('propose'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await dialog.getByText(/15/).first().waitFor(); // the sale's least discount
  await dialog.locator('[name=price]').fill('9999');
  await dialog.locator('[name=quota]').fill('5');
  await dialog.getByRole('button', { name: say('propose') }).click();
  await dialog.getByRole('alert').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await dialog.locator('[name=price]').fill('1');
  await dialog.getByRole('button', { name: say('propose') }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('main a[href^="/seller/flash-sales/"]').first().click();
  await press(page, say('change'));
  await dialog.locator('[name=quota]').fill('77');
  await dialog.getByRole('button', { name: say('change') }).click();
  await page.getByText('77', { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  await press(page, say('withdraw'));
  await dialog.getByRole('button', { name: say('withdraw') }).click();
  await page.getByText(say('state-withdrawn', 'desk-proposal')).first().waitFor();
}

async function writePage(walk: Walk, language: string) {
  const { page, say } = walk;
  await page.goto('/seller/store');
  await page.locator('[name^="policies."]').fill('Sent within a day.');
  const featured = page.getByRole('combobox', { name: say('products', 'seller-store') });
  await featured.click();
  const option = page.getByRole('option').first();
  const title = (await option.innerText()).trim();
  await option.click();
  const preview = page.getByRole('region', { name: say('preview', 'seller-store') });
  await preview.getByRole('listitem').filter({ hasText: title }).waitFor();
  await save(walk);
  expect(await axe(page)).toEqual([]);
  await page.goto(language === 'en' ? '/shop/copper-lane' : `/${language}/shop/copper-lane`);
  const first = page.getByRole('region', { name: say('store-featured', 'listing') });
  await first.getByText(title).first().waitFor();
  await page.getByText(say('store-policies', 'listing')).click();
  await page.getByText('Sent within a day.').waitFor();
  expect(await axe(page)).toEqual([]);
}

describe.skipIf(missing)('a seller', () => {
  beforeAll(async () => {
    site = await openSite();
    const { rows } = await sql<{ id: number }>`
      select id from stores where slug = 'copper-lane'
    `.execute(site.database.db);
    owner = await makeSeller(site.database, rows[0]?.id ?? 0);
  });
  afterAll(() => site?.close());

  it.each([
    ['en', 1280],
    ['ar', 390],
  ])('makes a voucher, joins a sale and edits its page: in %s at %d', async (language, width) => {
    const visitor = await site.visit({ viewport: { width, height: 900 }, hasTouch: width < 700 });
    const { page, close } = visitor;
    page.setDefaultTimeout(20_000);
    await page.context().addCookies([
      { name: 'i18n_redirected', value: language, url: site.origin },
      { name: 'frontend_token', value: owner.bearer, url: site.origin },
    ]);
    const say = (key: string, section = 'seller-marketing') =>
      wordsOf(language)[section]?.[key] ?? `${section}.${key}`;
    const walk = { page, say };
    await makeVoucher(walk, `THANKS-${language.toUpperCase()}`);
    await makeShipping(walk);
    await propose(walk);
    await writePage(walk, language);
    await close();
  });
});
