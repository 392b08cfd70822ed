import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readOrder } from '#market/orders/read-order.ts';
import type { Visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeStore, makeVisitor } from '../make.ts';
import { stockOf } from '../stock.ts';
import { fillCart, order, twoStores } from '../carts.ts';
import { makeSale, makeVoucher, soldInSale, usesOf } from '../offers.ts';
import { wrongInBooks } from './balance.ts';

let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
});
afterAll(() => base.close());
afterEach(async () => expect(await wrongInBooks(base.db)).toEqual([]));

const place = (visitor: Visitor, placing: Parameters<typeof order>[3] = {}) =>
  order(base.db, market, visitor, placing);
const orderOf = (visitor: Visitor, id: number) => readOrder(base.db, visitor, id);
const rowsOf = async (table: 'orders' | 'cart_lines', { key }: Visitor) =>
  (await base.db.selectFrom(table).select('id').where('shopper', '=', key).execute()).length;

describe('a voucher', () => {
  it('takes its percent off the goods up to its cap, shared over the parcels', async () => {
    const visitor = makeVisitor();
    await twoStores(base.db, visitor);
    const code = await makeVoucher(base.db, { type: 2, amount: 2000, cap: 1000 });
    const placed = await place(visitor, { voucher: code.toLowerCase() });
    const read = await orderOf(visitor, placed.id);
    expect(read).toMatchObject({
      voucher: { code },
      voucher_id: placed.voucher_id,
      calculated: { subtotal: 147.5, voucher_price: 10, total_price: 151.25 },
    });
    expect(read.parcels.map(({ total_price }) => total_price)).toEqual([
      59.75 - 3.22,
      101.5 - 6.78,
    ]);
    expect(await usesOf(base.db, code)).toEqual([1, 1]);
  });
  it('of a store counts that store’s goods alone', async () => {
    const visitor = makeVisitor();
    const { chair } = await twoStores(base.db, visitor);
    const read = await orderOf(
      visitor,
      (
        await place(visitor, {
          voucher: await makeVoucher(base.db, { type: 2, amount: 5000, store: chair.store }),
        })
      ).id,
    );
    expect(read.calculated.voucher_price).toBe(50);
    expect(read.parcels.map(({ total_price }) => total_price)).toEqual([59.75, 51.5]);
  });
  it('is never worth more than the goods', async () => {
    const visitor = makeVisitor();
    await fillCart(base.db, visitor, {
      product: await makeProduct(base.db, { selling: 400, shipping: 500 }),
    });
    expect(
      (await place(visitor, { voucher: await makeVoucher(base.db, { amount: 100_000 }) })).total,
    ).toBe(500);
  });
  it.each([
    ['that there is not', 'voucher-invalid', async () => 'NO-SUCH-CODE'],
    ['that is over', 'voucher-over', () => makeVoucher(base.db, { hours: -1 })],
    ['that has not begun', 'voucher-not-yet', () => makeVoucher(base.db, { hours: 5 })],
    ['that is not public', 'voucher-invalid', () => makeVoucher(base.db, { hidden: true })],
    ['for more than this', 'voucher-minimum', () => makeVoucher(base.db, { minSpend: 1001 })],
    [
      'of a store that nothing comes from',
      'voucher-other-store',
      async () => makeVoucher(base.db, { store: await makeStore(base.db) }),
    ],
  ])('%s is refused and nothing is ordered', async (_, code, make) => {
    const visitor = makeVisitor();
    await fillCart(base.db, visitor, { product: await makeProduct(base.db, { selling: 1000 }) });
    const voucher = await make();
    await expect(place(visitor, { voucher })).rejects.toMatchObject({ code });
    expect([await rowsOf('orders', visitor), await rowsOf('cart_lines', visitor)]).toEqual([0, 1]);
  });
  it('keeps its limits, for all and for each', async () => {
    const [once, twice] = [
      await makeVoucher(base.db, { usageLimit: 1 }),
      await makeVoucher(base.db, { perCustomer: 2 }),
    ];
    const product = await makeProduct(base.db);
    const visitor = makeVisitor();
    const other = makeVisitor();
    const use = async (who: Visitor, voucher: string) => {
      await fillCart(base.db, who, { product });
      return place(who, { voucher });
    };
    await use(visitor, once);
    await expect(use(other, once)).rejects.toMatchObject({ code: 'voucher-used-up' });
    await use(visitor, twice);
    await use(visitor, twice);
    await expect(use(visitor, twice)).rejects.toMatchObject({ code: 'voucher-used-by-you' });
    await use(other, twice);
    expect([await usesOf(base.db, once), await usesOf(base.db, twice)]).toEqual([
      [1, 1],
      [3, 3],
    ]);
  });
});

describe('a flash sale', () => {
  it('counts nothing of a variant that is sold at a price of its own', async () => {
    const product = await makeProduct(base.db, {
      selling: 1000,
      shipping: 0,
      variants: [{}, { price: 1500 }],
    });
    const sale = await makeSale(base.db, product.id, { price: 900, quota: 1 });
    const [plain = 0, large = 0] = product.inventories;
    const visitor = makeVisitor();
    await fillCart(base.db, visitor, { product, inventory: large, quantity: 2 });
    expect((await place(visitor)).total).toBe(3000);
    expect(await soldInSale(base.db, sale, product.id)).toBe(0);
    await fillCart(base.db, visitor, { product, inventory: plain });
    expect((await place(visitor)).total).toBe(900);
    expect(await soldInSale(base.db, sale, product.id)).toBe(1);
  });

  it('sells at its price until its quota is used up, then things cost what they did', async () => {
    const product = await makeProduct(base.db, { selling: 2000, offered: 1800, shipping: 0 });
    const sale = await makeSale(base.db, product.id, { price: 900, quota: 2 });
    const totals: number[] = [];
    for (let at = 0; at < 3; at++) {
      const visitor = makeVisitor();
      await fillCart(base.db, visitor, { product });
      totals.push((await place(visitor)).total);
    }
    expect(totals).toEqual([900, 900, 1800]);
    expect(await soldInSale(base.db, sale, product.id)).toBe(2);
  });
  it('costs nobody more than the product does by now', async () => {
    const product = await makeProduct(base.db, { selling: 1000, shipping: 0 });
    const sale = await makeSale(base.db, product.id, { price: 900 });
    await base.db
      .updateTable('products')
      .set({ selling: 800 })
      .where('id', '=', product.id)
      .execute();
    const visitor = makeVisitor();
    await fillCart(base.db, visitor, { product });
    expect((await place(visitor)).total).toBe(800);
    expect(await soldInSale(base.db, sale, product.id)).toBe(0);
  });
  it('does not sell more than its quota, also of several variants together', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { variants: [{}, {}] });
    const sale = await makeSale(base.db, product.id, { quota: 3 });
    const [small = 0, large = 0] = product.inventories;
    const [, second = 0] = await fillCart(
      base.db,
      visitor,
      { product, inventory: small, quantity: 2 },
      { product, inventory: large, quantity: 2 },
    );
    await expect(place(visitor)).rejects.toMatchObject({
      code: 'flash-sale-few',
      lines: { [second]: { code: 'flash-sale-few', values: { left: 1 } } },
    });
    expect([
      await soldInSale(base.db, sale, product.id),
      await stockOf(base.db, small),
      await stockOf(base.db, large),
      await rowsOf('orders', visitor),
    ]).toEqual([0, 100, 100, 0]);
  });
  it.each([
    ['that is over', { from: -25 }],
    ['that is hidden', { public: false }],
    ['that has not begun', { from: 1 }],
  ])('%s changes no price', async (_, sale) => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { selling: 2000, shipping: 0 });
    await makeSale(base.db, product.id, { price: 900, ...sale });
    await fillCart(base.db, visitor, { product });
    expect((await place(visitor)).total).toBe(2000);
  });
});
