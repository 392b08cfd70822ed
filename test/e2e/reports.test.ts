// A guest reports a product, staff take it off sale, its seller objects, and another person
// withdraws that: in English; a review is reported and the form refuses missing fields in Arabic on
// a phone.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { openPage } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeStaff;
let manager: MadeStaff;
let seller: MadeSeller;
let product: { id: number; slug: string; store: number };
const SOON = { timeout: 120_000, interval: 100 };

const wordsIn =
  (language: string, usual: string) =>
  (key: string, section = usual) =>
    wordsOf(language)[section]?.[key] ?? `${section}.${key}`;
const say = wordsIn('en', 'report');
const desk = wordsIn('en', 'desk-reports');

/** The text of the last letter of a kind to an address, and the path of its link with this text. */
async function letterTo(recipient: string, kind: string, link: string) {
  const { plain } = await vi.waitFor(
    () =>
      site.database.db
        .selectFrom('mails')
        .select('plain')
        .where('recipient', '=', recipient)
        .where('kind', '=', kind)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    SOON,
  );
  const found = plain.split(/\s/).find((word) => word.includes(link)) ?? '';
  return { plain, path: found.slice(found.indexOf(site.origin) + site.origin.length) };
}

/** The first screen of the back office, for one of the staff. */
async function atDesk({ bearer }: MadeStaff) {
  const visitor = await site.visit();
  await visitor.page
    .context()
    .addCookies([{ name: 'frontend_token', value: bearer, url: site.origin }]);
  await visitor.page.goto('/admin');
  return visitor;
}
/** From the first screen to the only waiting entry of a list. */
async function openWaiting(page: Page, list: string): Promise<void> {
  // its own link, and one among what needs attention once that is counted: both lead there
  await page.locator(`main a[href="/admin/${list}"]`).first().click();
  await page.locator(`#content a[href^="/admin/${list}/"]`).first().click();
  await page.getByRole('form', { name: desk('decide') }).waitFor();
}
const onSale = async () =>
  (
    await site.database.db
      .selectFrom('products')
      .select('public')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow()
  ).public;

describe.skipIf(missing)('a report', () => {
  beforeAll(async () => {
    site = await openSite('all');
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
    manager = await makeStaff(site.database, 'manager', { name: 'Maren Holt' });
    const { rows } = await sql<typeof product>`
      select id, slug, store_id as store from products
      where public and review_count > 0 order by id limit 1
    `.execute(site.database.db);
    const [first] = rows;
    if (!first) throw new Error('The demo market has products.');
    product = first;
    seller = await makeSeller(site.database, product.store);
  }, 600_000);
  afterAll(() => site?.close());

  it('of a guest gets a receipt, a decision, reasons, and a reversal on objection', async () => {
    const guest = await site.visit();
    await openPage(guest.page, `/${product.slug}/product/${product.id}`);
    await guest.page.getByRole('link', { name: say('report', 'product-page') }).click();
    await guest.page.getByRole('heading', { name: say('title-product') }).waitFor();
    expect(await axe(guest.page)).toEqual([]);
    await guest.page.locator('main form [name=reason]').selectOption('dangerous');
    await guest.page.locator('main form [name=explanation]').fill('Its wiring is bare.');
    await guest.page.locator('main form [name=name]').fill('Amal Haddad');
    await guest.page.locator('main form [name=email]').fill('amal@example.com');
    await guest.page.getByLabel(say('good-faith')).check();
    await guest.page.getByRole('button', { name: say('send') }).click();
    await guest.page.getByText(say('sent')).waitFor();
    const receipt = await letterTo('amal@example.com', 'report-received', '/report/receipt');
    await openPage(guest.page, receipt.path);
    await guest.page.getByText(say('state-open')).waitFor();

    const staff = await atDesk(owner);
    await openWaiting(staff.page, 'reports');
    await staff.page.getByText('Its wiring is bare.').waitFor();
    expect(await axe(staff.page)).toEqual([]);
    const form = staff.page.getByRole('form', { name: desk('decide') });
    await form.locator('[name=action]').selectOption('hide-product');
    await form.locator('[name=facts]').fill('The wires are not insulated.');
    await form.locator('[name=ground]').selectOption('law');
    await form.getByRole('button', { name: desk('decide') }).click();
    await form
      .getByText(/\(|required/)
      .first()
      .waitFor(); // the law is missing
    await form.locator('[name=which]').fill('(EU) 2023/988');
    await form.getByRole('button', { name: desk('decide') }).click();
    await staff.page.getByText(desk('action-hide-product')).first().waitFor();
    expect(await onSale()).toBe(false);
    await staff.close();

    const reasons = await letterTo(seller.email, 'product-hidden', '/objection');
    expect(reasons.plain).toContain('The wires are not insulated.');
    expect(reasons.plain).toContain('(EU) 2023/988');
    const decided = await letterTo('amal@example.com', 'report-decided', '/report/receipt');
    await openPage(guest.page, decided.path);
    await guest.page.getByText(say('action-hide-product')).waitFor();

    await openPage(guest.page, reasons.path);
    await guest.page.getByLabel(say('objection-words')).fill('They are, since March.');
    expect(await axe(guest.page)).toEqual([]);
    await guest.page.getByRole('button', { name: say('objection-send') }).click();
    await guest.page.getByText(say('objection-open')).waitFor();

    const first = await atDesk(owner);
    await first.page.locator('main a[href="/admin/objections"]').click();
    await first.page.locator('#content a[href^="/admin/objections/"]').first().click();
    await first.page.getByText(desk('own')).waitFor();
    await first.close();
    const other = await atDesk(manager);
    await openWaiting(other.page, 'objections');
    expect(await axe(other.page)).toEqual([]);
    await other.page.locator('[name=outcome]').selectOption('taken-back');
    await other.page.locator('[name=answer]').fill('You are right.');
    await other.page.getByRole('button', { name: desk('decide') }).click();
    await other.page.getByText(desk('state-taken-back')).first().waitFor();
    expect(await onSale()).toBe(true);
    expect((await letterTo(seller.email, 'objection-decided', '')).plain).toContain(
      'You are right.',
    );
    await other.close();
    expect(guest.complaints).toEqual([]);
    await guest.close();
  }, 600_000);

  it('of a review shows what is missing, in Arabic on a phone', async () => {
    const words = wordsIn('ar', 'report');
    const { page, complaints, close } = await site.visit({ viewport: { width: 390, height: 844 } });
    const { rows } = await sql<{ id: number }>`
      select id from reviews where product_id = ${product.id} order by id limit 1
    `.execute(site.database.db);
    await openPage(page, `/ar/report?review=${rows[0]?.id}`);
    await page.getByRole('heading', { name: words('title-review') }).waitFor();
    await page.getByRole('button', { name: words('send') }).click();
    const alert = page.getByRole('alert').first();
    await alert.waitFor();
    expect(await alert.locator('li').count()).toBe(5);
    expect(await axe(page)).toEqual([]);
    await page.getByLabel(words('reason')).selectOption('children');
    await page.getByLabel(words('explanation')).fill('مسيء للأطفال');
    await page.getByLabel(words('good-faith')).check();
    await page.getByRole('button', { name: words('send') }).click();
    await page.getByText(words('sent')).waitFor();
    await page.getByRole('link', { name: words('see') }).click();
    await page.getByText(words('state-open')).waitFor();
    await page.getByText('مسيء للأطفال').waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 600_000);
});
