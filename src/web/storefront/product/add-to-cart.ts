import { call, type Answer } from '#web/ui/api.ts';
import { cartCount, loadShopper } from '#web/ui/shopper.ts';

/** What was sent and never answered, and what the cart holds if the shop has it all the same. */
let unsure: { inventory: number; quantity: number; holds: number } | null = null;

/**
 * Puts so many more of a variant into the cart; the badge shows it at once and takes it back when
 * the shop refuses. What is sent again because no answer came is put in once.
 */
export async function addToCart(
  product: number,
  inventory: number,
  quantity: number,
): Promise<Answer<unknown>> {
  if (unsure?.inventory === inventory && unsure.quantity === quantity) {
    await loadShopper();
    const { holds } = unsure;
    unsure = null;
    if (cartCount.get() >= holds) return { ok: true, data: null, message: '' };
  }
  const holds = cartCount.get() + quantity;
  cartCount.set(holds);
  const answer = await call('cart.action', {
    product_id: product,
    inventory_id: inventory,
    quantity,
  });
  if (!answer.ok) cartCount.set(Math.max(0, cartCount.get() - quantity));
  unsure = !answer.ok && answer.status === 0 ? { inventory, quantity, holds } : null;
  return answer;
}
