// From a new store to its first payout, on a phone in Arabic and in Hindi, and in English on a
// laptop: the first product from a photo, approved, sold, packed with a label, delivered, paid out.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { markPaid } from '#market/payouts/end-payout.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { makeStore, makeVisitor, unique, type MadeProduct } from '../make.ts';
import { reportOutcome, openMethods, toPay } from '../pay.ts';
import { axe } from './axe.ts';
import { button, wordsIn } from './seller-browser.ts';
import { settled } from './settled.ts';
import { missing, openSite, type Site } from './site.ts';

const VIEWS: [language: string, width: number][] = [
  ['ar', 390],
  ['hi', 390],
  ['en', 1280],
];
const LONG_AGO = `interval '60 days'`;
const BRASS = { width: 600, height: 600, channels: 3, background: '#b5853a' } as const;

let site: Site;
let owner: MadeStaff;

type Say = ReturnType<typeof wordsIn>;
type At = { page: Page; say: Say; seller: MadeSeller };

/** The present screen: axe finds nothing, and it is not wider than the window. */
async function checkScreen({ page }: At): Promise<void> {
  await settled(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([page.url(), await axe(page), wide]).toEqual([page.url(), [], 0]);
}

async function enter(
  language: string,
  width: number,
): Promise<At & { close: () => Promise<void> }> {
  const store = await makeStore(site.database.db);
  await site.database.db
    .updateTable('stores')
    .set({ payee_name: '', iban: '' })
    .where('id', '=', store)
    .execute();
  const seller = await makeSeller(site.database, store, { name: 'Salma Idrissi' });
  const { page, close } = await site.visit({ viewport: { width, height: 2400 } });
  await page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: seller.bearer, url: site.origin },
  ]);
  return { page, say: wordsIn(language), seller, close };
}

/** The list of what is missing leads to the payout account. */
async function addAccount(at: At): Promise<void> {
  const { page, say } = at;
  await page.goto('/seller');
  await page.getByRole('link', { name: say('missing-payee', 'seller') }).click();
  await page.locator('[name=payee_name]').fill('Salma Idrissi');
  await page.locator('[name=iban]').fill('DE89 3704 0044 0532 0130 00');
  await checkScreen(at);
  await button(page, say('save', 'desk')).click();
  await page.getByText(say('saved', 'toast')).first().waitFor();
}

/** Submits a product from a photo; returns its title. */
async function sendProduct(at: At, narrow: boolean): Promise<string> {
  const { page, say } = at;
  const title = unique('Brass lamp');
  await page.goto('/seller');
  await page.getByRole('link', { name: say('missing-product', 'seller') }).click();
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  await page.locator('input[capture]').setInputFiles({
    name: 'lamp.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: BRASS }).png().toBuffer(),
  });
  await page.locator('[name="title.en"]').fill(title);
  await page.getByRole('combobox', { name: say('category', 'desk-product') }).click();
  await page.getByRole('option').first().click();
  await checkScreen(at);
  if (narrow) await button(page, say('next')).click(); // a laptop has all steps on one screen
  await page.locator('[name=selling]').fill('40');
  await page.locator('[name="variants.0.stock"]').fill('3');
  await button(page, say('send')).click();
  await page.getByText(say('sent')).waitFor();
  await checkScreen(at);
  return title;
}

/** The owner approves it; returns the product and its variant. */
async function approve(title: string) {
  const { db } = site.database;
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from product_proposals where proposed #>> '{title,en}' = ${title}
  `.execute(db);
  const [proposal] = rows;
  const answer = await fetch(
    `${site.origin}/api/v1/admin/product-proposal/approve/${proposal?.id}`,
    {
      method: 'POST',
      headers: { ...owner.headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ version: proposal?.version }),
    },
  );
  expect(await answer.json()).toMatchObject({ status: 200 });
  const { rows: made } = await sql<MadeProduct & { slug: string }>`
    select p.id, p.slug, p.store_id as store, i.id as inventory, array[i.id] as inventories,
      p.shipping_rule_id as rule, (
        select sp.id from shipping_places sp
        where sp.shipping_rule_id = p.shipping_rule_id
        order by sp.country = 'ALL' desc, sp.id
        limit 1
      ) as place
    from products p
    join inventories i on i.product_id = p.id
    where p.title ->> 'en' = ${title}
  `.execute(db);
  const [product] = made;
  if (!product) throw new Error('What is approved is there.');
  return product;
}

/** A customer finds it in the shop and pays for one; returns the order's parcel. */
async function sell(page: Page, title: string): Promise<number> {
  const { db } = site.database;
  const product = await approve(title);
  await page.goto(`/${product.slug}/product/${product.id}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const market = await openMethods(db, [orderMethod.flutterwave]);
  const { id, payment } = await toPay(db, market, makeVisitor(), {
    product,
    method: orderMethod.flutterwave,
  });
  await reportOutcome(db, payment);
  const parcel = await db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return parcel.id;
}

/** From the first screen to the buyer's door, with a label. */
async function pack(at: At, parcel: number): Promise<void> {
  const { page, say } = at;
  const step = async (act: string, state: string) => {
    const name = say(`act-${act}`, 'parcel-state');
    await button(page, name).last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByText(say(`state-${state}`, 'parcel-state'))
      .first()
      .waitFor();
  };
  await page.goto('/seller');
  await page.locator('a[href="/seller/parcels?view=to-confirm"]').first().click();
  await page.locator(`main a[href="/seller/parcels/${parcel}"]`).first().click();
  await step('confirm', 'confirmed');
  const file = page.waitForEvent('download');
  await button(page, say('label', 'seller-parcels')).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  await step('pick-up', 'picked-up');
  await step('send', 'on-the-way');
  await checkScreen(at);
  await step('deliver', 'delivered');
}

/** The days for returns pass, and the market pays what it owes; returns the amount. */
async function payOut(parcel: number): Promise<string> {
  const { db } = site.database;
  await sql`
    update parcel_events set at = at - ${sql.raw(LONG_AGO)} where parcel_id = ${parcel}
  `.execute(db);
  for (let released = 1; released > 0;)
    released = await transaction(db, (tx) => releaseEarnings(tx, new Date()));
  await transaction(db, (tx) => gatherPayouts(tx, new Date(), new Date()));
  const payout = await db
    .selectFrom('payouts as y')
    .innerJoin('parcels as p', 'p.store_id', 'y.store_id')
    .select(['y.id', 'y.amount'])
    .where('p.id', '=', parcel)
    .executeTakeFirstOrThrow();
  const reference = unique('SEPA');
  await transaction(db, (tx) => markPaid(tx, owner.staff, { payoutId: payout.id, reference }));
  return reference;
}

describe.skipIf(missing)('a new store', () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(() => site?.close());

  it.each(VIEWS)('lists, sells, packs and is paid out, in %s at %d', async (language, width) => {
    const { close, ...at } = await enter(language, width);
    await addAccount(at);
    const title = await sendProduct(at, width < 700);
    const parcel = await sell(at.page, title);
    await pack(at, parcel);
    const reference = await payOut(parcel);
    await at.page.goto('/seller/payouts');
    await at.page.getByText(reference).first().waitFor();
    await checkScreen(at);
    await close();
    expect(await auditMarket(site.database.db)).toEqual([]);
  });
});
