// What this browser's visitor has: how many pieces are in the cart. Asked once after the page is there.
import { call, type Answer, type Data } from '#web/ui/api.ts';
import { createStore } from '#web/ui/store.ts';

export const cartCount = createStore(0);

export async function loadShopper(): Promise<void> {
  const answer = await call<'profile'>('GET', 'user/profile');
  if (answer.ok) cartCount.set(answer.data.cart_count);
}

/** Puts so many more of a variant into the cart; the badge shows it at once and takes it back when the shop says no. */
export async function addToCart(product: number, inventory: number, quantity: number): Promise<Answer<Data<'cartAction'>>> {
  cartCount.set(cartCount.get() + quantity);
  const answer = await call<'cartAction'>('POST', 'cart/action', { product_id: product, inventory_id: inventory, quantity });
  if (!answer.ok) cartCount.set(Math.max(0, cartCount.get() - quantity));
  return answer;
}
