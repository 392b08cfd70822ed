// The price of an order, and orders that are impossible.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { saveAddress } from '#market/addresses/save-address.ts';
import { addToCart } from '#market/carts/add-to-cart.ts';
import { chooseShipping } from '#market/carts/choose-shipping.ts';
import { selectLines } from '#market/carts/change-cart.ts';
import { priceOf } from '#market/pricing/price.ts';
import type { Visitor } from '#market/settings/actor.ts';
import { makeProduct, makeRule, makeStore, makeVisitor } from '../make.ts';
import { countStock, stockOf } from '../stock.ts';
import { address, fillCart, makeAddress, order, twoStores } from '../carts.ts';
import { makeSale } from '../offers.ts';
import { base, cartOf, market, orderOf, place, withShop } from './place-order-set-up.ts';

withShop();

const ordersOf = async ({ key }: Visitor) =>
  (await base.db.selectFrom('orders').select('id').where('shopper', '=', key).execute()).length;

describe('an order', () => {
  it('costs what its cart showed', async () => {
    const visitor = makeVisitor();
    const { lamp } = await twoStores(base.db, visitor);
    await makeSale(base.db, lamp.id, { price: 1250 });
    const cart = await cartOf(visitor);
    const goods = cart.map(
      ({ flash_product: { selling, offered, price }, updated_inventory, quantity }) =>
        priceOf({
          selling,
          offered,
          flash: price,
          inventory: updated_inventory.inventory_attributes.length ? updated_inventory.price : null,
        }).now * quantity,
    );
    const shipping = cart.map(
      ({ shipping_place: chosen, shipping_type }) =>
        (shipping_type === 2 ? chosen?.pickup_price : chosen?.price) ?? Number.NaN,
    );
    const { calculated } = await orderOf(visitor, (await place(visitor)).id);
    const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
    expect([calculated.subtotal, calculated.shipping_price]).toEqual([sum(goods), sum(shipping)]);
    expect(calculated).toMatchObject({ subtotal: 132.5, tax: 2 * 1.25 + 0.25 });
  });

  it('is placed at the prices of its moment', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { selling: 1000, shipping: 0 });
    await fillCart(base.db, visitor, { product });
    await base.db
      .updateTable('products')
      .set({ selling: 1300 })
      .where('id', '=', product.id)
      .execute();
    expect((await place(visitor)).total).toBe(1300);
  });

  it('charges a rule of one price once a parcel and way', async () => {
    const visitor = makeVisitor();
    const store = await makeStore(base.db);
    const rule = await makeRule(base.db, store, {
      single: true,
      places: [{ country: 'FR', price: 700, pickupPrice: 100 }],
    });
    const wants = [
      await makeProduct(base.db, { store, rule }),
      await makeProduct(base.db, { store, rule }),
      await makeProduct(base.db, { store, rule }),
    ].map((product, at) => ({ product, quantity: 2, pickup: at === 2 }));
    await fillCart(base.db, visitor, ...wants);
    const read = await orderOf(visitor, (await place(visitor)).id);
    expect(read.ordered_products.map(({ shipping_price }) => shipping_price)).toEqual([7, 0, 1]);
    expect(read.calculated.shipping_price).toBe(8);
  });

  it('gives a bundle’s free pieces once', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, {
      selling: 1000,
      shipping: 0,
      bundle: { buy: 3, free: 1 },
      tax: { type: 1, amount: 10 },
    });
    for (const [quantity, free] of [
      [2, 0],
      [3, 1],
      [7, 1],
    ] as const) {
      await fillCart(base.db, visitor, { product, quantity });
      const {
        calculated,
        ordered_products: [line],
      } = await orderOf(visitor, (await place(visitor)).id);
      expect(line).toMatchObject({ quantity, bundle_offer: free });
      expect(calculated).toMatchObject({
        subtotal: quantity * 10,
        bundle_offer: free * 10,
        tax: (quantity * 10) / 100,
      });
    }
    expect(await stockOf(base.db, product.inventory)).toBe(100 - 12);
  });
});

describe('an order that can not be', () => {
  it('says what is missing', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    await expect(place(visitor)).rejects.toMatchObject({ code: 'nothing-selected' });
    await transaction(base.db, (tx) =>
      addToCart(tx, visitor, {
        product_id: product.id,
        inventory_id: product.inventory,
        quantity: 1,
      }),
    );
    await expect(place(visitor)).rejects.toMatchObject({ code: 'no-address' });
    await makeAddress(base.db, visitor);
    await expect(place(visitor)).rejects.toMatchObject({ code: 'no-shipping-chosen' });
    expect(await ordersOf(visitor)).toBe(0);
  });
  it.each([1, 3, 4, 5, 6, 7])('is not paid by method %i, which is not open', async (method) => {
    const visitor = makeVisitor();
    await fillCart(base.db, visitor, { product: await makeProduct(base.db) });
    await expect(place(visitor, { method })).rejects.toMatchObject({ code: 'method-unavailable' });
  });
  it('is not paid in cash when the owner takes none', async () => {
    const visitor = makeVisitor();
    await fillCart(base.db, visitor, { product: await makeProduct(base.db) });
    await expect(
      order(
        base.db,
        { ...market, methods: market.methods.map((method) => ({ ...method, enabled: false })) },
        visitor,
      ),
    ).rejects.toMatchObject({ code: 'method-unavailable' });
  });
  it('names the line that is gone or sold out, and changes nothing', async () => {
    const visitor = makeVisitor();
    const gone = await makeProduct(base.db);
    const scarce = await makeProduct(base.db, { stock: 3 });
    const plenty = await makeProduct(base.db);
    const [one = 0, two = 0] = await fillCart(
      base.db,
      visitor,
      { product: gone },
      { product: scarce, quantity: 3 },
      { product: plenty },
    );
    await base.db
      .updateTable('products')
      .set({ published: false })
      .where('id', '=', gone.id)
      .execute();
    await expect(place(visitor)).rejects.toMatchObject({
      code: 'product-not-found',
      lines: { [one]: { code: 'product-not-found' } },
    });
    await transaction(base.db, (tx) => selectLines(tx, null, [], [one]));
    for (const [quantity, code] of [
      [2, 'not-enough-stock'],
      [0, 'out-of-stock'],
    ] as const) {
      await countStock(base.db, scarce.inventory, quantity);
      await expect(place(visitor)).rejects.toMatchObject({ code, lines: { [two]: { code } } });
    }
    expect([
      await stockOf(base.db, plenty.inventory),
      (await cartOf(visitor)).length,
      await ordersOf(visitor),
    ]).toEqual([100, 3, 0]);
  });
  it('does not go where its way does not lead any more', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, {
      places: [
        { country: 'FR', price: 300 },
        { country: 'ALL', price: 9000 },
      ],
    });
    const [line = 0] = await fillCart(base.db, visitor, { product });
    const away = await makeAddress(base.db, visitor, {
      country: 'JP',
      state: '13',
      zip: '105-0001',
    });
    await transaction(base.db, (tx) => chooseShipping(tx, visitor, away, []));
    await expect(place(visitor)).rejects.toMatchObject({
      code: 'no-shipping-chosen',
      lines: { [line]: { code: 'no-shipping-chosen' } },
    });
    await transaction(base.db, (tx) =>
      chooseShipping(tx, visitor, away, [{ lineId: line, type: 1, wanted: true }]),
    );
    expect((await orderOf(visitor, (await place(visitor)).id)).calculated.shipping_price).toBe(90);
  });
  it('does not go cheaply to an address that was moved after its way was chosen', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, {
      places: [
        { country: 'FR', price: 300 },
        { country: 'ALL', price: 9000 },
      ],
    });
    await fillCart(base.db, visitor, { product });
    const home = await base.db
      .selectFrom('addresses')
      .select('id')
      .where('shopper', '=', visitor.key)
      .executeTakeFirstOrThrow();
    await transaction(base.db, (tx) =>
      saveAddress(tx, visitor, home.id, {
        ...address,
        country: 'JP',
        state: '13',
        zip: '105-0001',
      }),
    );
    await expect(place(visitor)).rejects.toMatchObject({ code: 'no-shipping-chosen' });
  });
});
