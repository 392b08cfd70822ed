// What a comparison shows, which lists a product and a store are marked in, and that only signed-in
// people have lists.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCustomer } from '../customer.ts';
import { makeProduct, texts, unique } from '../make.ts';
import { together } from '../verbs/together.ts';
import { openListShop, times, toggle, type ListShop } from './product-lists.ts';

let shop: ListShop;
beforeAll(async () => {
  shop = await openListShop();
});
afterAll(() => shop.close());

describe('comparing', () => {
  it('with `compare` only adds, however often', async () => {
    const who = await makeCustomer(shop.base);
    const { id } = await makeProduct(shop.base.db);
    const answers = await together(
      shop.open.port,
      times(20, (at) => ({
        path: 'user/compare-list/action',
        input: { product_id: id, compare: at % 2 ? true : 'true', action: 'x' },
        headers: who.headers,
      })),
    );
    const {
      data: [row],
    } = await shop.open.ask('compareList.all', {}, who.headers);
    expect(answers.map(({ status, data }) => [status, data])).toEqual(
      times(20, () => [200, expect.objectContaining({ id: row?.id, product_id: id })]),
    );
    expect(
      await toggle(shop, 'compareList.action', who, { product_id: id, compare: false }),
    ).toBeNull();
  });
  it('lists the facts to compare by', async () => {
    const who = await makeCustomer(shop.base);
    const product = await makeProduct(shop.base.db, {
      variants: [{ stock: 3 }, { stock: 4 }],
      offered: 900,
    });
    const brand = await shop.base.db
      .insertInto('brands')
      .values({ slug: unique('brand'), title: texts('Nile') })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
    await shop.base.db
      .updateTable('products')
      .set({ brand_id: brand.id, warranty: true, unit: texts('piece') })
      .where('id', '=', product.id)
      .execute();
    await toggle(shop, 'compareList.action', who, { product_id: product.id });
    const {
      data: [row],
    } = await shop.open.ask('compareList.all', {}, who.headers);
    expect(row?.product).toMatchObject({
      brand: { id: brand.id, title: 'Nile', slug: brand.slug },
      unit: 'piece',
      warranty: 1,
      refundable: 0,
      quantity: 7,
      offered: 9,
      options: [{ title: 'Size', values: ['No. 0', 'No. 1'] }],
    });
  });
});

describe('a product and a store', () => {
  it('tell who is signed in whether it is theirs, and cache nothing of that', async () => {
    const who = await makeCustomer(shop.base);
    const product = await makeProduct(shop.base.db);
    const { slug } = await shop.base.db
      .selectFrom('stores')
      .select('slug')
      .where('id', '=', product.store)
      .executeTakeFirstOrThrow();
    const wish = await toggle(shop, 'wishlist.action', who, { product_id: product.id });
    await shop.open.ask('following.toggle', { store_id: product.store }, who.headers);
    const views: [isSelf: boolean, headers: Record<string, string>][] = [
      [true, who.headers],
      [false, {}],
      [true, who.headers],
      [false, (await makeCustomer(shop.base)).headers],
      [false, {}],
    ];
    for (const [isSelf, headers] of views) {
      const [one, store] = [
        await shop.open.call('GET', `product/${product.id}`, { user_id: who.accountId }, headers),
        await shop.open.call('GET', 'store', { slug }, headers),
      ];
      expect([one.data, store.data]).toMatchObject([
        { wishlisted: isSelf ? wish?.id : null },
        { following: isSelf },
      ]);
      const caching =
        'authorization' in headers ? 'private, no-store' : 'public, max-age=0, must-revalidate';
      expect([one.headers.get('cache-control'), store.headers.get('cache-control')]).toEqual([
        caching,
        caching,
      ]);
    }
    expect(await shop.open.ask('profile.read', {}, who.headers)).toMatchObject({
      wishlist: [product.id],
      compared: [],
      following: [product.store],
    });
  });
});

describe('nobody', () => {
  const calls = [
    ['GET', 'user/wishlist/all'],
    ['POST', 'user/wishlist/action'],
    ['GET', 'user/compare-list/all'],
    ['POST', 'user/compare-list/action'],
    ['POST', 'user/store/follow'],
    ['GET', 'user/store/following-list'],
  ] as const;
  it.each(calls)(
    'is answered 401 by %s %s, with any identity but a bearer',
    async (method, path) => {
      const { id } = await makeProduct(shop.base.db);
      const input = { user_token: 'a-visitor-token', product_id: id, store_id: 1 };
      const strangers: Record<string, string>[] = [
        {},
        { authorization: 'false' },
        { authorization: `${shop.me.headers.authorization}x` },
      ];
      for (const headers of strangers)
        expect(await shop.open.call(method, path, input, headers)).toMatchObject({
          http: 401,
          status: 204,
          data: null,
          message: 'Please sign in first.',
        });
    },
  );
  it('is answered so also after the session has ended', async () => {
    const who = await makeCustomer(shop.base);
    await shop.open.call('POST', 'user/logout', {}, who.headers);
    expect(await shop.open.call('GET', 'user/wishlist/all', {}, who.headers)).toMatchObject({
      http: 401,
      status: 204,
    });
  });
});
