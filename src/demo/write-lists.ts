import type { Tx } from '#db/connect.ts';
import { idOf, type Ids } from '#demo/ids.ts';
import type { Written } from '#demo/write-products.ts';
import { addToCart } from '#market/carts/add-to-cart.ts';
import { removeLine } from '#market/carts/change-cart.ts';
import { toggleCompare } from '#market/catalogue/compare-list.ts';
import { toggleWish } from '#market/catalogue/wishlist.ts';
import { followStore } from '#market/follows/follow-store.ts';
import type { Customer } from '#market/settings/actor.ts';

const WISHES = 7;
const COMPARED = 3;
const IN_CART = 2;
const FOLLOWED = ['copper-lane', 'quire-and-reed', 'kite-and-marble'];

/** Fills the demo customer's wish list, comparison, followed stores and cart. */
export async function writeLists(
  tx: Tx,
  customer: Customer,
  products: Written[],
  stores: Ids,
): Promise<void> {
  const buyable = products.filter(({ inventories }) => inventories.length > 0);
  const every = (nth: number, most: number, from: number) =>
    buyable.filter((_, at) => at % nth === from).slice(0, most);
  for (const { id } of every(41, WISHES, 5)) await toggleWish(tx, customer, id);
  for (const { id } of buyable.slice(0, COMPARED)) await toggleCompare(tx, customer, id, false);
  for (const slug of FOLLOWED) await followStore(tx, customer, idOf(stores, slug));
  const left = await tx
    .selectFrom('cart_lines')
    .select('id')
    .where('shopper', '=', customer.key)
    .execute(); // what could not be shipped with their orders
  for (const { id } of left) await removeLine(tx, customer, id);
  for (const {
    id,
    inventories: [inventory = 0],
  } of every(53, IN_CART, 7))
    await addToCart(tx, customer, { product_id: id, inventory_id: inventory, quantity: 1 });
}
