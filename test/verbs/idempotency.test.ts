import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { addToCart } from '#market/carts/add-to-cart.ts';
import type { Visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor } from '../make.ts';
import { countStock, stockOf } from '../stock.ts';
import { fillCart, order } from '../carts.ts';

let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
});
afterAll(() => base.close());

const place = (visitor: Visitor, placing: Parameters<typeof order>[3] = {}) =>
  order(base.db, market, visitor, placing);
const rows = async (table: 'orders' | 'events') =>
  (await base.db.selectFrom(table).select('id').execute()).length;

describe('an order asked for again with its key', () => {
  it('is the same order, whether or not the cart has something new', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    const other = await makeProduct(base.db);
    await fillCart(base.db, visitor, { product });
    const first = await place(visitor, { idempotencyKey: 'key-1' });
    const before = [
      await rows('orders'),
      await rows('events'),
      await stockOf(base.db, product.inventory),
    ];
    expect(await place(visitor, { idempotencyKey: 'key-1' })).toEqual(first);
    await transaction(base.db, (tx) =>
      addToCart(tx, visitor, { product_id: other.id, inventory_id: other.inventory, quantity: 1 }),
    );
    expect(await place(visitor, { idempotencyKey: 'key-1' })).toEqual(first);
    await fillCart(base.db, visitor, { product: other });
    expect(await place(visitor, { idempotencyKey: 'key-1' })).toEqual(first);
    expect([
      await rows('orders'),
      await rows('events'),
      await stockOf(base.db, product.inventory),
    ]).toEqual(before);
    expect((await place(visitor, { idempotencyKey: 'key-2' })).id).not.toBe(first.id);
  });
  it('is the same order for both who leave together', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    await fillCart(base.db, visitor, { product, quantity: 2 });
    const before = await rows('orders');
    const placed = await Promise.all(
      Array.from({ length: 6 }, () => place(visitor, { idempotencyKey: 'together' })),
    );
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
    expect([(await rows('orders')) - before, await stockOf(base.db, product.inventory)]).toEqual([
      1, 98,
    ]);
  });
  it('is another order for another visitor', async () => {
    const product = await makeProduct(base.db);
    const visitors = [makeVisitor(), makeVisitor()];
    const placed = [];
    for (const visitor of visitors) {
      await fillCart(base.db, visitor, { product });
      placed.push(await place(visitor, { idempotencyKey: 'mine' }));
    }
    expect(placed[0]?.id).not.toBe(placed[1]?.id);
  });
  it('that was refused may succeed later', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { stock: 1 });
    await fillCart(base.db, visitor, { product });
    await countStock(base.db, product.inventory, 0);
    await expect(place(visitor, { idempotencyKey: 'again' })).rejects.toMatchObject({
      code: 'out-of-stock',
    });
    await countStock(base.db, product.inventory, 1);
    expect(await place(visitor, { idempotencyKey: 'again' })).toMatchObject({ order_method: 2 });
  });
});
