// Carts that are ready to order, with an address and shipping, and their orders.
import { orderMethod } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { saveAddress, type AddressFields } from '#market/addresses/save-address.ts';
import { addToCart } from '#market/carts/add-to-cart.ts';
import { chooseShipping } from '#market/carts/choose-shipping.ts';
import { placeOrder } from '#market/orders/place-order.ts';
import type { PlacedOrder } from '#market/orders/placed-order.ts';
import type { Placing } from '#market/orders/write-order.ts';
import type { Shopper } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeProduct, makeStore, type MadeProduct } from './make.ts';

export const address: AddressFields = {
  name: 'Amal Haddad',
  email: 'amal@example.com',
  phone: '+33 1 23 45 67 89',
  country: 'FR',
  state: 'IDF',
  city: 'Paris',
  zip: '75001',
  address_1: '1, rue de la Paix',
  address_2: '',
  delivery_instruction: '',
};

export async function makeAddress(
  db: Db,
  shopper: Shopper,
  fields: Partial<AddressFields> = {},
): Promise<number> {
  return transaction(db, (tx) => saveAddress(tx, shopper, null, { ...address, ...fields }));
}

type Want = { product: MadeProduct; inventory?: number; quantity?: number; pickup?: boolean };

/**
 * Puts products into a shopper's cart and chooses an address and shipping for each. Returns the
 * lines' ids.
 */
export async function fillCart(db: Db, shopper: Shopper, ...wants: Want[]): Promise<number[]> {
  const lines: { id: number; pickup: boolean }[] = [];
  for (const { product, inventory = product.inventory, quantity = 1, pickup = false } of wants) {
    lines.push({
      pickup,
      id: (
        await transaction(db, (tx) =>
          addToCart(tx, shopper, { product_id: product.id, inventory_id: inventory, quantity }),
        )
      ).id,
    });
  }
  return transaction(db, async (tx) => {
    const chosen = await tx
      .selectFrom('addresses')
      .select('id')
      .where('shopper', '=', shopper.key)
      .where('chosen', '=', true)
      .executeTakeFirst();
    await chooseShipping(
      tx,
      shopper,
      chosen?.id ?? (await saveAddress(tx, shopper, null, address)),
      lines.map(({ id, pickup }) => ({ lineId: id, type: pickup ? 2 : 1, wanted: true })),
    );
    return lines.map(({ id }) => id);
  });
}

/**
 * A cart from two stores: 2 lamps at 20.00 with 10 % tax, a bulb at 7.50 with 0.25 tax, and from
 * the other store a chair at 100.00, from a pickup point for 1.50.
 */
export async function twoStores(
  db: Db,
  shopper: Shopper,
): Promise<{ lamp: MadeProduct; bulb: MadeProduct; chair: MadeProduct }> {
  const store = await makeStore(db);
  const lamp = await makeProduct(db, {
    store,
    name: 'Lamp',
    selling: 2000,
    shipping: 500,
    tax: { type: 2, amount: 1000 },
  });
  const bulb = await makeProduct(db, {
    store,
    name: 'Bulb',
    selling: 1000,
    offered: 750,
    shipping: 300,
    tax: { type: 1, amount: 25 },
  });
  const chair = await makeProduct(db, {
    name: 'Chair',
    selling: 10_000,
    places: [{ country: 'FR', price: 900, pickupPrice: 150 }],
  });
  await fillCart(
    db,
    shopper,
    { product: lamp, quantity: 2 },
    { product: bulb },
    { product: chair, pickup: true },
  );
  return { lamp, bulb, chair };
}

/** Orders a shopper's cart, cash on delivery. */
export async function order(
  db: Db,
  market: MarketSettings,
  shopper: Shopper,
  placing: Partial<Placing> = {},
): Promise<PlacedOrder> {
  return transaction(db, (tx) =>
    placeOrder(tx, shopper, market, { method: orderMethod.cashOnDelivery, ...placing }),
  );
}
