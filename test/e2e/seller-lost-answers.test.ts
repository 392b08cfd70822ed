// A seller whose answers are lost on the network, or come after those of others: nothing is made
// twice, and nobody’s input is overwritten unseen.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { touch } from '#db/touch.ts';
import { makeStaff } from '../at-work.ts';
import { openProposing, type Proposing } from './proposing.ts';
import { button, openAs, wordsIn } from './seller-browser.ts';
import { missing, openSite, type Site } from './site.ts';

let site: Site;
let at: Proposing;
const view = { language: 'en', width: 1280 };
const say = wordsIn('en');

/** The next answer of a call is lost: the server did what was asked. */
const loseAnswer = (page: Page, path: string) =>
  page.route(
    `**/api/v1/${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
/** Nobody reached the server since. */
const tried = (page: Page) => page.getByText(say('no-network', 'desk')).first().waitFor();

describe.skipIf(missing)('an answer', () => {
  beforeAll(async () => {
    site = await openSite();
    at = await openProposing(site);
  });
  afterAll(() => site?.close());

  it('that is lost creates one copy of a product, however often the seller retries', async () => {
    const { page, close } = await openAs(site, at, {
      ...view,
      path: `/seller/products?q=${at.product.id}`,
    });
    await loseAnswer(page, 'seller/product/duplicate/*');
    const copy = page.getByRole('button', { name: new RegExp(`^${say('copy')}`) }).first();
    await copy.click();
    await tried(page);
    await copy.click();
    await page.waitForURL(/\/seller\/products\/-\d+$/);
    const { rows } = await sql<{ id: number }>`
      select id from product_proposals where kind = 'new'
    `.execute(site.database.db);
    expect(rows.map(({ id }) => `/seller/products/-${id}`)).toEqual([new URL(page.url()).pathname]);
    await close();
  });

  it('that is lost creates one copy in the back office, too', async () => {
    const owner = await makeStaff(site.database, 'owner');
    const path = `/admin/products/${at.product.id}`;
    const { page, close } = await openAs(
      site,
      { seller: { ...at.seller, ...owner } },
      { ...view, path },
    );
    const count = async () =>
      (
        await sql<{ all: number }>`select count(*)::int as all from products`.execute(
          site.database.db,
        )
      ).rows[0]?.all ?? 0;
    const before = await count();
    await loseAnswer(page, 'admin/product/duplicate/*');
    const copy = button(page, say('duplicate', 'desk-product'));
    await copy.click();
    await tried(page);
    await copy.click();
    await page.waitForURL((url) => url.pathname !== path);
    expect(await count()).toBe(before + 1);
    await close();
  });

  it('to a review is shown to somebody else who answers meanwhile', async () => {
    const [review] = await site.database.db
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .select('reviews.id')
      .where('products.store_id', '=', at.seller.seller.storeId)
      .where('reviews.hidden', '=', false)
      .execute();
    const path = `/seller/reviews/${review?.id}`;
    const { page, close } = await openAs(site, at, { ...view, path });
    const words = (key: string) => say(key, 'seller-reviews');
    const open = page
      .getByRole('main')
      .getByRole('button')
      .filter({ hasText: new RegExp(`^(${words('answer-act')}|${words('change')})$`) });
    await open.click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('textarea').fill('Glad to hear that.');
    const answer = 'Thank you, says a colleague.';
    await at.asSeller('POST', `seller/review/answer/${review?.id}`, { answer });
    await dialog.locator('button[type=submit]').click();
    await dialog.getByText(words('answer-now')).waitFor();
    await dialog.getByText(answer, { exact: true }).waitFor();
    expect(await dialog.locator('textarea').inputValue()).toBe('Glad to hear that.');
    await close();
  });

  it('about many parcels has one button: to close it', async () => {
    const { page, close } = await openAs(site, at, { ...view, path: '/seller/parcels' });
    await page.locator('[data-row]').getByRole('checkbox').first().click();
    await button(page, say('more-acts', 'desk-list')).click();
    await page.getByRole('menuitem', { name: say('act-confirm', 'parcel-state') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('act-confirm', 'parcel-state') }).click();
    await dialog.getByRole('status').waitFor();
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual([say('close', 'desk')]);
    await close();
  });

  it('that a sale has closed meanwhile refreshes the list of sales', async () => {
    const { db } = site.database;
    const { page, close } = await openAs(site, at, { ...view, path: '/seller/flash-sales' });
    await button(page, say('propose', 'seller-marketing')).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').click();
    await page.getByRole('option').first().click();
    await dialog.locator('[name=price]').fill('1');
    await dialog.locator('[name=quota]').fill('5');
    await transaction(db, async (tx) => {
      await sql`update flash_sales set enrol_until = now() - interval '1 hour'
        where enrol_until is not null`.execute(tx);
      await touch(tx, 'flash-sales');
    });
    await dialog.getByRole('button', { name: say('propose', 'seller-marketing') }).click();
    await dialog.getByRole('alert').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(say('no-open-sales', 'seller-marketing')).waitFor();
    await close();
  });

  it('about a changed bank account warns the person who saves second', async () => {
    const { db } = site.database;
    const store = at.seller.seller.storeId;
    const iban = 'DE89370400440532013000';
    const save = (name: string) =>
      db.updateTable('stores').set({ payee_name: name, iban }).where('id', '=', store).execute();
    await save('Salma');
    const { page, close } = await openAs(site, at, { ...view, path: '/seller/payee' });
    const name = page.locator('[name=payee_name]');
    await name.fill('Salma and daughters');
    await save('Salma GmbH');
    await button(page, say('save', 'desk')).click();
    const note = page.getByRole('alert').filter({ hasText: 'Salma GmbH' });
    await note.waitFor();
    const kept = () =>
      db
        .selectFrom('stores')
        .select('payee_name as name')
        .where('id', '=', store)
        .executeTakeFirst();
    expect(await kept()).toEqual({ name: 'Salma GmbH' });
    await button(note, say('take-theirs', 'desk')).click();
    expect(await name.inputValue()).toBe('Salma GmbH');
    await name.fill('Salma and sons');
    await button(page, say('save', 'desk')).click();
    await page.getByText(say('saved', 'toast')).first().waitFor();
    expect(await kept()).toEqual({ name: 'Salma and sons' });
    await close();
  });
});
