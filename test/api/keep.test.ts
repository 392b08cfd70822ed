// Public answers that are kept: they change as soon as a write touches what they say, and only
// then.
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { touch } from '#db/touch.ts';
import { demoDatabase, type Fresh } from '../db.ts';
import { texts } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';
import { newShopper, orderThings, thingsToBuy, type Sold } from './shopper.ts';

let base: Fresh;
let open: TestShop;
let things: Sold[];
beforeAll(async () => {
  const demo = await demoDatabase();
  base = demo;
  open = await openShop(demo, { dataDir: demo.dataDir });
  things = await thingsToBuy(base.db);
  await open.ask('shop.read');
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const SOON = { timeout: 60_000, interval: 20 };
const etagOf = async (path: string, language = 'en') =>
  (await open.call('GET', path, {}, { language })).headers.get('etag');
const change = (work: (tx: Tx) => Promise<unknown>, ...tags: string[]) =>
  transaction(base.db, async (tx) => {
    await work(tx);
    await touch(tx, ...tags);
  });
/** Waits until a kept answer is another one. */
const turns = (path: string, from: string | null, language = 'en') =>
  vi.waitFor(async () => expect(await etagOf(path, language)).not.toBe(from), SOON);
/** A response as it came over the wire. */
const wire = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      request(
        { port: open.port, host: '127.0.0.1', path: `/api/v1/${path}`, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                bytes: Buffer.concat(chunks),
              }),
            );
        },
      )
        .on('error', reject)
        .end();
    },
  );

describe('a kept answer', () => {
  it('is the same until something is touched', async () => {
    const first = await open.call('GET', 'products');
    const again = await open.call('GET', 'products');
    expect([again.text, again.headers.get('etag')]).toEqual([
      first.text,
      first.headers.get('etag'),
    ]);
    await base.db
      .updateTable('products')
      .set({ selling: 1, offered: null })
      .where('id', '=', things[3]?.product_id ?? 0)
      .execute();
    expect((await open.call('GET', `products`)).text).toBe(first.text);
  });
  it('changes in every language when the price of a product does, and leaves others alone', async () => {
    const [id = 0, other = 0] = things.map(({ product_id }) => product_id);
    const paths = [`product/${id}`, 'products?sortby=featured'];
    const before = new Map<string, string | null>();
    for (const path of [...paths, `product/${other}`, 'brands'])
      for (const language of ['en', 'ar'])
        before.set(`${path} ${language}`, await etagOf(path, language));
    await change(
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
        await turns(path, before.get(`${path} ${language}`) ?? null, language);
    expect((await open.ask('product.find', { id })).selling).toBe(9876.54);
    expect(
      (await open.ask('listing.products', { sortby: 'featured' })).result.data[0],
    ).toMatchObject({
      id,
      offered: 9876.53,
    });
    for (const path of [`product/${other}`, 'brands'])
      for (const language of ['en', 'ar'])
        expect(await etagOf(path, language), path).toBe(before.get(`${path} ${language}`));
  });
  it('changes when an order takes the last piece, and again when it is cancelled', async () => {
    const thing = things[1] ?? { product_id: 0, inventory_id: 0 };
    const path = `product/${thing.product_id}`;
    const shopper = newShopper();
    const left = () =>
      open
        .ask('product.find', { id: thing.product_id })
        .then(({ inventory }) => inventory.find(({ id }) => id === thing.inventory_id)?.quantity);
    const before = await left();
    const etag = await etagOf(path);
    const { id } = await orderThings(open, shopper, [thing]);
    await turns(path, etag);
    expect(await left()).toBe((before ?? 0) - 1);
    const ordered = await etagOf(path);
    await open.ask('cancellation.cancelOrder', {
      ...shopper,
      order_id: id,
      title: 'No',
      message: 'No.',
    });
    await turns(path, ordered);
    expect(await left()).toBe(before);
  });
  it('changes when a product is hidden', async () => {
    const id = things[4]?.product_id ?? 0;
    await open.ask('product.find', { id });
    await change(
      (tx) => tx.updateTable('products').set({ published: false }).where('id', '=', id).execute(),
      `product:${id}`,
      'products',
    );
    await vi.waitFor(
      async () =>
        expect(await open.call('GET', `product/${id}`)).toMatchObject({ http: 200, status: 201 }),
      SOON,
    );
    await change(
      (tx) => tx.updateTable('products').set({ published: true }).where('id', '=', id).execute(),
      `product:${id}`,
      'products',
    );
    await vi.waitFor(
      async () => expect((await open.call('GET', `product/${id}`)).status).toBe(200),
      SOON,
    );
  });
  it('changes with the settings', async () => {
    const before = await etagOf('common');
    await change(
      (tx) => tx.updateTable('settings').set({ phone: '+1 555 0100' }).execute(),
      'settings',
    );
    await turns('common', before);
    expect((await open.ask('shop.read')).setting.phone).toBe('+1 555 0100');
  });
  it('stays when the write that touches it is taken back', async () => {
    const id = things[2]?.product_id ?? 0;
    const before = await etagOf(`product/${id}`);
    await change(async (tx) => {
      await tx.updateTable('products').set({ selling: 5 }).where('id', '=', id).execute();
      await touch(tx, `product:${id}`);
      throw new Error('taken back');
    }).catch(() => {});
    await change(async () => {}, 'nothing');
    expect(await etagOf(`product/${id}`)).toBe(before);
  });
  it('shows a sale from when it begins, untouched', async () => {
    const id = things[5]?.product_id ?? 0;
    const start = new Date(Date.now() + 3000);
    const end = new Date(Date.now() + 3_600_000);
    const shown = async () => {
      const cards = (await open.ask('listing.products', { sortby: 'price_low_to_high' })).result
        .data;
      return [
        (await open.ask('product.find', { id })).price,
        cards.find((card) => card.id === id)?.price ?? null,
      ];
    };
    const { id: sale } = await base.db
      .insertInto('flash_sales')
      .values({ title: texts('Soon'), start_at: start, end_at: end })
      .returning('id')
      .executeTakeFirstOrThrow();
    await base.db
      .insertInto('flash_sale_products')
      .values({ flash_sale_id: sale, product_id: id, price: 2, quota: 5 })
      .execute();
    await change(async () => {}, `product:${id}`, 'products', 'flash-sales');
    const before = await shown();
    if (new Date() < start) expect(before).toEqual([null, null]);
    await vi.waitFor(async () => expect(await shown()).toEqual([0.02, 0.02]), {
      timeout: 60_000,
      interval: 100,
    });
    await change(
      (tx) => tx.deleteFrom('flash_sales').where('id', '=', sale).execute(),
      `product:${id}`,
      'products',
      'flash-sales',
    );
  });
  it('ends when its sale does', async () => {
    const [sale] = await open.ask('flashSale.all');
    const id = sale?.public_products[0]?.product_id ?? 0;
    expect((await open.ask('product.find', { id })).price).not.toBeNull();
    let end: Date;
    let price: number | null;
    do {
      end = new Date(Date.now() + 1500);
      const running = { end_at: end };
      await change(
        (tx) => tx.updateTable('flash_sales').set(running).execute(),
        'flash-sales',
        `product:${id}`,
      );
      ({ price } = await open.ask('product.find', { id }));
    } while (new Date() >= end); // it had ended before anybody looked: once more
    expect(price).not.toBeNull();
    await vi.waitFor(
      async () =>
        expect([
          (await open.ask('product.find', { id })).price,
          await open.ask('flashSale.all'),
        ]).toEqual([null, []]),
      SOON,
    );
  });
});

describe('on the wire', () => {
  it('a kept answer comes in br or gzip as asked, the same inside', async () => {
    const plain = await wire('categories', {});
    const br = await wire('categories', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await wire('categories', { 'accept-encoding': 'gzip' });
    const none = await wire('categories', { 'accept-encoding': 'br;q=0, identity' });
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
    } = await wire('categories', {});
    for (const encoding of [{}, { 'accept-encoding': 'br' }] as Record<string, string>[]) {
      const again = await wire('categories', { 'if-none-match': String(etag), ...encoding });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    for (const other of ['"something-else"', ''])
      expect((await wire('categories', { 'if-none-match': other })).status).toBe(200);
    expect(
      (await wire('categories', { 'if-none-match': String(etag), language: 'ar' })).status,
    ).toBe(200);
    for (const list of [`"a", ${String(etag)}`, `W/${String(etag)}`, '*'])
      expect((await wire('categories', { 'if-none-match': list })).status, list).toBe(304);
  });
  it('what is somebody’s own is never kept, by nobody', async () => {
    const { user_token } = newShopper();
    for (const path of [
      `user/profile?user_token=${user_token}`,
      `cart/by-user?user_token=${user_token}`,
      `user/address/all?user_token=${user_token}`,
      'product/2000000000',
      'nowhere',
      'track-order?tracking_id=AAAAAAAAAAAAAAAA',
    ]) {
      const { headers } = await wire(path, { 'accept-encoding': 'br' });
      expect([headers['cache-control'], headers.etag, headers['set-cookie']], path).toEqual([
        'private, no-store',
        undefined,
        undefined,
      ]);
    }
    expect((await wire('home', {})).headers['set-cookie']).toBeUndefined();
  });
  it('every answer says that it is JSON, and to be taken as nothing else', async () => {
    for (const path of ['home', 'nowhere', 'product/2000000000'])
      expect((await wire(path, {})).headers, path).toMatchObject({
        'content-type': expect.stringMatching(/^application\/json/),
        'x-content-type-options': 'nosniff',
      });
  });
});
