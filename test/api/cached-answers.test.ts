// Cached answers change as soon as a write touches their contents, and only then.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { touch } from '#db/touch.ts';
import { texts } from '../make.ts';
import { openCachingShop, soon, type CachingShop } from './cached-answers.ts';
import { newShopper, orderThings } from './shopper.ts';

let shop: CachingShop;
beforeAll(async () => {
  shop = await openCachingShop();
});
afterAll(() => shop.close());

describe('a cached answer', () => {
  it('is the same until something is touched', async () => {
    let selling = 0;
    // a process that does not yet listen for touches drops its cache regularly: try again
    await soon(async () => {
      const first = await shop.open.call('GET', 'products');
      const again = await shop.open.call('GET', 'products');
      expect([again.text, again.headers.get('etag')]).toEqual([
        first.text,
        first.headers.get('etag'),
      ]);
      await shop.base.db
        .updateTable('products')
        .set({ selling: ++selling, offered: null })
        .where('id', '=', Number(JSON.parse(first.text).data.result.data[0].id))
        .execute();
      expect((await shop.open.call('GET', `products`)).text).toBe(first.text);
    });
  });
  it('changes in every language when the price of a product does, and no other does', async () => {
    const [id = 0, other = 0] = shop.things.map(({ product_id }) => product_id);
    const paths = [`product/${id}`, 'products?sortby=featured'];
    const before = new Map<string, string | null>();
    for (const path of [...paths, `product/${other}`, 'brands'])
      for (const language of ['en', 'ar'])
        before.set(`${path} ${language}`, await shop.etagOf(path, language));
    await shop.change(
      (tx) =>
        tx
          .updateTable('products')
          .set({ selling: 987_654, offered: 987_653, created_at: new Date() })
          .where('id', '=', id)
          .execute(),
      `product:${id}`,
      'products',
    );
    for (const path of paths)
      for (const language of ['en', 'ar'])
        await shop.turns(path, before.get(`${path} ${language}`) ?? null, language);
    expect((await shop.open.ask('product.find', { id })).selling).toBe(9876.54);
    expect(
      (await shop.open.ask('listing.products', { sortby: 'featured' })).result.data[0],
    ).toMatchObject({
      id,
      offered: 9876.53,
    });
    for (const path of [`product/${other}`, 'brands'])
      for (const language of ['en', 'ar'])
        expect(await shop.etagOf(path, language), path).toBe(before.get(`${path} ${language}`));
  });
  it('changes when an order takes the last piece, and again when it is cancelled', async () => {
    const thing = shop.things[1] ?? { product_id: 0, inventory_id: 0 };
    const path = `product/${thing.product_id}`;
    const shopper = newShopper();
    const left = () =>
      shop.open
        .ask('product.find', { id: thing.product_id })
        .then(({ inventory }) => inventory.find(({ id }) => id === thing.inventory_id)?.quantity);
    const before = await left();
    const etag = await shop.etagOf(path);
    const { id } = await orderThings(shop.open, shopper, [thing]);
    await shop.turns(path, etag);
    expect(await left()).toBe((before ?? 0) - 1);
    const ordered = await shop.etagOf(path);
    await shop.open.ask('cancellation.cancelOrder', {
      ...shopper,
      order_id: id,
      title: 'No',
      message: 'No.',
    });
    await shop.turns(path, ordered);
    expect(await left()).toBe(before);
  });
  it('changes when a product is hidden, and when it is shown again', async () => {
    const id = shop.things[4]?.product_id ?? 0;
    await shop.open.ask('product.find', { id });
    for (const [published, status] of [
      [false, 201],
      [true, 200],
    ] as const) {
      await shop.change(
        (tx) => tx.updateTable('products').set({ published }).where('id', '=', id).execute(),
        `product:${id}`,
        'products',
      );
      await soon(async () =>
        expect(await shop.open.call('GET', `product/${id}`)).toMatchObject({ http: 200, status }),
      );
    }
  });
  it('changes with the settings', async () => {
    const before = await shop.etagOf('common');
    await shop.change(
      (tx) => tx.updateTable('settings').set({ phone: '+1 555 0100' }).execute(),
      'settings',
    );
    await shop.turns('common', before);
    expect((await shop.open.ask('shop.read')).setting.phone).toBe('+1 555 0100');
  });
  it('stays when the write that touches it is rolled back', async () => {
    const id = shop.things[2]?.product_id ?? 0;
    const before = await shop.etagOf(`product/${id}`);
    await shop
      .change(async (tx) => {
        await tx.updateTable('products').set({ selling: 5 }).where('id', '=', id).execute();
        await touch(tx, `product:${id}`);
        throw new Error('taken back');
      })
      .catch(() => {});
    await shop.change(async () => {}, 'nothing');
    expect(await shop.etagOf(`product/${id}`)).toBe(before);
  });
  it('shows a sale from the moment it begins, without a touch', async () => {
    const id = shop.things[5]?.product_id ?? 0;
    const start = new Date(Date.now() + 3000);
    const end = new Date(Date.now() + 3_600_000);
    const shown = async () => {
      const cards = (await shop.open.ask('listing.products', { sortby: 'price_low_to_high' }))
        .result.data;
      return [
        (await shop.open.ask('product.find', { id })).price,
        cards.find((card) => card.id === id)?.price ?? null,
      ];
    };
    const { id: sale } = await shop.base.db
      .insertInto('flash_sales')
      .values({ title: texts('Soon'), start_at: start, end_at: end })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.base.db
      .insertInto('flash_sale_products')
      .values({ flash_sale_id: sale, product_id: id, price: 2, quota: 5 })
      .execute();
    await shop.change(async () => {}, `product:${id}`, 'products', 'flash-sales');
    const before = await shown();
    if (new Date() < start) expect(before).toEqual([null, null]);
    await soon(async () => expect(await shown()).toEqual([0.02, 0.02]));
    await shop.change(
      (tx) => tx.deleteFrom('flash_sales').where('id', '=', sale).execute(),
      `product:${id}`,
      'products',
      'flash-sales',
    );
  });
  it('shows no sale any more from the moment it ends', async () => {
    const [sale] = await shop.open.ask('flashSale.all');
    const id = sale?.public_products[0]?.product_id ?? 0;
    expect((await shop.open.ask('product.find', { id })).price).not.toBeNull();
    let end: Date;
    let price: number | null;
    do {
      end = new Date(Date.now() + 1500);
      const running = { end_at: end };
      await shop.change(
        (tx) => tx.updateTable('flash_sales').set(running).where('renews', '=', true).execute(),
        'flash-sales',
        `product:${id}`,
      );
      ({ price } = await shop.open.ask('product.find', { id }));
    } while (new Date() >= end); // it had expired before the check, so it is tried again
    expect(price).not.toBeNull();
    await soon(async () =>
      expect([
        (await shop.open.ask('product.find', { id })).price,
        await shop.open.ask('flashSale.all'),
      ]).toEqual([null, []]),
    );
  });
});

describe('on the wire', () => {
  it('a cached answer comes in br or gzip as asked, the same inside', async () => {
    const plain = await shop.wire('categories', {});
    const br = await shop.wire('categories', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await shop.wire('categories', { 'accept-encoding': 'gzip' });
    const none = await shop.wire('categories', { 'accept-encoding': 'br;q=0, identity' });
    expect([plain, br, gzip, none].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
      undefined,
    ]);
    expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    expect(none.bytes).toEqual(plain.bytes);
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 2);
    for (const { headers } of [plain, br, gzip])
      expect(String(headers.vary).toLowerCase().split(/,\s*/).toSorted()).toEqual([
        'accept-encoding',
        'lang',
        'language',
      ]);
  });
  it('is not sent again to who has it', async () => {
    const {
      headers: { etag },
    } = await shop.wire('categories', {});
    for (const encoding of [{}, { 'accept-encoding': 'br' }] as Record<string, string>[]) {
      const again = await shop.wire('categories', { 'if-none-match': String(etag), ...encoding });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    for (const other of ['"something-else"', ''])
      expect((await shop.wire('categories', { 'if-none-match': other })).status).toBe(200);
    expect(
      (await shop.wire('categories', { 'if-none-match': String(etag), language: 'ar' })).status,
    ).toBe(200);
    for (const list of [`"a", ${String(etag)}`, `W/${String(etag)}`, '*'])
      expect((await shop.wire('categories', { 'if-none-match': list })).status, list).toBe(304);
  });
  it('personal answers are never cached', async () => {
    const { user_token } = newShopper();
    for (const path of [
      `user/profile?user_token=${user_token}`,
      `cart/by-user?user_token=${user_token}`,
      `user/address/all?user_token=${user_token}`,
      'product/2000000000',
      'nowhere',
      'track-order?tracking_id=AAAAAAAAAAAAAAAA',
    ]) {
      const { headers } = await shop.wire(path, { 'accept-encoding': 'br' });
      expect([headers['cache-control'], headers.etag, headers['set-cookie']], path).toEqual([
        'private, no-store',
        undefined,
        undefined,
      ]);
    }
    expect((await shop.wire('home', {})).headers['set-cookie']).toBeUndefined();
  });
  it('every answer says that it is JSON, and that browsers must not guess otherwise', async () => {
    for (const path of ['home', 'nowhere', 'product/2000000000'])
      expect((await shop.wire(path, {})).headers, path).toMatchObject({
        'content-type': expect.stringMatching(/^application\/json/),
        'x-content-type-options': 'nosniff',
      });
  });
});
