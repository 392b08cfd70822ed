// A customer's use of their lists: filled from products and stores, shown, and emptied.
import type { Page } from 'playwright-core';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { MadeCustomer } from '../customer.ts';
import { wordsOf, type Site, type Visitor } from './site.ts';
import { openPage, reload } from './settled.ts';

type Thing = {
  id: number;
  slug: string;
  title: Record<string, string>;
  store_id: number;
  store: string;
  category: string;
};
type Table = 'wishes' | 'compares' | 'follows';

export type Lists = Awaited<ReturnType<typeof openLists>>;
type At = { page: Page; language: string; prefix: string; who: MadeCustomer };

/** Two products of the demo market from two stores, and what customers have in their lists. */
export async function openLists(site: Site) {
  const { db } = site.database;
  const { rows } = await sql<Thing>`
    select distinct on (p.store_id)
      p.id, p.slug, p.title, p.store_id, s.name as store, c.slug as category
    from products p
    join stores s on s.id = p.store_id
    join categories c on c.id = p.category_id
    where p.public
    order by p.store_id, p.id
    limit 2`.execute(db);
  const [one, two] = rows;
  if (!one || !two) throw new Error('The demo market is empty.');
  const things: [Thing, Thing] = [one, two];

  /** The products or stores in a list, oldest first. */
  async function savedIn(table: Table, { accountId }: MadeCustomer): Promise<number[]> {
    const column = sql.ref(table === 'follows' ? 'store_id' : 'product_id');
    const saved = await sql<{ id: number }>`
      select ${column} as id
      from ${sql.table(table)}
      where account_id = ${accountId}
      order by ${sql.ref(`${table}.id`)}`.execute(db);
    return saved.rows.map(({ id }) => id);
  }

  return { site, things, savedIn };
}

/** A browser of a signed-in customer. */
export async function signedIn(
  site: Site,
  { bearer }: MadeCustomer,
  width: number,
): Promise<Visitor> {
  const visitor = await site.visit({ viewport: { width, height: 800 } });
  await visitor.page
    .context()
    .addCookies([{ name: 'frontend_token', value: bearer, url: site.origin }]);
  return visitor;
}

export const pathOf = ({ slug, id }: Thing) => `/${slug}/product/${id}`;
export const button = (page: Page, list: string, id: number) =>
  page.locator(`button[data-mark=${list}][value="${id}"]:visible`).first();
export const pressed = async (page: Page, list: string, id: number, on: boolean) =>
  page
    .locator(`button[data-mark=${list}][value="${id}"][aria-pressed=${on}]:visible`)
    .first()
    .waitFor();
/** Waits for the server's answer to a press. */
const responseFrom = (page: Page, path: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === `/api/v1/user/${path}`);

/**
 * Adds both products to the wish list, one from its tile; compares both; follows the store of one.
 * They are still marked on the next page.
 */
export async function fillLists({ things, savedIn, site }: Lists, at: At): Promise<void> {
  const { page, prefix, who } = at;
  const [one, two] = things;
  for (const thing of things) {
    await openPage(page, `${prefix}${pathOf(thing)}`);
    const compared = responseFrom(page, 'compare-list/action');
    await button(page, 'compared', thing.id).click();
    await pressed(page, 'compared', thing.id, true);
    await compared;
  }
  const followed = responseFrom(page, 'store/follow');
  const wished = responseFrom(page, 'wishlist/action');
  await button(page, 'following', two.store_id).click();
  await button(page, 'wishlist', two.id).click();
  await Promise.all([followed, wished]);
  const { slug } = await site.database.db
    .selectFrom('stores')
    .select('slug')
    .where('id', '=', two.store_id)
    .executeTakeFirstOrThrow();
  await openPage(page, `${prefix}/shop/${slug}`);
  await pressed(page, 'following', two.store_id, true);
  await openPage(page, `${prefix}/all/${one.category}`);
  await Promise.all([
    responseFrom(page, 'wishlist/action'),
    button(page, 'wishlist', one.id).click(),
  ]);
  await reload(page);
  await pressed(page, 'wishlist', one.id, true);
  expect([
    await savedIn('wishes', who),
    await savedIn('compares', who),
    await savedIn('follows', who),
  ]).toEqual([[two.id, one.id], [one.id, two.id], [two.store_id]]);
}

/**
 * Each list shows its contents; the comparison as a table, with differences marked; vouchers can be
 * copied.
 */
export async function showLists({ things, site }: Lists, at: At): Promise<void> {
  const { page, language, prefix } = at;
  const words = wordsOf(language);
  const title = ({ title: titles }: Thing) => titles[language] ?? '';
  await openPage(page, `${prefix}/user/wishlists`);
  expect(await page.locator('main .tile-title').allInnerTexts()).toEqual([
    title(things[0]),
    title(things[1]),
  ]);
  await openPage(page, `${prefix}/user/compared`);
  expect(
    (await page.locator('thead th[scope=col] a').allInnerTexts()).map((text) => text.trim()),
  ).toEqual([title(things[1]), title(things[0])]);
  const all = await page.locator('tbody tr').count();
  const differing = await page.locator('tbody tr', { hasText: words.lists?.differs ?? '' }).count();
  expect([all > differing, differing > 1]).toEqual([true, true]);
  await page.getByLabel(words.lists?.['only-differences'] ?? '').check();
  expect(await page.locator('tbody tr').count()).toBe(differing);
  await openPage(page, `${prefix}/user/following`);
  expect(await page.locator('main article h2').allInnerTexts()).toEqual([things[1].store]);
  await openPage(page, `${prefix}/user/vouchers`);
  const { rows } = await sql<{ code: string }>`
    select code
    from vouchers
    where public and start_at <= now() and end_at > now() and used < usage_limit
      and store_id is null`.execute(site.database.db);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const { code } of rows) {
    await page.getByRole('button', { name: code }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  }
}

/**
 * Removed entries disappear at once; the focus stays in the list; after the last one, the text of
 * an empty list is shown.
 */
export async function emptyLists({ things, savedIn }: Lists, at: At): Promise<void> {
  const { page, language, prefix, who } = at;
  const words = wordsOf(language);
  const [one, two] = things;
  await openPage(page, `${prefix}/user/wishlists`);
  await Promise.all([
    responseFrom(page, 'wishlist/action'),
    button(page, 'wishlist', one.id).click(),
  ]);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('value')))
    .toBe(String(two.id));
  await Promise.all([responseFrom(page, 'wishlist/action'), page.keyboard.press('Enter')]);
  await page.getByText(words.lists?.['wishes-none'] ?? '').waitFor();
  await openPage(page, `${prefix}/user/compared`);
  for (const { id } of [two, one])
    await Promise.all([
      responseFrom(page, 'compare-list/action'),
      button(page, 'compared', id).click(),
    ]);
  await page.getByText(words.lists?.['compared-none'] ?? '').waitFor();
  await openPage(page, `${prefix}/user/following`);
  await Promise.all([
    responseFrom(page, 'store/follow'),
    button(page, 'following', two.store_id).click(),
  ]);
  await page.getByText(words.lists?.['following-none'] ?? '').waitFor();
  expect([
    await savedIn('wishes', who),
    await savedIn('compares', who),
    await savedIn('follows', who),
  ]).toEqual([[], [], []]);
}
