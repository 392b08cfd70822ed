// Every screen for a visitor or a customer, and its path in the demo market.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { makeCustomer } from '../customer.ts';
import { makeAddress } from '../carts.ts';
import type { Site } from './site.ts';

export const screens = [
  'home',
  'categories',
  'brands',
  'stores',
  'category',
  'sub-category',
  'products',
  'brand',
  'collection',
  'search',
  'nothing found',
  'flash sales',
  'flash sale',
  'product',
  'store',
  'page',
  'contact',
  'confirming the newsletter',
  'leaving the newsletter',
  'confirming a stock alert',
  'confirming a reminder of a sale',
  'leaving a reminder of a sale',
  'leaving a stock alert',
  'report',
  'receipt',
  'objection',
  'sitemap',
  'track',
  'cart',
  'orders',
  'shipping',
  'checkout',
  'sign in',
  'register',
  'forgotten password',
  'become a seller',
  'application to sell',
  'profile',
  'wishlist',
  'compared',
  'followed stores',
  'vouchers',
  'addresses',
  'not found',
] as const;

/** These load their data in the browser. */
export const personal = new Set<string>([
  'track',
  'cart',
  'orders',
  'shipping',
  'checkout',
  'sign in',
  'register',
  'forgotten password',
  'become a seller',
  'application to sell',
  'profile',
  'wishlist',
  'compared',
  'followed stores',
  'vouchers',
  'addresses',
  'receipt',
  'objection',
]);
/** These need a signed-in person. */
const own = new Set<string>([
  'application to sell',
  'profile',
  'wishlist',
  'compared',
  'followed stores',
  'vouchers',
  'addresses',
]);

export type Screens = {
  paths: Record<(typeof screens)[number], string>;
  be: (page: Page, name: string) => Promise<void>;
};

/** The paths of the screens, and a function that signs in or out for one. */
export async function findScreens(site: Site): Promise<Screens> {
  const [paths, bearer] = await Promise.all([findPaths(site), makeCollector(site)]);
  return {
    paths,
    be: async (page, name) => {
      await page.context().clearCookies();
      if (own.has(name))
        await page
          .context()
          .addCookies([{ name: 'frontend_token', value: bearer, url: site.origin }]);
    },
  };
}

/** A person with entries in each of their lists. */
async function makeCollector(site: Site): Promise<string> {
  const { db } = site.database;
  const { accountId, customer, bearer } = await makeCustomer(site.database);
  for (const list of ['wishes', 'compares'] as const)
    await sql`
      insert into ${sql.table(list)} (account_id, product_id)
      select ${accountId}::int, id
      from products
      where public and id % 7 = 0
      order by id
      limit 4`.execute(db);
  await sql`
    insert into follows (account_id, store_id)
    select ${accountId}::int, id
    from stores
    order by id
    limit 2`.execute(db);
  await db
    .insertInto('applications')
    .values({ account_id: accountId, store_name: 'Quai', language: 'en', state: 'received' })
    .execute();
  await makeAddress(db, customer);
  return bearer;
}

/** The paths of the screens. */
export async function findPaths(site: Pick<Site, 'database'>): Promise<Screens['paths']> {
  const { rows } = await sql<{
    product: string;
    store: string;
    category: string;
    sub: string;
    brand: string;
    collection: string;
    sale: number;
  }>`
    select
      (
        select '/' || slug || '/product/' || id
        from products
        where review_count > 0
        order by review_count desc, id
        limit 1
      ) as product,
      (select '/shop/' || slug from stores order by id limit 1) as store,
      (
        select '/all/' || slug
        from categories
        where parent_id is null
        order by id
        limit 1
      ) as category,
      (
        select '/all/' || t.slug || '/' || c.slug
        from categories c
        join categories t on t.id = c.parent_id
        order by c.id
        limit 1
      ) as sub,
      (select '/' || slug || '/brand?brand=' || id from brands order by id limit 1) as brand,
      (
        select '/' || slug || '/collection?collection=' || id
        from collections
        order by id
        limit 1
      ) as collection,
      (select id from flash_sales order by id limit 1) as sale`.execute(site.database.db);
  const [row] = rows;
  if (!row) throw new Error('The demo market is empty.');
  return {
    home: '/',
    categories: '/categories',
    brands: '/brands',
    stores: '/stores',
    category: row.category,
    'sub-category': row.sub,
    products: '/all/products?sortby=price_low_to_high&page=2',
    brand: row.brand,
    collection: row.collection,
    search: '/search?q=tea',
    'nothing found': '/search?q=zzzzzz',
    'flash sales': '/flash-sale',
    'flash sale': `/flash-sale/${row.sale}`,
    product: row.product,
    store: row.store,
    page: '/page/terms',
    contact: '/page/contact',
    'confirming the newsletter': '/newsletter/confirm?key=x',
    'leaving the newsletter': '/newsletter/leave?key=x',
    'confirming a stock alert': '/stock-notice/confirm?key=x',
    'confirming a reminder of a sale': '/sale-notice/confirm?key=x',
    'leaving a reminder of a sale': '/sale-notice/leave?key=x',
    'leaving a stock alert': '/stock-notice/leave?key=x',
    report: `/report?product=${/\d+$/.exec(row.product)?.[0]}`,
    receipt: '/report/receipt?code=x&key=x',
    objection: '/objection?key=x',
    sitemap: '/page/sitemap',
    track: '/track-order',
    cart: '/cart',
    orders: '/user/orders',
    shipping: '/shipping',
    checkout: '/checkout',
    'sign in': '/login',
    register: '/register',
    'forgotten password': '/forgot-password',
    'become a seller': '/seller/register',
    'application to sell': '/seller/application',
    profile: '/user/profile',
    wishlist: '/user/wishlists',
    compared: '/user/compared',
    'followed stores': '/user/following',
    vouchers: '/user/vouchers',
    addresses: '/user/addresses',
    'not found': '/no/such/page',
  };
}
