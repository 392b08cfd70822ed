import { call, type Answer } from '#web/ui/api.ts';
import { cartCount, loadShopper } from '#web/ui/shopper.ts';

/** A call that was never answered, and the quantity in the cart if it arrived all the same. */
let unsure: { inventory: number; quantity: number; holds: number } | null = null;

/**
 * Adds a quantity of a variant to the cart; the badge changes at once, and changes back after a
 * refusal. A call that is repeated after a missing answer adds only once.
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
