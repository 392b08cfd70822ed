// An order that staff place on the phone, in the browser, in English on a wide screen and in Arabic
// on a phone: for a new customer, mailed as a link, opened and paid by them, and paid in the back
// office.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { unique } from '../make.ts';
import { axe } from './axe.ts';
import { openPaying, type PayingSite } from './paying.ts';
import { atGateway, brands, ours, payButton, plain, speak } from './paying-steps.ts';
import { missing } from './site.ts';
import { openPage } from './settled.ts';

let site: PayingSite;
let support: MadeStaff;
const LONG_MS = 600_000;
const TITLE = `an order taken by staff${missing ? ` (skipped: ${missing})` : ''}`;

/** The link in the letter to an address, once that is written. */
async function linkTo(email: string): Promise<string> {
  const letter = async () =>
    (
      await site.database.db
        .selectFrom('mails')
        .select('plain')
        .where('recipient', '=', email)
        .where('kind', '=', 'order-placed')
        .executeTakeFirst()
    )?.plain;
  await expect.poll(letter, { timeout: 60_000 }).toContain('#key=');
  const [link = ''] = /\/(\w\w\/)?user\/order\/\d+#key=\w+/.exec((await letter()) ?? '') ?? [];
  return link;
}

async function atDesk(language: string, width: number) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: support.bearer, url: site.origin },
  ]);
  return visitor;
}

const field = (page: Page, name: string) => page.locator(`#content [name="${name}"]`);

describe.skipIf(missing !== null)(TITLE, { timeout: LONG_MS }, () => {
  beforeAll(async () => {
    site = await openPaying();
    support = await makeStaff(site.database, 'support', { name: 'Leila Haddad' });
  });
  afterAll(() => site?.close());

  it.each([
    ['en', 1440],
    ['ar', 390],
  ] as const)('is paid by its link (%s, %i)', async (language, width) => {
    const say = speak(language);
    const words = (key: string) => say('desk-taking', key);
    const email = `${unique('buyer')}@example.com`;
    const staff = await atDesk(language, width);
    const { page } = staff;
    await openPage(page, '/admin/orders/new');
    const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
    await choice(words('country')).waitFor();
    await field(page, 'name').fill('Amal Haddad');
    await field(page, 'phone').fill('+33 1 23 45 67 89');
    await field(page, 'email').fill(email);
    await choice(words('country')).selectOption('FR');
    await field(page, 'address_1').fill('1, rue de la Paix');
    await field(page, 'city').fill('Paris');
    await field(page, 'zip').fill('75001');
    const goods = page.getByLabel(words('goods-add'), { exact: true });
    const { title } = await site.database.db
      .selectFrom('products as p')
      .innerJoin('inventories as i', 'i.product_id', 'p.id')
      .innerJoin('shipping_places as s', 's.shipping_rule_id', 'p.shipping_rule_id')
      .select('p.title')
      .where('p.public', '=', true)
      .where('i.quantity', '>', 20)
      .where('s.country', '=', 'ALL')
      .orderBy('p.id')
      .executeTakeFirstOrThrow();
    const name = String((title as Record<string, string>)[language]);
    await goods.fill(name);
    await page.getByRole('option').filter({ hasText: name }).first().click();
    await page.getByLabel(words('quantity')).first().fill('2');
    // the draft is there after a reload
    await openPage(page, '/admin/orders/new');
    expect(await field(page, 'email').inputValue()).toBe(email);
    expect(await page.getByLabel(words('quantity')).first().inputValue()).toBe('2');
    const linkLabel = words('by-link').replace('{name}', brands.stripe);
    await page.getByRole('radio', { name: linkLabel }).check();
    await page.getByText(words('means-link')).waitFor();
    await choice(words('language')).selectOption(language);
    expect(await axe(page)).toEqual([]);
    const place = page.getByRole('button', { name: words('place'), exact: true });
    await expect.poll(() => place.getAttribute('aria-disabled')).toBe(null);
    await place.dblclick();
    await page.waitForURL(/\/admin\/orders\/\d+$/);
    const id = Number(/\d+$/.exec(page.url())?.[0]);
    await page.getByText(say('desk-order', 'did-taken')).waitFor();

    const buyer = await site.visit({ viewport: { width, height: 900 } });
    await openPage(buyer.page, await linkTo(email));
    await payButton(buyer.page, language).click();
    await atGateway(site, buyer.page, 'stripe', 'pay');
    await buyer.page.waitForURL(new RegExp(`/user/order/${id}\\?payment=paid`));
    await buyer.page.getByText(plain(say('order', 'thanks-paid'))).waitFor();
    expect(ours(site, buyer.complaints)).toEqual([]);

    await openPage(page, `/admin/orders/${id}`);
    await page.getByText(say('desk-order', 'did-payment-succeeded')).first().waitFor();
    const { orders } = await site.database.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('orders'))
      .where('taken_by', '=', support.accountId)
      .where('id', '>=', id)
      .executeTakeFirstOrThrow();
    expect(Number(orders)).toBe(1);
    await buyer.close();
    await staff.close();
  });
});
