// An order: its parcels and lines, what it takes, and what it keeps unchanged.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { saveAddress } from '#market/addresses/save-address.ts';
import { addToCart } from '#market/carts/add-to-cart.ts';
import { selectLines } from '#market/carts/change-cart.ts';
import { readOrders } from '#market/orders/read-orders.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { stockOf } from '../stock.ts';
import { address, fillCart, twoStores } from '../carts.ts';
import { base, cartOf, orderOf, place, withShop } from './place-order-set-up.ts';

withShop();

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

  it('leaves lines in the cart that are not selected or have no shipping', async () => {
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

  it('keeps names, options, prices and address as they were when it was placed', async () => {
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
});
