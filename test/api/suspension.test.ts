// A suspended store is gone from everything that a shopper sees, also from answers that were kept,
// and comes back whole.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSitemap } from '#web/sitemap.ts';
import { beginReading } from '#market/settings/reading.ts';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { demoDatabase, type Fresh } from '../db.ts';
import { lettersTo } from '../letters.ts';
import { openShop, type TestShop } from '../shop.ts';
import { newShopper, readyCart, type Shopper } from './shopper.ts';

type Watched = { name: string; see: () => Promise<boolean> };
let base: Fresh;
let open: TestShop;
let keeper: MadeStaff;
let owner: MadeSeller;
let sellerStaff: MadeSeller;
let store: { id: number; slug: string; name: string };
let product: { id: number; title: string; slug: string; inventory: number };
let buyer: Shopper;
let cartLine: number;
let others: number;
let watched: Watched[];
const SOON = { timeout: 60_000, interval: 20 };

beforeAll(async () => {
  const demo = await demoDatabase();
  base = demo;
  open = await openShop(demo, { dataDir: demo.dataDir });
  const {
    rows: [found],
  } = await sql<{
    id: number;
    slug: string;
    name: string;
    product: number;
    title: string;
    product_slug: string;
    inventory: number;
  }>`
    select s.id, s.slug, s.name, p.id as product, said(p.title, 'en') as title, p.slug as product_slug, i.id as inventory from stores s join products p on p.store_id = s.id
    join inventories i on i.product_id = p.id and i.quantity > 5 join shipping_places sp on sp.shipping_rule_id = p.shipping_rule_id and sp.country = 'ALL'
    where p.public and p.review_count > 0 and exists (select from collection_products cp join collections c on c.id = cp.collection_id and c.public where cp.product_id = p.id and cp.position < 3) order by p.id limit 1`.execute(
    base.db,
  );
  if (!found) throw new Error('The demo market has no product that fits this test.');
  store = found;
  product = {
    id: found.product,
    title: found.title,
    slug: found.product_slug,
    inventory: found.inventory,
  };
  const {
    rows: [sale],
  } = await sql<{
    id: number;
  }>`select id from flash_sales where public and now() between start_at and end_at order by end_at limit 1`.execute(
    base.db,
  );
  await sql`insert into flash_sale_products (flash_sale_id, product_id, price, quota, position) values (${sale?.id ?? 0}, ${product.id}, 1, 50, -1) on conflict (flash_sale_id, product_id) do update set position = -1, sold = 0, quota = 50`.execute(
    base.db,
  );
  keeper = await makeStaff(base, 'manager');
  owner = await makeSeller(base, store.id, { language: 'tr' });
  sellerStaff = await makeSeller(base, store.id, { role: 'staff' });
  buyer = newShopper();
  [cartLine = 0] = await readyCart(open, buyer, [
    { product_id: product.id, inventory_id: product.inventory },
  ]);
  others =
    (
      await sql<{
        count: number;
      }>`select count(*) as count from products where public and store_id <> ${store.id}`.execute(
        base.db,
      )
    ).rows[0]?.count ?? 0;
  const says = async (path: string) =>
    (await open.call('GET', path)).text.includes(`"slug":"${product.slug}"`);
  const there = async (path: string, input: Record<string, unknown> = {}) =>
    (await open.call('GET', path, input)).status === 200;
  const listed = (path: string, input: Record<string, unknown>) => async () =>
    (await open.call('GET', path, input)).text.includes(JSON.stringify(store.slug));
  const category = await sql<{
    slug: string;
  }>`select c.slug from categories c join products p on p.category_id = c.id where p.id = ${product.id}`.execute(
    base.db,
  );
  watched = [
    { name: 'its page', see: () => there('store', { slug: store.slug }) },
    { name: 'a product of it', see: () => there(`product/${product.id}`) },
    { name: 'what is said of it', see: () => there(`reviews/${product.id}`) },
    { name: 'what goes with it', see: () => there(`suggested-products/${product.id}`) },
    { name: 'search', see: listed('search', { q: product.title }) },
    { name: 'a list by a question', see: listed('products', { q: product.title }) },
    {
      name: 'its category',
      see: listed('all', { category: category.rows[0]?.slug ?? '', sortby: 'featured' }),
    },
    { name: 'home', see: () => says('home') },
    { name: 'flash sales', see: () => says('flash-sale') },
    {
      name: 'the sitemap',
      see: async () =>
        (
          await readSitemap(
            beginReading(base.db, await open.services.market(), 'en'),
            'http://souk.example',
            '/sitemap/en-stores-1.xml',
          )
        )?.includes(`/shop/${store.slug}<`) ?? false,
    },
  ];
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const act = (what: string, input: Record<string, unknown> = {}) =>
  open.call('POST', `admin/store/${what}/${store.id}`, input, keeper.headers);
const line = async () =>
  (await open.ask('cart.byUser', { user_token: buyer.user_token })).find(
    ({ id }) => id === cartLine,
  );
const orderNow = () =>
  open.call('POST', 'order/action', { user_token: buyer.user_token, order_method: 2 });
const seenBy = async () =>
  Object.fromEntries(
    await Promise.all(
      watched.map(async ({ name, see }): Promise<[string, boolean]> => [name, await see()]),
    ),
  );
const all = (seen: boolean) => Object.fromEntries(watched.map(({ name }) => [name, seen]));

describe('a suspended store', () => {
  it('is gone from everything at once, and other stores stay', async () => {
    // the second answers are kept ones
    for (let time = 0; time < 2; time++) expect(await seenBy()).toEqual(all(true));
    expect((await line())?.flash_product.public).toBe(true);
    expect(await act('suspend', { reason: 'Parcels came late.' })).toMatchObject({
      status: 200,
      data: {
        id: store.id,
        suspended_reason: 'Parcels came late.',
        suspended_at: expect.any(String),
      },
    });
    await vi.waitFor(async () => expect(await seenBy()).toEqual(all(false)), SOON);
    expect(
      (
        await sql<{ count: number }>`select count(*) as count from products where public`.execute(
          base.db,
        )
      ).rows[0]?.count,
    ).toBe(others);
  });
  it('has its things still in carts, which say so, and can not be ordered or added', async () => {
    expect(await line()).toMatchObject({ id: cartLine, flash_product: { public: false } });
    const gone = 'This product is no longer available.';
    expect(await orderNow()).toMatchObject({
      status: 201,
      message: gone,
      data: { product: [{ [String(cartLine)]: [gone] }] },
    });
    expect(
      await open.call('POST', 'cart/action', {
        user_token: buyer.user_token,
        product_id: product.id,
        inventory_id: product.inventory,
        quantity: 1,
      }),
    ).toMatchObject({ status: 201, message: gone });
  });
  it('lets its people look and not act, and told its owners why in their language', async () => {
    for (const { headers } of [owner, sellerStaff])
      expect(await open.call('GET', 'seller/parcels', {}, headers)).toMatchObject({ status: 200 });
    const [parcel] = (await open.ask('sellerParcel.all', { status: 1 }, owner.headers)).data;
    expect(
      await open.call('POST', `seller/parcel/confirm/${parcel?.id}`, {}, owner.headers),
    ).toMatchObject({ http: 200, status: 201, message: expect.stringContaining('suspended') });
    expect(await lettersTo(base.db, owner.email)).toEqual([
      {
        kind: 'store-suspended',
        to: owner.email,
        language: 'tr',
        data: { name: 'Salma Idrissi', store: store.name, reason: 'Parcels came late.' },
      },
    ]);
    expect(await lettersTo(base.db, sellerStaff.email)).toEqual([]);
  });
  it('takes new products in without showing them', async () => {
    await sql`insert into products (store_id, category_id, shipping_rule_id, slug, title, selling) select store_id, category_id, shipping_rule_id, 'brought-in-meanwhile', title, selling from products where id = ${product.id}`.execute(
      base.db,
    );
    expect(
      await base.db
        .selectFrom('products')
        .select(['public', 'published'])
        .where('slug', '=', 'brought-in-meanwhile')
        .execute(),
    ).toEqual([{ public: false, published: true }]);
  });
  it('is suspended once', async () => {
    expect(await act('suspend', { reason: 'Again.' })).toMatchObject({ status: 201 });
    expect(
      (await open.ask('staffedStore.all', { suspended: 'yes' }, keeper.headers)).data,
    ).toMatchObject([
      {
        id: store.id,
        suspended_reason: 'Parcels came late.',
        members: expect.arrayContaining([
          expect.objectContaining({ account_id: owner.accountId, role: 'owner' }),
        ]),
      },
    ]);
  });
  it('comes back whole, but for what its sellers had hidden themselves', async () => {
    await base.db
      .updateTable('products')
      .set({ published: false })
      .where('slug', '=', 'brought-in-meanwhile')
      .execute();
    expect(await act('reinstate')).toMatchObject({
      status: 200,
      data: { suspended_at: null, suspended_reason: '' },
    });
    await vi.waitFor(async () => expect(await seenBy()).toEqual(all(true)), SOON);
    expect(
      await base.db
        .selectFrom('products')
        .select('public')
        .where('slug', '=', 'brought-in-meanwhile')
        .execute(),
    ).toEqual([{ public: false }]);
    expect((await lettersTo(base.db, owner.email)).at(-1)).toEqual({
      kind: 'store-reinstated',
      to: owner.email,
      language: 'tr',
      data: { name: 'Salma Idrissi', store: store.name },
    });
    expect(await act('reinstate')).toMatchObject({
      status: 201,
      message: 'This store is not suspended.',
    });
    expect((await line())?.flash_product.public).toBe(true);
    expect(await orderNow()).toMatchObject({ status: 200 });
  });
});
