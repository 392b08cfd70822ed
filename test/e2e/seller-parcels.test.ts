// A store packs its parcels on a phone, in Hindi and in Arabic: waiting ones are visible at once,
// all new ones are confirmed in two clicks, and if two people handle the same parcel, the second is
// told.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { makeSeller, type MadeSeller } from '../at-work.ts';
import { fillCart, order } from '../carts.ts';
import { makeProduct, makeStore, makeVisitor } from '../make.ts';
import { axe } from './axe.ts';
import { hold } from './hold.ts';
import { missing, openSite, wordsOf, type Site, type Visitor } from './site.ts';

let site: Site;

/** A new store with two people and this many parcels with cash on delivery. */
async function withParcels(count: number) {
  const { db } = site.database;
  const store = await makeStore(db);
  const people = [
    await makeSeller(site.database, store, { name: 'Salma Idrissi' }),
    await makeSeller(site.database, store, { name: 'Ravi Menon', role: 'packer' }),
  ] as const;
  const product = await makeProduct(db, { store, name: 'Lamp', selling: 2000, stock: 100 });
  const market = await readMarketSettings(db);
  const ids: number[] = [];
  for (let at = 0; at < count; at++) {
    const buyer = makeVisitor();
    await fillCart(db, buyer, { product, quantity: 2 });
    ids.push((await order(db, market, buyer)).id);
  }
  // a picture of the demo market, because the generated one has no file
  const { image } = await db
    .selectFrom('products')
    .select('image')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable('order_lines').set({ image }).where('order_id', 'in', ids).execute();
  const parcels = await db
    .selectFrom('parcels')
    .select(['id', 'code'])
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  return { people, parcels };
}

async function enter(person: MadeSeller, language: string, width = 390): Promise<Visitor> {
  const visitor = await site.visit({ viewport: { width, height: 844 } });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: person.bearer, url: site.origin },
  ]);
  return visitor;
}
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const wide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);

describe.skipIf(missing)('the parcels of a store', () => {
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it.each(['hi', 'ar'])('are packed by two people on their phones, in %s', async (language) => {
    const words = wordsOf(language);
    const say = (key: string, section = 'seller-parcels') => words[section]?.[key] ?? key;
    const pickUp = say('act-pick-up', 'parcel-state');
    const press = (page: Page, name: string) =>
      page.getByRole('button', { name, exact: true }).last().click();
    const { people, parcels } = await withParcels(3);
    const one = await enter(people[0], language);
    const { page } = one;
    // two clicks from the first screen
    await page.goto('/seller');
    await page.getByText(say('view-to-confirm')).first().waitFor();
    await page.getByRole('button', { name: /3/ }).first().click();
    await press(page, say('act-confirm', 'parcel-state'));
    await page.getByRole('dialog').getByRole('status').waitFor();
    expect(await axe(page)).toEqual([]);
    await press(page, say('close', 'desk'));
    await page.locator('a[href="/seller/parcels?view=to-pack"]', { hasText: '3' }).waitFor();
    // the bar at the foot covers what scrolls below it, so the end of the page is checked
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await axe(page)).toEqual([]);
    await page.locator('a[href="/seller/parcels?view=to-pack"]').click();
    await page.locator('main li a[href^="/seller/parcels/"]').nth(2).waitFor();
    expect([await axe(page), await wide(page)]).toEqual([[], 0]);

    // both handle the same parcel
    const path = `/seller/parcels/${parcels[0]?.id}`;
    const two = await enter(people[1], language);
    for (const { page: at } of [one, two]) {
      await at.goto(path);
      await press(at, pickUp);
      await at.getByRole('dialog').waitFor();
    }
    expect([await axe(page), await wide(page)]).toEqual([[], 0]);
    await press(page, pickUp);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText(say('state-picked-up', 'parcel-state')).first().waitFor();
    await press(two.page, pickUp);
    await two.page.getByText(say('move-not-allowed', 'refusal')).waitFor();
    await press(two.page, say('stay', 'desk'));
    await two.page.getByText(say('state-picked-up', 'parcel-state')).first().waitFor();
    expect([await axe(two.page), await wide(two.page)]).toEqual([[], 0]);
    const taken = await site.database.db
      .selectFrom('parcel_events')
      .select('id')
      .where('parcel_id', '=', parcels[0]?.id ?? 0)
      .where('action', '=', 'pick-up')
      .execute();
    expect(taken).toHaveLength(1);

    // the others are handed over with one press and a scan of each: a hand scanner types and
    // presses Enter
    await page.goto('/seller/scan');
    await page.getByLabel(pickUp).check();
    // on a slow connection, the first of them twice
    const others = parcels.slice(1).map(({ code }) => code);
    const goOn = await hold(page, 'seller/parcels/list?*');
    for (const code of [...others, ...others.slice(0, 1)]) {
      await page.getByLabel(say('scan-code')).fill(code);
      await page.keyboard.press('Enter');
    }
    await goOn();
    const short = (code = '') => `${code.slice(0, 4)}-${code.slice(4, 8)}`;
    const done = page
      .getByRole('listitem')
      .filter({ hasText: say('state-picked-up', 'parcel-state') });
    for (const code of others) await done.filter({ hasText: short(code) }).waitFor();
    // and once more when both are done: the one scanned again comes first
    const first = (await done.first().textContent()) ?? '';
    const again = others.find((code) => !first.includes(short(code))) ?? '';
    await page.getByLabel(say('scan-code')).fill(again);
    await page.keyboard.press('Enter');
    await done.first().getByText(short(again)).waitFor();
    // the results stay when another step is chosen
    await page.getByLabel(say('act-confirm', 'parcel-state')).check();
    expect(await done.count()).toBe(2);
    expect(await page.getByText(say('move-not-allowed', 'refusal')).count()).toBe(0);
    expect([await axe(page), await wide(page)]).toEqual([[], 0]);
    expect([one.complaints, two.complaints]).toEqual([[], []]);
    await one.close();
    await two.close();
  });

  it('show a network failure, and are confirmed by the next press', async () => {
    const { people } = await withParcels(2);
    const { page, close } = await enter(people[1], 'en');
    await page.route('**/seller/parcels/work', (route) => route.abort(), { times: 1 });
    await page.goto('/seller');
    await page.getByRole('button', { name: 'Confirm all (2)' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await dialog.getByRole('alert').filter({ hasText: 'reach' }).waitFor();
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await dialog.getByText('2 parcels done').waitFor();
    await close();
  });

  it('are sent with one carrier and a tracking number each, and labels are one file', async () => {
    const { people, parcels } = await withParcels(2);
    const { page, complaints, close } = await enter(people[1], 'en', 1280);
    await page.goto('/seller/parcels');
    const step = async (act: string) => {
      await page.getByRole('checkbox', { name: 'all here' }).check();
      const shown = page.getByRole('region', { name: 'Selected rows' });
      const own = shown.getByRole('button', { name: act, exact: true });
      if (!(await own.isVisible()))
        await shown.getByRole('button', { name: 'More actions' }).click();
      await own.or(page.getByRole('menuitem', { name: act, exact: true })).click();
    };
    const dialog = page.getByRole('dialog');
    for (const act of ['Confirm', 'Mark as picked up']) {
      await step(act);
      await dialog.getByRole('button', { name: act, exact: true }).click();
      await dialog.getByText('2 parcels done').waitFor();
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    }
    const file = page.waitForEvent('download');
    await step('Labels');
    expect((await file).suggestedFilename()).toBe('labels.pdf');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('2 selected here').first().waitFor(); // the next step is for them
    await step('Mark as shipped');
    await dialog.getByLabel('Carrier').fill('DHL');
    for (const [at, { code }] of parcels.entries())
      await dialog.getByLabel(new RegExp(`${code.slice(0, 4)}-${code.slice(4, 8)}`)).fill(`N${at}`);
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Mark as shipped', exact: true }).click();
    await dialog.getByText('2 parcels done').waitFor();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await page.goto(`/seller/parcels/${parcels[1]?.id}`);
    await heading(page).waitFor();
    expect(await page.getByRole('link', { name: 'Track this parcel' }).getAttribute('href')).toBe(
      'https://www.dhl.com/global-en/home/tracking.html?tracking-id=N1',
    );
    expect(await axe(page)).toEqual([]);

    // part of it can be cancelled: two clicks from its page
    const paid = await withParcels(1);
    await sql`
      update orders set paid_at = now(), paid = total, order_method = 3
      where id = (select order_id from parcels where id = ${paid.parcels[0]?.id})
    `.execute(site.database.db);
    const other = await enter(paid.people[1], 'en');
    await other.page.goto(`/seller/parcels/${paid.parcels[0]?.id}`);
    await other.page.getByRole('button', { name: 'Out of stock Lamp' }).click();
    await other.page.getByLabel('How many of Lamp').selectOption('1');
    expect([await axe(other.page), await wide(other.page)]).toEqual([[], 0]);
    expect([complaints, other.complaints]).toEqual([[], []]);
    await other.close();
    await close();
  });
});
