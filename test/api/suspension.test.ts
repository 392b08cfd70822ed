// A suspended store disappears from everything that a shopper sees, also from cached answers, and
// comes back completely.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { demoDatabase, type Fresh } from '../db.ts';
import { lettersTo } from '../letters.ts';
import { openShop, type TestShop } from '../shop.ts';
import { newShopper, readyCart, type Shopper } from './shopper.ts';
import {
  publicProducts,
  storeToSuspend,
  placesOf,
  type ShownStore,
  type Watched,
} from './store-places.ts';

let base: Fresh;
let open: TestShop;
let manager: MadeStaff;
let owner: MadeSeller;
let sellerStaff: MadeSeller;
let store: ShownStore['store'];
let product: ShownStore['product'];
let buyer: Shopper;
let cartLine: number;
let others: number;
let watched: Watched[];
const SOON = { timeout: 60_000, interval: 20 };

beforeAll(async () => {
  const demo = await demoDatabase();
  base = demo;
  open = await openShop(demo, { dataDir: demo.dataDir });
  const shownStore = await storeToSuspend(base.db);
  ({ store, product } = shownStore);
  manager = await makeStaff(base, 'manager');
  owner = await makeSeller(base, store.id, { language: 'tr' });
  sellerStaff = await makeSeller(base, store.id, { role: 'manager' });
  buyer = newShopper();
  [cartLine = 0] = await readyCart(open, buyer, [
    { product_id: product.id, inventory_id: product.inventory },
  ]);
  others = await publicProducts(base.db, store.id);
  watched = placesOf(base.db, open, shownStore);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const act = (what: string, input: Record<string, unknown> = {}) =>
  open.call('POST', `admin/store/${what}/${store.id}`, input, manager.headers);
const line = async () =>
  (await open.ask('cart.byUser', { user_token: buyer.user_token })).find(
    ({ id }) => id === cartLine,
  );
const orderNow = () =>
  open.call('POST', 'order/action', { user_token: buyer.user_token, order_method: 2 });
const shownPlaces = async () =>
  Object.fromEntries(
    await Promise.all(
      watched.map(async ({ name, see }): Promise<[string, boolean]> => [name, await see()]),
    ),
  );
const all = (isShown: boolean) => Object.fromEntries(watched.map(({ name }) => [name, isShown]));

describe('a suspended store', () => {
  it('is gone at once from everything that shoppers see, and other stores stay', async () => {
    // the second answers are cached
    for (let time = 0; time < 2; time++) expect(await shownPlaces()).toEqual(all(true));
    expect((await line())?.flash_product.public).toBe(true);
    expect(await act('suspend', { reason: 'Parcels came late.' })).toMatchObject({
      status: 200,
      data: {
        id: store.id,
        suspended_reason: 'Parcels came late.',
        suspended_at: expect.any(String),
      },
    });
    await vi.waitFor(async () => expect(await shownPlaces()).toEqual(all(false)), SOON);
    expect(await publicProducts(base.db)).toBe(others);
  });
  it('still has its products in carts, where they cannot be ordered or added', async () => {
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
  it('lets its people look but not act, and wrote its owners the reason in their language', async () => {
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
        data: {
          name: 'Salma Idrissi',
          store: store.name,
          reason: 'Parcels came late.',
          because: expect.objectContaining({ facts: 'Parcels came late.', ground: 'terms' }),
        },
      },
    ]);
    expect(await lettersTo(base.db, sellerStaff.email)).toEqual([]);
  });
  it('takes new products in without showing them', async () => {
    await sql`
      insert into products (store_id, category_id, shipping_rule_id, slug, title, selling)
      select store_id, category_id, shipping_rule_id, 'brought-in-meanwhile', title, selling
      from products
      where id = ${product.id}`.execute(base.db);
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
      (await open.ask('adminStore.list', { view: 'suspended' }, manager.headers)).rows,
    ).toMatchObject([{ id: store.id, suspended: 'Parcels came late.' }]);
  });
  it('comes back whole, except what its sellers had hidden themselves', async () => {
    await base.db
      .updateTable('products')
      .set({ published: false })
      .where('slug', '=', 'brought-in-meanwhile')
      .execute();
    expect(await act('reinstate')).toMatchObject({
      status: 200,
      data: { suspended_at: null, suspended_reason: '' },
    });
    await vi.waitFor(async () => expect(await shownPlaces()).toEqual(all(true)), SOON);
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
