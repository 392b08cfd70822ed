// Changes to lines: shown at once, and taken back if the server refuses.
import type { CartLine } from '#contract/cart-line.ts';
import { call } from '#web/ui/api.ts';
import { lineReasons, loadCart, patchLines, type Refused } from '#web/ui/cart/cart.ts';

let turn: Promise<unknown> = Promise.resolve();

/** Ticks or unticks lines, one request at a time. With a bundle deal, reloads the cart. */
export async function tickLines(lines: CartLine[], on: boolean): Promise<Refused | null> {
  const ids = lines.filter(({ selected }) => (selected === 1) !== on).map(({ id }) => id);
  if (ids.length === 0) return null;
  const isBundle = lines.some(({ bundle_deal }) => bundle_deal !== null);
  patchLines(ids, { selected: on ? 1 : 2 });
  const request = turn.then(() =>
    call('cart.change', {
      checked: on ? ids : [],
      unchecked: on ? [] : ids,
      isBundle,
    }),
  );
  turn = request;
  const answer = await request;
  if (!answer.ok) patchLines(ids, { selected: on ? 2 : 1 });
  else if (isBundle) await loadCart();
  return answer.ok ? null : answer;
}

/** By line: the wanted quantity, and a promise that ends with the result. */
const changing = new Map<number, { goal: number; ended: Promise<void> }>();

/**
 * Sets a line's quantity. The API takes differences: during a request, further presses only change
 * the goal, so that ten quick presses make two requests. A refusal restores the line and is shown
 * beside it.
 */
export function changeQuantity(line: CartLine, quantity: number): void {
  if (quantity === line.quantity) return;
  const underway = changing.get(line.id);
  patchLines([line.id], { quantity });
  sayOfLine(line.id, []);
  if (underway) underway.goal = quantity;
  else changing.set(line.id, { goal: quantity, ended: sendQuantity(line, quantity) });
}

/** Ends when no change of a line's quantity is under way any more. */
export const quantityKnown = async (id: number): Promise<void> => changing.get(id)?.ended;

async function sendQuantity(line: CartLine, quantity: number): Promise<void> {
  const { id, product_id, inventory_id } = line;
  const goalOr = (otherwise: number) => changing.get(id)?.goal ?? otherwise;
  let confirmed = line.quantity;
  for (let goal = quantity; goal !== confirmed; goal = goalOr(confirmed)) {
    const change = { product_id, inventory_id, quantity: goal - confirmed };
    const answer = await call('cart.action', change);
    if (!answer.ok) {
      patchLines([id], { quantity: confirmed });
      // a lost answer may have been a success
      const known = answer.status === 0 ? await loadCart() : null;
      if (known?.find((one) => one.id === id)?.quantity !== goal)
        sayOfLine(id, answer.status === 0 ? [answer.message] : answer.reasons);
      break;
    }
    confirmed = answer.data.quantity;
    patchLines([id], { quantity: goalOr(confirmed), selected: answer.data.selected });
  }
  changing.delete(id);
}

/** Shows messages beside a line; an empty list removes them. */
export function sayOfLine(id: number, reasons: string[]): void {
  const { [id]: _, ...others } = lineReasons.get();
  lineReasons.set(reasons.length ? { ...others, [id]: reasons } : others);
}
