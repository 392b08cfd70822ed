// A customer's lists: wish list, comparison, followed stores, and what the account's screens show
// of them. In English on a wide screen, in Arabic on a phone.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCustomer } from '../customer.ts';
import { makeAddress } from '../carts.ts';
import {
  button,
  emptyLists,
  fillLists,
  openLists,
  pathOf,
  pressed,
  showLists,
  signedIn,
  type Lists,
} from './lists-journey.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { openPage, reload } from './settled.ts';

let site: Site;
let lists: Lists;

const WIDTHS = [
  ['en', '', 1280],
  ['ar', '/ar', 360],
] as const;
describe.skipIf(missing !== null)(`lists${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    lists = await openLists(site);
  });
  afterAll(() => site?.close());

  it.each(WIDTHS)('send a visitor to sign-in and back, in %s', async (_, prefix, width) => {
    const { page, complaints, close } = await site.visit({ viewport: { width, height: 800 } });
    const [thing] = lists.things;
    for (const [at, list, id] of [
      [pathOf(thing), 'wishlist', thing.id],
      [pathOf(thing), 'compared', thing.id],
      [`/all/${thing.category}?page=1`, 'wishlist', thing.id],
    ] as const) {
      await openPage(page, `${prefix}${at}`);
      const { pathname, search } = new URL(page.url());
      const next = encodeURIComponent(`${pathname.slice(prefix.length)}${search}`);
      await button(page, list, id).click();
      await page.waitForURL(`**${prefix}/login?next=${next}`);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(WIDTHS)(
    'can be filled from products and stores, viewed and emptied, in %s',
    async (language, prefix, width) => {
      const who = await makeCustomer(site.database);
      const visitor = await signedIn(site, who, width);
      const at = { page: visitor.page, language, prefix, who };
      await fillLists(lists, at);
      await showLists(lists, at);
      await emptyLists(lists, at);
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    },
  );

  it('undo a change that the server refuses or does not receive', async () => {
    const who = await makeCustomer(site.database);
    const { page, close } = await signedIn(site, who, 1280);
    const [thing] = lists.things;
    const words = wordsOf('en');
    await sql`
      insert into compares (account_id, product_id)
      select ${who.accountId}::int, id
      from products
      where public and id <> ${thing.id}
      order by id
      limit 20`.execute(site.database.db);
    await openPage(page, pathOf(thing));
    await button(page, 'compared', thing.id).click();
    await page.getByText('You can compare at most 20 products.').waitFor();
    await pressed(page, 'compared', thing.id, false);
    await page.context().setOffline(true);
    await button(page, 'wishlist', thing.id).click();
    await page.getByText(words.offline?.call ?? '', { exact: true }).waitFor();
    await pressed(page, 'wishlist', thing.id, false);
    await page.context().setOffline(false);
    expect([
      await lists.savedIn('wishes', who),
      (await lists.savedIn('compares', who)).includes(thing.id),
    ]).toEqual([[], false]);
    await close();
  });

  it('end in the state of the last of several quick presses, by keyboard too', async () => {
    const who = await makeCustomer(site.database);
    const { page, close } = await signedIn(site, who, 1280);
    const [thing] = lists.things;
    await openPage(page, pathOf(thing));
    const heart = button(page, 'wishlist', thing.id);
    await heart.focus();
    for (const key of ['Enter', 'Space', 'Enter']) await page.keyboard.press(key);
    await page.getByText(wordsOf('en').toast?.['wish-added'] ?? '').waitFor();
    await pressed(page, 'wishlist', thing.id, true);
    // the heart changes before the last answer
    await expect.poll(() => lists.savedIn('wishes', who)).toEqual([thing.id]);
    await close();
  });

  it('of addresses show where the next order will be shipped', async () => {
    const who = await makeCustomer(site.database);
    const { page, complaints, close } = await signedIn(site, who, 360);
    const words = wordsOf('en');
    const { db } = site.database;
    const chosen = async () =>
      (
        await db
          .selectFrom('addresses')
          .select('city')
          .where('shopper', '=', who.customer.key)
          .where('chosen', '=', true)
          .execute()
      ).map(({ city }) => city);
    await openPage(page, '/user/addresses');
    await page.getByText('No address found').waitFor();
    await page.getByRole('heading', { name: words.address?.['add-title'] ?? '' }).waitFor();
    await makeAddress(db, who.customer, { city: 'Paris' });
    await makeAddress(db, who.customer, { city: 'Lyon' });
    await reload(page);
    await page
      .getByRole('button', { name: /^Edit.*/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: words.address?.city ?? '' }).fill('Lille');
    await page.getByRole('button', { name: words.address?.save ?? '' }).click();
    await page.getByText(words.toast?.['address-saved'] ?? '').waitFor();
    expect(await chosen()).toEqual(['Paris']); // adding another one does not choose it
    await page.getByRole('radio', { name: /Lille/ }).check();
    await page.getByText(words.lists?.['address-chosen'] ?? '').waitFor();
    expect(await chosen()).toEqual(['Lille']);
    await page
      .getByRole('button', { name: /^Delete.*/ })
      .last()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words.checkout?.delete ?? '' })
      .click();
    await page.getByText(words.toast?.['address-deleted'] ?? '').waitFor();
    expect(await page.getByRole('radio').count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('send customers who were signed out elsewhere to sign-in', async () => {
    const who = await makeCustomer(site.database);
    const { page, close } = await signedIn(site, who, 1280);
    const [thing] = lists.things;
    await openPage(page, pathOf(thing));
    await sql`delete from sessions where account_id = ${who.accountId}`.execute(site.database.db);
    await button(page, 'following', thing.store_id).click();
    await page.waitForURL(`**/login?next=${encodeURIComponent(pathOf(thing))}`);
    for (const screen of ['wishlists', 'compared', 'following', 'vouchers', 'addresses']) {
      await page.goto(`/user/${screen}`);
      await page.waitForURL(`**/login?next=${encodeURIComponent(`/user/${screen}`)}`);
    }
    await close();
  });

  it('tell customers whose session has ended to sign in, and lead back', async () => {
    const who = await makeCustomer(site.database);
    const { page, close } = await signedIn(site, who, 360);
    const { account } = wordsOf('en');
    await openPage(page, '/user/profile');
    await page.getByRole('textbox', { name: account?.name ?? '', exact: true }).fill('Nadia Aziz');
    await sql`delete from sessions where account_id = ${who.accountId}`.execute(site.database.db);
    await page
      .getByRole('button', { name: account?.save ?? '', exact: true })
      .first()
      .click();
    await page.waitForURL(`**/login?next=${encodeURIComponent('/user/profile')}`);
    await page.getByText(account?.['session-over'] ?? '').waitFor();
    // another account would not restore what they were doing
    expect(await page.getByRole('link', { name: account?.register ?? '' }).count()).toBe(0);
    await close();
  });
});
