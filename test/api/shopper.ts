// What a shopper of the demo market does before and during calls: all of it through the API.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { unique } from '../make.ts';
import { address } from '../carts.ts';
import type { TestShop } from '../shop.ts';

export type Sold = { product_id: number; inventory_id: number };
export type Shopper = { user_token: string; language: string };

export const newShopper = (language = 'en'): Shopper => ({
  user_token: unique('shopper'),
  language,
});

/**
 * Products of different stores of the demo market that ship to France, one for each store; the
 * first has options.
 */
export async function thingsToBuy(db: Db): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    select distinct on (p.store_id) p.id as product_id, i.id as inventory_id
    from products p
    join inventories i on i.product_id = p.id
    join shipping_places sp on sp.shipping_rule_id = p.shipping_rule_id and sp.country = 'ALL'
    where p.public and i.quantity >= 20
    order by p.store_id, i.choice desc, p.id`.execute(db);
  return rows;
}

/** Puts products into the cart with an address and shipping; returns the lines' ids. */
export async function readyCart(
  { ask }: TestShop,
  { user_token, language }: Shopper,
  things: Sold[],
  quantity = 1,
): Promise<number[]> {
  const headers = { language };
  for (const thing of things) await ask('cart.action', { user_token, ...thing, quantity }, headers);
  const { default_address } = await ask('profile.read', { user_token }, headers);
  const selected_address =
    default_address ?? (await ask('address.action', { user_token, ...address }, headers)).id;
  const lines = await ask('cart.byUser', { user_token }, headers);
  const cart = Object.fromEntries(
    lines.map(({ id, flash_product }) => [
      id,
      {
        cart: id,
        shipping_place: flash_product.shipping_rule.shipping_places[0],
        shipping_type: 1,
        single_shipping: false,
      },
    ]),
  );
  await ask('cart.updateShipping', { user_token, cart, selected_address }, headers);
  return lines.map(({ id }) => id);
}

/** Orders products; returns the order's id and code. */
export async function orderThings(
  shop: TestShop,
  shopper: Shopper,
  things: Sold[],
): Promise<{ id: number; order: string }> {
  await readyCart(shop, shopper, things);
  return shop.ask(
    'order.action',
    { user_token: shopper.user_token, order_method: 2, voucher: '', time_zone: 'UTC' },
    { language: shopper.language },
  );
}
