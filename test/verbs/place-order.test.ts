import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { saveAddress } from '#market/addresses/save-address.ts';
import { addToCart } from '#market/carts/add-to-cart.ts';
import { chooseShipping } from '#market/carts/choose-shipping.ts';
import { selectLines } from '#market/carts/change-cart.ts';
import { readCart } from '#market/carts/read-cart.ts';
import { readOrder, readOrders } from '#market/orders/read-orders.ts';
import { priceOf } from '#market/pricing/price.ts';
import type { Visitor } from '#market/settings/actor.ts';
import { beginReading } from '#market/settings/reading.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import {
  address,
  countStock,
  fillCart,
  makeAddress,
  makeProduct,
  makeRule,
  makeSale,
  makeShop,
  makeStore,
  makeVisitor,
  order,
  stockOf,
  twoStores,
} from '../make.ts';
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
const cartOf = (visitor: Visitor) =>
  readCart(beginReading(base.db, market, visitor.language), visitor);
const orderOf = (visitor: Visitor, id: number) => readOrder(base.db, visitor, id);
const ordersOf = async ({ key }: Visitor) =>
  (await base.db.selectFrom('orders').select('id').where('shopper', '=', key).execute()).length;
const many = {
  page: 1,
  q: '',
  order_by: undefined,
  type: undefined,
  order_id: null,
  time_zone: undefined,
  user_token: undefined,
  cancelled: false,
  paid: false,
  unpaid: false,
  card_payment: false,
  cash_on_delivery: false,
};

describe('an order', () => {
  it('is one parcel a store, and its sums are those of its parcels and lines', async () => {
    const visitor = makeVisitor();
    const { lamp, bulb, chair } = await twoStores(base.db, visitor);
    const placed = await place(visitor);
    expect(placed).toMatchObject({
      order_method: 2,
      currency: 'USD',
      total: 16_125,
      voucher_id: null,
    });
    const read = await orderOf(visitor, placed.id);
    expect(read.calculated).toEqual({
      subtotal: 147.5,
      shipping_price: 9.5,
      bundle_offer: 0,
      tax: 4.25,
      voucher_price: 0,
      fee: 0,
      total_price: 161.25,
    });
    expect(read.parcels).toMatchObject([
      {
        store: { id: lamp.store },
        subtotal: 47.5,
        shipping_price: 8,
        total_price: 59.75,
        status: 1,
        cancelled: 0,
      },
      { store: { id: chair.store }, subtotal: 100, shipping_price: 1.5, total_price: 101.5 },
    ]);
    expect(read.parcels.map(({ lines }) => lines)).toEqual([
      read.ordered_products.slice(0, 2).map(({ id }) => id),
      read.ordered_products.slice(2).map(({ id }) => id),
    ]);
    expect(read.ordered_products).toMatchObject([
      {
        product_id: lamp.id,
        inventory_id: lamp.inventory,
        quantity: 2,
        selling: 20,
        tax_price: 2,
        shipping_price: 5,
        shipping_type: 1,
        bundle_offer: 0,
      },
      {
        product_id: bulb.id,
        quantity: 1,
        selling: 7.5,
        tax_price: 0.25,
        shipping_price: 3,
        shipping_type: 1,
      },
      {
        product_id: chair.id,
        quantity: 1,
        selling: 100,
        tax_price: 0,
        shipping_price: 1.5,
        shipping_type: 2,
      },
    ]);
    expect(read).toMatchObject({
      id: placed.id,
      order: placed.code,
      status: 1,
      payment_done: 0,
      cancelled: 0,
      total_amount: 161.25,
      order_method: 2,
      address,
      voucher: null,
      cancellation: null,
    });
    expect(await readOrders(base.db, visitor, many)).toMatchObject({
      total: 1,
      data: [{ id: placed.id, order: placed.code, total_amount: 161.25, status: 1 }],
    });
  });
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
    const ways = cart.map(
      ({ shipping_place: way, shipping_type }) =>
        (shipping_type === 2 ? way?.pickup_price : way?.price) ?? Number.NaN,
    );
    const { calculated } = await orderOf(visitor, (await place(visitor)).id);
    const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
    expect([calculated.subtotal, calculated.shipping_price]).toEqual([sum(goods), sum(ways)]);
    expect(calculated).toMatchObject({ subtotal: 132.5, tax: 2 * 1.25 + 0.25 });
  });
  it('takes its pieces out of stock and its lines out of the cart', async () => {
    const visitor = makeVisitor();
    const { lamp, chair } = await twoStores(base.db, visitor);
    await place(visitor);
    expect([
      await stockOf(base.db, lamp.inventory),
      await stockOf(base.db, chair.inventory),
    ]).toEqual([98, 99]);
    expect(await cartOf(visitor)).toEqual([]);
    await expect(place(visitor)).rejects.toMatchObject({ code: 'nothing-selected' });
  });
  it('leaves lines in the cart that are not selected or have no way', async () => {
    const visitor = makeVisitor();
    const [goes, later, nowhere] = [
      await makeProduct(base.db),
      await makeProduct(base.db),
      await makeProduct(base.db),
    ];
    const [, unticked = 0] = await fillCart(
      base.db,
      visitor,
      { product: goes },
      { product: later },
    );
    await transaction(base.db, async (tx) => {
      await selectLines(tx, null, [], [unticked]);
      await addToCart(tx, visitor, {
        product_id: nowhere.id,
        inventory_id: nowhere.inventory,
        quantity: 1,
      });
    });
    const read = await orderOf(visitor, (await place(visitor)).id);
    expect(read.ordered_products.map(({ product_id }) => product_id)).toEqual([goes.id]);
    expect((await cartOf(visitor)).map(({ product_id }) => product_id)).toEqual([
      later.id,
      nowhere.id,
    ]);
    expect(await stockOf(base.db, later.inventory)).toBe(100);
  });
  it('keeps names, options, prices and address as they were, whatever becomes of them', async () => {
    const visitor = makeVisitor('ar');
    const product = await makeProduct(base.db, {
      name: 'Shirt',
      selling: 3000,
      variants: [{ price: 2500 }, {}],
    });
    await fillCart(base.db, visitor, { product });
    const { id } = await place(visitor);
    const before = await orderOf(visitor, id);
    expect(before.ordered_products[0]).toMatchObject({
      selling: 25,
      choice: 'Size (ع): No. 0 (ع)',
      product: { title: 'Shirt (ع)', image: '0123456789abcdef.webp' },
    });
    await base.db
      .updateTable('products')
      .set({
        title: JSON.stringify({ en: 'Rag' }),
        image: 'rag.webp',
        selling: 1,
        published: false,
      })
      .where('id', '=', product.id)
      .execute();
    await base.db.deleteFrom('inventories').where('id', '=', product.inventory).execute();
    await base.db
      .deleteFrom('shipping_places')
      .where('shipping_rule_id', '=', product.rule)
      .execute();
    await transaction(base.db, (tx) =>
      saveAddress(tx, visitor, before.user_address_id, {
        ...address,
        name: 'Nobody',
        city: 'Nowhere',
      }),
    );
    const {
      ordered_products: [line],
      ...after
    } = await orderOf(visitor, id);
    expect(line).toMatchObject({
      selling: 25,
      shipping_price: 5,
      choice: 'Size (ع): No. 0 (ع)',
      product: { title: 'Shirt (ع)', image: '0123456789abcdef.webp' },
      inventory_id: product.inventory,
    });
    expect(after).toMatchObject({
      calculated: before.calculated,
      address: before.address,
      total_amount: 30,
    });
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
        { ...market, methods: market.methods.map((way) => ({ ...way, enabled: false })) },
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
    const away = await makeAddress(base.db, visitor, { country: 'JP', state: '13' });
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
      saveAddress(tx, visitor, home.id, { ...address, country: 'JP', state: '13' }),
    );
    await expect(place(visitor)).rejects.toMatchObject({ code: 'no-shipping-chosen' });
  });
});
