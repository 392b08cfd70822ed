// The shop and its database are killed while people order. Acknowledged orders exist completely,
// others exist completely or not at all.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, connectPool, type Db } from '#db/connect.ts';
import { startEmbedded } from '#db/embedded.ts';
import { findEmbedded } from '#db/find-embedded.ts';
import { migrate } from '#db/migrate.ts';
import { makeProduct, makeShop, makeStore, unique, type MadeProduct } from '../make.ts';
import { address } from '../carts.ts';
import { makeSale, makeVoucher } from '../offers.ts';
import { callsTo, type TestShop } from '../shop.ts';
import { piecesInAll, wrongInBooks } from './balance.ts';
import { BUILT, cutPower, startBuilt, type BuiltShop } from './built-shop.ts';

const LONG = 600_000;
const CLIENTS = 6;
const ACKNOWLEDGED = 20;
type Attempt = {
  user_token: string;
  idempotency_key: string;
  wanted: Record<number, number>;
  order: { id: number; order: string } | null;
};
type Asking = Pick<TestShop, 'ask'>;

/**
 * Orders one cart after another until the shop is gone or it is over; records what was sent and
 * what was acknowledged.
 */
async function keepOrdering(
  { ask }: Asking,
  { products, voucher }: { products: MadeProduct[]; voucher: string },
  attempts: Attempt[],
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    const user_token = unique('client');
    const wanted = Object.fromEntries(
      products
        .filter((_, at) => (attempts.length + at) % 3 !== 0)
        .map(({ inventory }, at) => [inventory, 1 + at]),
    );
    for (const product of products)
      if (wanted[product.inventory])
        await ask('cart.action', {
          user_token,
          product_id: product.id,
          inventory_id: product.inventory,
          quantity: wanted[product.inventory],
        });
    const home = await ask('address.action', { ...address, user_token });
    const lines = await ask('cart.byUser', { user_token });
    await ask('cart.updateShipping', {
      user_token,
      selected_address: home.id,
      cart: Object.fromEntries(
        lines.map(({ id }) => [id, { cart: id, shipping_place: { id: 1 }, shipping_type: 1 }]),
      ),
    });
    const attempt: Attempt = {
      user_token,
      idempotency_key: `intent-${user_token}`,
      wanted,
      order: null,
    };
    attempts.push(attempt);
    attempt.order = await place({ ask }, attempt, voucher);
  }
}

const place = ({ ask }: Asking, { user_token, idempotency_key }: Attempt, voucher: string) =>
  ask('order.action', { user_token, order_method: 2, idempotency_key, voucher });

describe.skipIf(!existsSync(BUILT))('a power cut', () => {
  let dataDir = '';
  let voucher = '';
  let shop: BuiltShop;
  let db: Db;
  let url: string;
  let products: MadeProduct[];
  let pieces: Record<number, number>;
  const attempts: Attempt[] = [];

  async function start(): Promise<void> {
    shop = await startBuilt(dataDir);
    url = (await findEmbedded(dataDir)) ?? '';
    db = connect(connectPool(url, 2));
  }

  /** Lets clients order, and kills something once this many more orders were acknowledged. */
  async function cutWhileOrdering(cut: () => Promise<void>): Promise<void> {
    const before = attempts.filter(({ order }) => order).length;
    const over = new AbortController();
    const goods = { products, voucher };
    const clients = Array.from({ length: CLIENTS }, () =>
      keepOrdering(callsTo(shop.origin), goods, attempts, over.signal).catch(() => {}),
    );
    await vi
      .waitFor(
        () =>
          expect(attempts.filter(({ order }) => order).length).toBeGreaterThanOrEqual(
            before + ACKNOWLEDGED,
          ),
        { timeout: LONG / 3, interval: 5 },
      )
      .then(cut)
      .finally(() => over.abort());
    await Promise.all(clients);
    await db.destroy();
  }

  /** Every acknowledged order exists as wanted, and nothing is half done. */
  async function expectWhole(): Promise<void> {
    expect(await wrongInBooks(db)).toEqual([]);
    expect(await piecesInAll(db)).toEqual(pieces);
    const orders = await db.selectFrom('orders').select(['id', 'code', 'shopper']).execute();
    const lines = await db
      .selectFrom('order_lines')
      .select(['order_id', 'inventory_id', 'quantity'])
      .execute();
    const byToken = Map.groupBy(orders, ({ shopper }) => shopper);
    const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
    for (const { user_token, wanted, order } of attempts) {
      const found = byToken.get(`v:${user_token}`) ?? [];
      expect(found.length, user_token).toBeLessThanOrEqual(1);
      if (order)
        expect(found, user_token).toEqual([
          { id: order.id, code: order.order, shopper: `v:${user_token}` },
        ]);
      for (const { id } of found)
        expect(
          Object.fromEntries(
            (byOrder.get(id) ?? []).map(({ inventory_id, quantity }) => [inventory_id, quantity]),
          ),
          user_token,
        ).toEqual(wanted);
      const inCart = (
        await db
          .selectFrom('cart_lines')
          .select('id')
          .where('shopper', '=', `v:${user_token}`)
          .execute()
      ).length;
      expect(inCart, user_token).toBe(found.length ? 0 : Object.keys(wanted).length);
    }
  }

  /**
   * Clients without an answer ask again with the same key, and so do all others: there is one order
   * for each.
   */
  async function expectOneEach(): Promise<void> {
    const calls = callsTo(shop.origin);
    for (const attempt of attempts) {
      const again = await place(calls, attempt, voucher);
      expect({ id: again.id, order: again.order }).toEqual(
        attempt.order
          ? { id: attempt.order.id, order: attempt.order.order }
          : { id: again.id, order: again.order },
      );
      attempt.order = again;
    }
    await expectWhole();
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'souk-crash-'));
    const server = await startEmbedded(dataDir, () => {});
    await migrate(server.url, 'db/migrations');
    db = connect(connectPool(server.url, 2));
    await makeShop(db);
    const store = await makeStore(db);
    const stock = 100_000;
    products = [
      await makeProduct(db, { store, stock, tax: { type: 2, amount: 725 } }),
      await makeProduct(db, { store, stock, bundle: { buy: 2, free: 1 } }),
      await makeProduct(db, { stock, offered: 799 }),
    ];
    await makeSale(db, products[0]?.id ?? 0, { quota: 50_000 });
    voucher = await makeVoucher(db, { type: 2, amount: 1000, usageLimit: 100_000 });
    pieces = await piecesInAll(db);
    await db.destroy();
    await server.stop();
    await start();
  }, LONG);
  afterAll(async () => {
    await db.destroy();
    await shop.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }, LONG);

  it(
    'of the shop loses nothing that was acknowledged, and leaves nothing half done',
    async () => {
      for (let time = 0; time < 2; time++) {
        await cutWhileOrdering(() => shop.end('SIGKILL'));
        await start();
        await expectWhole();
      }
      await expectOneEach();
    },
    LONG,
  );
  it(
    'of the database loses nothing either: the shop starts it again and sells on',
    async () => {
      await cutWhileOrdering(() => cutPower(url));
      const { call } = callsTo(shop.origin);
      const statuses = new Set<number>();
      expect((await fetch(`${shop.origin}/livez`)).status).toBe(200);
      await vi.waitFor(
        async () => {
          const { http, status, body } = await call('GET', 'cart/by-user', {
            user_token: 'visitor-1',
          });
          statuses.add(http);
          expect([http, status, Object.keys(body).toSorted()]).toEqual([
            200,
            200,
            ['data', 'message', 'status', 'token'],
          ]);
        },
        { timeout: LONG / 3, interval: 20 },
      );
      expect([...statuses].filter((http) => http !== 200 && http !== 503)).toEqual([]);
      await vi.waitFor(
        async () => expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200),
        { timeout: LONG / 3, interval: 100 },
      );
      // the shop is ready a moment before it has recorded the server's new address
      await vi.waitFor(async () => expect(await findEmbedded(dataDir)).toBe(url), LONG / 3);
      db = connect(connectPool(url, 2));
      await expectWhole();
      await expectOneEach();
    },
    LONG,
  );
});
