// A customer's lists: wishing, comparing, following, and what the screens of the account show of
// it. In English on a wide screen, in Arabic on a phone.
import type { Page } from 'playwright-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCustomer, type MadeCustomer } from '../customer.ts';
import { makeAddress } from '../carts.ts';
import { missing, openSite, wordsOf, type Site, type Visitor } from './site.ts';

type Thing = {
  id: number;
  slug: string;
  title: Record<string, string>;
  store_id: number;
  store: string;
  category: string;
};
type Table = 'wishes' | 'compares' | 'follows';

let site: Site;
let things: [Thing, Thing];

const WIDTHS = [
  ['en', '', 1280],
  ['ar', '/ar', 360],
] as const;
const pathOf = ({ slug, id }: Thing) => `/${slug}/product/${id}`;
const button = (page: Page, list: string, id: number) =>
  page.locator(`button[data-mark=${list}][value="${id}"]:visible`).first();
const pressed = async (page: Page, list: string, id: number, on: boolean) =>
  page
    .locator(`button[data-mark=${list}][value="${id}"][aria-pressed=${on}]:visible`)
    .first()
    .waitFor();
const kept = async (table: Table, { accountId }: MadeCustomer): Promise<number[]> => {
  const what = sql.ref(table === 'follows' ? 'store_id' : 'product_id');
  return (
    await sql<{
      what: number;
    }>`select ${what} as what from ${sql.table(table)} where account_id = ${accountId} order by id`.execute(
      site.database.db,
    )
  ).rows.map((row) => row.what);
};
/** Waits for the shop's answer to a press. */
const answered = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().includes(`/api/v1/user/${path}`));

describe.skipIf(missing !== null)(`lists${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    const {
      rows: [one, two],
    } =
      await sql<Thing>`select distinct on (p.store_id) p.id, p.slug, p.title, p.store_id, s.name as store, c.slug as category from products p join stores s on s.id = p.store_id join categories c on c.id = p.category_id
      where p.public order by p.store_id, p.id limit 2`.execute(site.database.db);
    if (!one || !two) throw new Error('The demo market is empty.');
    things = [one, two];
  });
  afterAll(() => site?.close());

  it.each(WIDTHS)('lead a visitor to sign in and back, in %s', async (_, prefix, width) => {
    const { page, complaints, close } = await site.visit({ viewport: { width, height: 800 } });
    const [thing] = things;
    for (const [at, list, id] of [
      [pathOf(thing), 'wishlist', thing.id],
      [pathOf(thing), 'compared', thing.id],
      [`/all/${thing.category}?page=1`, 'wishlist', thing.id],
    ] as const) {
      await page.goto(`${prefix}${at}`, { waitUntil: 'networkidle' });
      await button(page, list, id).click();
      await page.waitForURL(`**${prefix}/login?next=${encodeURIComponent(at)}`);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(WIDTHS)(
    'are filled from products and stores, shown and emptied, in %s',
    async (language, prefix, width) => {
      const who = await makeCustomer(site.database);
      const visitor = await signedIn(who, width);
      await fill(visitor.page, prefix, who);
      await look(visitor.page, language, prefix);
      await empty(visitor.page, language, prefix, who);
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    },
  );

  it('take back what the shop refuses, or can not hear', async () => {
    const who = await makeCustomer(site.database);
    const { page, close } = await signedIn(who, 1280);
    const [thing] = things;
    const words = wordsOf('en');
    await sql`insert into compares (account_id, product_id) select ${who.accountId}::int, id from products where public and id <> ${thing.id} order by id limit 20`.execute(
      site.database.db,
    );
    await page.goto(pathOf(thing), { waitUntil: 'networkidle' });
    await button(page, 'compared', thing.id).click();
    await page.getByText('You can compare at most 20 products.').waitFor();
    await pressed(page, 'compared', thing.id, false);
    await page.context().setOffline(true);
    await button(page, 'wishlist', thing.id).click();
    await page.getByText(words.trouble?.['api-down'] ?? '', { exact: true }).waitFor();
    await pressed(page, 'wishlist', thing.id, false);
    await page.context().setOffline(false);
    expect([await kept('wishes', who), (await kept('compares', who)).includes(thing.id)]).toEqual([
      [],
      false,
    ]);
    await close();
  });

  it('follow quick presses to the last one, also by keyboard', async () => {
    const who = await makeCustomer(site.database);
    const { page, close } = await signedIn(who, 1280);
    const [thing] = things;
    await page.goto(pathOf(thing), { waitUntil: 'networkidle' });
    const heart = button(page, 'wishlist', thing.id);
    await heart.focus();
    for (const key of ['Enter', 'Space', 'Enter']) await page.keyboard.press(key);
    await page.getByText(wordsOf('en').toast?.['wish-added'] ?? '').waitFor();
    await pressed(page, 'wishlist', thing.id, true);
    // the heart is ahead of the last answer
    await expect.poll(() => kept('wishes', who)).toEqual([thing.id]);
    await close();
  });

  it('of addresses say where the next order goes', async () => {
    const who = await makeCustomer(site.database);
    const { page, complaints, close } = await signedIn(who, 360);
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
    await page.goto('/user/addresses', { waitUntil: 'networkidle' });
    await page.getByText('No address found').waitFor();
    await page.getByRole('heading', { name: words.address?.['add-title'] ?? '' }).waitFor();
    await makeAddress(db, who.customer, { city: 'Paris' });
    await makeAddress(db, who.customer, { city: 'Lyon' });
    await page.reload({ waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: /^Change.*/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: words.address?.city ?? '' }).fill('Lille');
    await page.getByRole('button', { name: words.address?.save ?? '' }).click();
    await page.getByText(words.toast?.['address-saved'] ?? '').waitFor();
    expect(await chosen()).toEqual(['Paris']); // writing in another one does not choose it
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

  it('send who was signed out elsewhere to sign in', async () => {
    const who = await makeCustomer(site.database);
    const { page, close } = await signedIn(who, 1280);
    const [thing] = things;
    await page.goto(pathOf(thing), { waitUntil: 'networkidle' });
    await sql`delete from sessions where account_id = ${who.accountId}`.execute(site.database.db);
    await button(page, 'following', thing.store_id).click();
    await page.waitForURL(`**/login?next=${encodeURIComponent(pathOf(thing))}`);
    for (const screen of ['wishlists', 'compared', 'following', 'vouchers', 'addresses']) {
      await page.goto(`/user/${screen}`);
      await page.waitForURL(`**/login?next=${encodeURIComponent(`/user/${screen}`)}`);
    }
    await close();
  });
});

async function signedIn({ bearer }: MadeCustomer, width: number): Promise<Visitor> {
  const visitor = await site.visit({ viewport: { width, height: 800 } });
  await visitor.page
    .context()
    .addCookies([{ name: 'frontend_token', value: bearer, url: site.origin }]);
  return visitor;
}

/**
 * Wishes for both things, one from its tile; compares both; follows the store of one. What is
 * marked is still marked on the next page.
 */
async function fill(page: Page, prefix: string, who: MadeCustomer): Promise<void> {
  const [one, two] = things;
  for (const thing of things) {
    await page.goto(`${prefix}${pathOf(thing)}`, { waitUntil: 'networkidle' });
    const said = answered(page, 'compare-list/action');
    await button(page, 'compared', thing.id).click();
    await pressed(page, 'compared', thing.id, true);
    await said;
  }
  const followed = answered(page, 'store/follow');
  const wished = answered(page, 'wishlist/action');
  await button(page, 'following', two.store_id).click();
  await button(page, 'wishlist', two.id).click();
  await Promise.all([followed, wished]);
  await page.goto(
    `${prefix}/shop/${(await sql<{ slug: string }>`select slug from stores where id = ${two.store_id}`.execute(site.database.db)).rows[0]?.slug}`,
    { waitUntil: 'networkidle' },
  );
  await pressed(page, 'following', two.store_id, true);
  await page.goto(`${prefix}/all/${one.category}`, { waitUntil: 'networkidle' });
  await Promise.all([answered(page, 'wishlist/action'), button(page, 'wishlist', one.id).click()]);
  await page.reload({ waitUntil: 'networkidle' });
  await pressed(page, 'wishlist', one.id, true);
  expect([
    await kept('wishes', who),
    await kept('compares', who),
    await kept('follows', who),
  ]).toEqual([[two.id, one.id], [one.id, two.id], [two.store_id]]);
}

/**
 * Each list shows what was put on it; the comparison as a table, with what differs marked; vouchers
 * can be copied.
 */
async function look(page: Page, language: string, prefix: string): Promise<void> {
  const words = wordsOf(language);
  const title = ({ title: said }: Thing) => said[language] ?? '';
  await page.goto(`${prefix}/user/wishlists`, { waitUntil: 'networkidle' });
  expect(await page.locator('main .tile-title').allInnerTexts()).toEqual([
    title(things[0]),
    title(things[1]),
  ]);
  await page.goto(`${prefix}/user/compared`, { waitUntil: 'networkidle' });
  expect(
    (await page.locator('thead th[scope=col] a').allInnerTexts()).map((text) => text.trim()),
  ).toEqual([title(things[1]), title(things[0])]);
  const all = await page.locator('tbody tr').count();
  const differing = await page.locator('tbody tr', { hasText: words.lists?.differs ?? '' }).count();
  expect([all > differing, differing > 1]).toEqual([true, true]);
  await page.getByLabel(words.lists?.['only-differences'] ?? '').check();
  expect(await page.locator('tbody tr').count()).toBe(differing);
  await page.goto(`${prefix}/user/following`, { waitUntil: 'networkidle' });
  expect(await page.locator('main article h2').allInnerTexts()).toEqual([things[1].store]);
  await page.goto(`${prefix}/user/vouchers`, { waitUntil: 'networkidle' });
  const { rows } = await sql<{
    code: string;
  }>`select code from vouchers where public and start_at <= now() and end_at > now() and used < usage_limit and store_id is null`.execute(
    site.database.db,
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const { code } of rows) {
    await page.getByRole('button', { name: code }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  }
}

/**
 * What is taken off goes at once; the focus stays in the list; the last one leaves the words of an
 * empty list.
 */
async function empty(
  page: Page,
  language: string,
  prefix: string,
  who: MadeCustomer,
): Promise<void> {
  const words = wordsOf(language);
  const [one, two] = things;
  await page.goto(`${prefix}/user/wishlists`, { waitUntil: 'networkidle' });
  await Promise.all([answered(page, 'wishlist/action'), button(page, 'wishlist', one.id).click()]);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('value')))
    .toBe(String(two.id));
  await Promise.all([answered(page, 'wishlist/action'), page.keyboard.press('Enter')]);
  await page.getByText(words.lists?.['wishes-none'] ?? '').waitFor();
  await page.goto(`${prefix}/user/compared`, { waitUntil: 'networkidle' });
  for (const { id } of [two, one])
    await Promise.all([
      answered(page, 'compare-list/action'),
      button(page, 'compared', id).click(),
    ]);
  await page.getByText(words.lists?.['compared-none'] ?? '').waitFor();
  await page.goto(`${prefix}/user/following`, { waitUntil: 'networkidle' });
  await Promise.all([
    answered(page, 'store/follow'),
    button(page, 'following', two.store_id).click(),
  ]);
  await page.getByText(words.lists?.['following-none'] ?? '').waitFor();
  expect([
    await kept('wishes', who),
    await kept('compares', who),
    await kept('follows', who),
  ]).toEqual([[], [], []]);
}
