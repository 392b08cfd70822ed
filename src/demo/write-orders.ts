// Orders in every state, placed and moved with the verbs that shoppers and sellers use.
import { orderMethod, shippingType } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import type { Demo } from '#demo/shape.ts';
import type { Written } from '#demo/write-products.ts';
import { saveAddress } from '#market/addresses/save-address.ts';
import { addToCart } from '#market/carts/add-to-cart.ts';
import { readCart } from '#market/carts/read-cart.ts';
import { chooseShipping } from '#market/carts/choose-shipping.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { placeOrder } from '#market/orders/place-order.ts';
import { visitor, type Customer, type Shopper } from '#market/settings/actor.ts';
import { beginReading } from '#market/settings/reading.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { placeFor } from '#market/shipping/shipping-place.ts';
import { DAY, STEPS, moveParcels, backdateOrder } from '#demo/move-order.ts';

const ORDERS = 200;

const STILL_COMING = [191, 195]; // orders of the customer that have not arrived yet

type Buying = { settings: MarketSettings; products: Written[]; customer: Customer };

/**
 * Places the demo's orders; those of the first shopper belong to the customer. Most are delivered;
 * every fourth is at an earlier step, and some are cancelled.
 */
export async function writeOrders(
  tx: Tx,
  demo: Demo,
  { products, ...buying }: Buying,
  done: (orders: number, of: number) => void,
): Promise<void> {
  const buyable = products.filter(({ inventories }) => inventories.length > 0);
  for (let at = 0; at < ORDERS; at++) {
    await writeOrder(tx, demo, { ...buying, products: buyable }, at);
    done(at + 1, ORDERS);
  }
}

async function writeOrder(
  tx: Tx,
  { market }: Demo,
  { settings, products, customer }: Buying,
  at: number,
): Promise<void> {
  const own = at % market.shoppers.length === 0 || STILL_COMING.includes(at);
  const shopper = market.shoppers[own ? 0 : at % market.shoppers.length];
  if (!shopper) return;
  const { language, ...address } = shopper;
  const buyer = own ? customer : visitor(`demo-shopper-${at}`, { language, timeZone: 'UTC' });
  const placed = new Date(Date.now() - (ORDERS - at) * DAY - (at % 12) * 3_600_000);
  const chosen = Array.from(
    { length: 3 + (at % 5) },
    (_, line) => products[(at * 7919 + line * 104_729) % products.length],
  ).filter((product) => product !== undefined);
  for (const { id, inventories } of chosen)
    await addToCart(tx, buyer, {
      product_id: id,
      inventory_id: inventories[at % inventories.length] ?? 0,
      quantity: 1 + (at % 3 === 0 ? 1 : 0),
    });
  const addressId =
    (await homeOf(tx, buyer)) ??
    (await saveAddress(tx, buyer, null, { ...address, address_2: '', delivery_instruction: '' }));
  const lines = await readCart(beginReading(tx, settings, language), buyer);
  const shippable = lines.filter(
    ({ flash_product }) => placeFor(flash_product.shipping_rule.shipping_places, address) !== null,
  );
  if (!shippable.length) return;
  await chooseShipping(
    tx,
    buyer,
    addressId,
    shippable.map(({ id }) => ({ lineId: id, type: shippingType.location, wanted: true })),
  );
  const order = await placeOrder(tx, buyer, settings, {
    method: orderMethod.cashOnDelivery,
    voucher: at % 7 === 3 ? 'WELCOME10' : undefined,
  });
  if (at % 13 === 5)
    await cancelOrder(tx, buyer, {
      orderId: order.id,
      reason: 'changed-mind',
      title: 'Changed my mind',
      message: 'I found what I needed in my own cupboard.',
    });
  else
    await moveParcels(tx, order.id, at % 4 === 3 ? Math.floor(at / 4) % 4 : STEPS.length, placed);
  await backdateOrder(tx, order.id, placed);
}

/** The address of a shopper's earlier order. */
async function homeOf(tx: Tx, { key }: Shopper): Promise<number | undefined> {
  return (
    await tx
      .selectFrom('addresses')
      .select('id')
      .where('shopper', '=', key)
      .where('chosen', '=', true)
      .executeTakeFirst()
  )?.id;
}
