// The visitor's cart as the browser knows it. Screens show it at once and load it again when they
// open.
import type { CartLine } from '#contract/cart-line.ts';
import { call, type Answer } from '#web/ui/api.ts';
import { cartCount } from '#web/ui/shopper.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';
import { listenToTabs } from '#web/ui/tabs.ts';

export type Refused = Extract<Answer<unknown>, { ok: false }>;

/** The lines, oldest first; null until they have come. */
export const cart = reactiveState<CartLine[] | null>(null);
/** Why the cart could not be loaded, or null. */
export const cartTrouble = reactiveState<Refused | null>(null);
/** The shop's messages about single lines, by their id. */
export const lineReasons = reactiveState<Record<string, string[]>>({});

let edition = 0;

/** Takes lines as what the cart holds now; the badge follows. */
export function keepLines(lines: CartLine[]): void {
  edition++;
  cart.set(lines);
  cartCount.set(lines.reduce((pieces, { quantity }) => pieces + quantity, 0));
}

/**
 * Asks for the cart. An answer that was overtaken by a change of the shopper's, or by a question
 * that was asked later, is left aside.
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
 * Begins a screen: lines that no longer match the badge are not shown while the cart is fetched.
 * What other tabs do to the cart is followed; answers how to stop that.
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
