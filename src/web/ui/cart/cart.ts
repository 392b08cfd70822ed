// The visitor's cart, as the browser knows it. Screens show it at once and reload it when they
// open.
import type { CartLine } from '#contract/cart-line.ts';
import { call, type Answer } from '#web/ui/api.ts';
import { cartCount } from '#web/ui/shopper.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';
import { listenToTabs } from '#web/ui/tabs.ts';

export type Refused = Extract<Answer<unknown>, { ok: false }>;

/** The lines, oldest first; null until loaded. */
export const cart = reactiveState<CartLine[] | null>(null);
/** Why the cart could not be loaded, or null. */
export const cartTrouble = reactiveState<Refused | null>(null);
/** The server's messages about single lines, by id. */
export const lineReasons = reactiveState<Record<string, string[]>>({});

let edition = 0;

/** Replaces the lines of the cart; updates the badge. */
export function keepLines(lines: CartLine[]): void {
  edition++;
  cart.set(lines);
  cartCount.set(lines.reduce((pieces, { quantity }) => pieces + quantity, 0));
}

/**
 * Loads the cart. Ignores an answer that was overtaken by a change of the customer or by a later
 * request.
 */
export async function loadCart(): Promise<CartLine[] | null> {
  const thisEdition = ++edition;
  const answer = await call('cart.byUser');
  cartTrouble.set(answer.ok ? null : answer);
  if (!answer.ok) return null;
  if (thisEdition === edition) keepLines(answer.data);
  return answer.data;
}

/**
 * Called when a screen opens: hides lines that no longer match the badge while the cart is loading,
 * and follows changes in other tabs; returns a function that stops that.
 */
export function openCart(): () => void {
  const known = cart.get();
  if (known && known.reduce((pieces, { quantity }) => pieces + quantity, 0) !== cartCount.get())
    cart.set(null);
  lineReasons.set({});
  void loadCart();
  return listenToTabs((what) => {
    if (what !== 'marks') void loadCart();
  });
}

/** Changes some lines in place. */
export function patchLines(
  ids: number[],
  patch: Partial<Pick<CartLine, 'selected' | 'quantity'>>,
): void {
  keepLines(
    (cart.get() ?? []).map((line) => (ids.includes(line.id) ? { ...line, ...patch } : line)),
  );
}
