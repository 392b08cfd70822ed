// A closed store takes no more orders from that moment on, but earlier orders and earnings continue
// to their end. Otherwise customers pay for what nobody sends, or a seller never gets their last
// money.
import { linkKey, randomCode } from '#base/id.ts';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { closeStore } from '#market/closing/close-store.ts';
import { openProducts } from '#market/stores/open-products.ts';
import { makeSeller } from '../at-work.ts';
import { order } from '../carts.ts';
import { makeEnrolment } from '../enrolments.ts';
import { lettersTo } from '../letters.ts';
import { together } from '../verbs/together.ts';
import {
  base,
  closing,
  codeOf,
  open,
  openedStore,
  post,
  readyBuyer,
  staff,
  withClosable,
} from './closable-stores.ts';

withClosable();

const SOON = { timeout: 20_000, interval: 20 };
const parcelsOf = async (store: number) =>
  (await base.db.selectFrom('parcels').select('id').where('store_id', '=', store).execute()).map(
    ({ id }) => id,
  );

const publicOf = async (store: number) => {
  const own = base.db.selectFrom('products').select('id').where('store_id', '=', store);
  return (await own.where('public', '=', true).execute()).length;
};

/** Waits until a transaction of this database waits for another one. */
const somebodyWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(base.db);
    expect(rows.length).toBeGreaterThan(0);
  }, SOON);

describe('a store that its owner closes', () => {
  it('lists what is still open first, carries it through, and sells nothing more', async () => {
    const { store, owner, product } = await openedStore();
    const market = await open.services.market();
    const [before, after] = [await readyBuyer(product), await readyBuyer(product)];
    await order(base.db, market, before);
    expect(await closing(owner)).toMatchObject({ closed_at: null, parcels: 1, payee: false });
    expect(await post('seller/close', owner)).toMatchObject({
      status: 200,
      data: { closed_by: 'store', closed_at: expect.any(String), parcels: 1 },
    });
    const [parcel] = await parcelsOf(store);
    await expect(order(base.db, market, after)).rejects.toMatchObject({
      code: 'product-not-found',
    });
    expect(await post(`seller/parcel/confirm/${parcel}`, owner)).toMatchObject({ status: 200 });
    const { rows } = await open.ask('sellerParcels.list', {}, owner.headers);
    expect(rows).toHaveLength(1);
  });

  it('is gone from the shop, and its page and products say why', async () => {
    const { store, owner, product } = await openedStore();
    const { slug } = await base.db
      .selectFrom('stores')
      .select('slug')
      .where('id', '=', store)
      .executeTakeFirstOrThrow();
    const page = () => open.call('GET', 'store', { slug });
    const shown = () => open.call('GET', `product/${product.id}`);
    expect(await page()).toMatchObject({ status: 200 });
    expect(await shown()).toMatchObject({ status: 200 });
    await post('seller/close', owner);
    await vi.waitFor(async () => {
      expect(await page()).toMatchObject({ status: 201, message: expect.stringMatching(/closed/) });
      expect(await shown()).toMatchObject({ message: expect.stringMatching(/closed/) });
    });
    await post('seller/reopen', owner);
    await vi.waitFor(async () => expect(await page()).toMatchObject({ status: 200 }));
  });

  it('proposes nothing more, and what it had proposed for a flash sale is withdrawn', async () => {
    const { store, owner, product } = await openedStore();
    const waits = { product: product.id, store, by: owner.accountId };
    const enrolment = await makeEnrolment(base.db, waits);
    expect(await closing(owner)).toMatchObject({ enrolments: 1 });
    await post('seller/close', owner);
    expect(await closing(owner)).toMatchObject({ enrolments: 0 });
    const late = await post(`admin/enrolment/approve/${enrolment}`, staff, { version: 2 });
    expect(codeOf(late)).toMatch(/store-closed|enrolment-withdrawn/);
    const copied = await post(`seller/product/duplicate/${product.id}`, owner);
    expect(codeOf(copied)).toBe('store-closed');
    const voucher = await post('seller/voucher/save', owner, {
      title: { en: 'Thanks' },
      code: 'TOOLATE',
      kind: 'percent',
      amount: '10',
      start_at: new Date().toISOString(),
      end_at: new Date(Date.now() + 3_600_000).toISOString(),
      usage_limit: 1,
      limit_per_customer: 1,
    });
    expect(codeOf(voucher)).toBe('store-closed');
  });

  it('is told how many reports of it and its products the market has to decide', async () => {
    const [{ owner, store, product }, other] = [await openedStore(), await openedStore()];
    const reports = [
      { kind: 'product', product_id: product.id },
      { kind: 'store', store_id: store },
    ].map((about, at) => ({
      ...about,
      code: randomCode(),
      key: linkKey(),
      title: 'Lamp',
      reason: 'dangerous',
      explanation: 'It burns.',
      name: 'Amal',
      url: 'https://shop.example/p',
      email: `report${at}@example.com`,
      good_faith: true,
      language: 'en',
    }));
    await base.db.insertInto('reports').values(reports).execute();
    expect([await closing(owner), await closing(other.owner)]).toMatchObject([
      { reports: 2 },
      { reports: 0 },
    ]);
  });

  it('is closed once when two owners close it together, and each gets one letter', async () => {
    const { store, owner } = await openedStore();
    const other = await makeSeller(base, store);
    const both = await together(
      open.port,
      [owner, other].map(({ headers }) => ({ path: 'seller/close', input: {}, headers })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(both.flatMap((one) => codeOf(one) ?? [])).toEqual(['store-closed']);
    expect((await lettersTo(base.db, owner.email)).map(({ kind }) => kind)).toEqual([
      'store-closed',
    ]);
  });

  it('takes an order of the same instant whole, or not at all', async () => {
    for (let time = 0; time < 8; time++) {
      const { store, owner, product } = await openedStore();
      const buyer = await readyBuyer(product);
      const [ordered] = await together(open.port, [
        { path: 'order/action', input: { user_token: buyer.token, order_method: 2 } },
        { path: 'seller/close', input: {}, headers: owner.headers },
      ]);
      const parcels = await parcelsOf(store);
      expect(parcels).toHaveLength(ordered?.status === 200 ? 1 : 0);
      expect(await closing(owner)).toMatchObject({ parcels: parcels.length });
    }
  });

  it('is not ordered from by who began before it was closed, and ends after', async () => {
    const { store, owner, product } = await openedStore();
    const market = await open.services.market();
    const buyer = await readyBuyer(product);
    const ended = await transaction(base.db, async (tx) => {
      await closeStore(tx, owner.seller, { storeId: store });
      const ordered = order(base.db, market, buyer).then(
        () => 'ordered',
        ({ code }: { code: string }) => code,
      );
      await Promise.race([ordered, somebodyWaits()]);
      return { ordered };
    });
    expect(await ended.ordered).toBe('store-closed');
    expect(await parcelsOf(store)).toEqual([]);
  });

  it('is closed in a moment however much it sells, and its products follow', async () => {
    const { store, owner, product } = await openedStore();
    await sql`
      insert into products (store_id, category_id, shipping_rule_id, slug, title, selling)
      select store_id, category_id, shipping_rule_id, slug || '-' || n, title, selling
      from products, generate_series(1, 2500) n
      where id = ${product.id}
    `.execute(base.db);
    const market = await open.services.market();
    const buyer = await readyBuyer(product);
    await post('seller/close', owner);
    const shown = async () => publicOf(store);
    expect(await shown()).toBe(2301);
    await sql`update products set store_open = true where id = ${product.id}`.execute(base.db);
    await expect(order(base.db, market, buyer)).rejects.toMatchObject({ code: 'store-closed' });
    const { rows } = await sql`
      select from graphile_worker.jobs where key = ${`open-products:${store}`}
    `.execute(base.db);
    expect(rows).toHaveLength(1);
    const followed = async (): Promise<number> => {
      const some = await transaction(base.db, (tx) => openProducts(tx, store));
      return some === 0 ? 0 : some + (await followed());
    };
    expect(await followed()).toBe(2302);
    expect(await shown()).toBe(0);
    await post('seller/reopen', owner);
    expect(await followed()).toBe(2301);
    expect(await shown()).toBe(2501);
  });

  it('takes no order, even from a direct write to the database', async () => {
    const { store, owner } = await openedStore();
    const market = await open.services.market();
    await post('seller/close', owner);
    const elsewhere = await openedStore();
    await order(base.db, market, await readyBuyer(elsewhere.product));
    const moved = sql`update parcels set store_id = ${store} where store_id = ${elsewhere.store}`;
    await expect(moved.execute(base.db)).rejects.toMatchObject({
      constraint: 'parcels_store_check',
    });
  });
});
