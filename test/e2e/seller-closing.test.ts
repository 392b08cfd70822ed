// The owner of a store closes it, on a phone in Arabic and on a laptop in English: open matters are
// listed first, customers read that it is closed, and its data can be downloaded. Sellers who
// cannot leave with their money and data never come.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff } from '../at-work.ts';
import { makeOrder, payOrder } from '../books.ts';
import { axe } from './axe.ts';
import { openProposing, type Proposing } from './proposing.ts';
import { button, openAs, wordsIn } from './seller-browser.ts';
import { missing, openSite, type Site } from './site.ts';

let site: Site;
let at: Proposing;
let store: { slug: string; name: string };

const VIEWS = [
  { language: 'ar', width: 390, scheme: 'dark' },
  { language: 'en', width: 1280, scheme: 'light' },
] as const;

describe.skipIf(missing)('closing a store', () => {
  beforeAll(async () => {
    site = await openSite();
    at = await openProposing(site);
    const { db } = site.database;
    const { storeId } = at.seller.seller;
    store = await db
      .selectFrom('stores')
      .select(['slug', 'name'])
      .where('id', '=', storeId)
      .executeTakeFirstOrThrow();
    const parcels = [{ store: storeId, goods: 1000, tax: 0, shipping: 0, commission: 80 }];
    await payOrder(db, await makeOrder(db, { parcels }));
    await sql`
      update products set published = false where store_id = ${storeId} and slug like 'product-%'
    `.execute(db); // it has no picture
  });
  afterAll(() => site?.close());

  it.each(VIEWS)('is confirmed, shown, and undone in $language at $width', async (view) => {
    const say = wordsIn(view.language);
    const closing = (key: string) => say(key, 'seller-closing');
    const { page, complaints, close } = await openAs(site, at, {
      ...view,
      path: '/seller/closing',
    });
    await page.getByRole('heading', { name: closing('open') }).waitFor();
    await page.getByText(closing('parcels')).waitFor();
    await page.getByText(closing('no-payee')).waitFor();
    expect(await axe(page)).toEqual([]);
    await button(page, closing('close')).click();
    await button(page.getByRole('dialog'), closing('close')).click();
    await page.getByRole('heading', { name: closing('closed-title') }).waitFor();
    expect(await axe(page)).toEqual([]);

    const before = view.language === 'en' ? '' : `/${view.language}`;
    for (const path of [`/shop/${store.slug}`, `/${at.product.slug}/product/${at.product.id}`]) {
      const answer = await page.goto(`${before}${path}`);
      expect([path, answer?.status()]).toEqual([path, 410]);
      await page.getByRole('heading', { name: say('gone', 'trouble') }).waitFor();
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect(await axe(page)).toEqual([]);
    }

    await page.goto('/seller');
    await page
      .getByRole('alert')
      .filter({ hasText: say('closed', 'seller') })
      .waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto('/seller/data');
    const parcels = `${closing('download')}: ${say('place-parcels', 'seller')}`;
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: parcels }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    expect(await axe(page)).toEqual([]);

    await page.goto('/seller/closing');
    await button(page, closing('reopen')).click();
    await button(page.getByRole('dialog'), closing('reopen')).click();
    await page.getByRole('heading', { name: closing('title') }).waitFor();
    expect((await page.goto(`${before}/shop/${store.slug}`))?.status()).toBe(200);
    expect(complaints.filter((one) => !one.includes('410'))).toEqual([]);
    await close();
  });

  it.each(VIEWS)('is done by staff, who say why, in $language at $width', async (view) => {
    const say = (key: string) => wordsIn(view.language)(key, 'desk-sellers');
    const owner = await makeStaff(site.database, 'owner');
    const { storeId } = at.seller.seller;
    const { page, complaints, close } = await openAs(
      site,
      { ...at, seller: { ...at.seller, bearer: owner.bearer } },
      { ...view, path: `/admin/stores/${storeId}` },
    );
    await button(page, say('close')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('reason')).fill('Nobody answers.');
    await button(dialog, say('close')).click();
    await page.getByText('Nobody answers.').waitFor();
    expect(await axe(page)).toEqual([]);
    const seller = await openAs(site, at, { ...view, path: '/seller/closing' });
    await seller.page.getByText('Nobody answers.').waitFor();
    const own = (key: string) => wordsIn(view.language)(key, 'seller-closing');
    await seller.page.getByText(own('reopen-ask')).waitFor();
    expect(await button(seller.page, own('reopen')).count()).toBe(0);
    await seller.close();
    await button(page, say('reopen')).click();
    await button(page.getByRole('dialog'), say('reopen')).click();
    await button(page, say('close')).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
