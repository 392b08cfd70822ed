// What a shopper does to lines: shown at once, taken back when the shop refuses.
import type { CartLine } from '#contract/cart-line.ts';
import { call } from '#web/ui/api.ts';
import { lineReasons, loadCart, patchLines, type Refused } from '#web/ui/cart/cart.ts';

let turn: Promise<unknown> = Promise.resolve();

/**
 * Ticks or unticks lines, one request after the other. With a bundle deal among them the cart is
 * read again.
 */
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

/** By line: the quantity that is wanted, and when it is known what became of it. */
const changing = new Map<number, { goal: number; ended: Promise<void> }>();

/**
 * Brings a line to a quantity. The API takes differences: while one is on its way, further presses
 * only move the goal, so that ten quick presses are two requests. A refusal puts the line back and
 * stands beside it.
 */
export function changeQuantity(line: CartLine, quantity: number): void {
  if (quantity === line.quantity) return;
  const underway = changing.get(line.id);
  patchLines([line.id], { quantity });
  sayOfLine(line.id, []);
  if (underway) underway.goal = quantity;
  else changing.set(line.id, { goal: quantity, ended: sendQuantity(line, quantity) });
}

/** Ends when no change of a line's quantity is on its way any more. */
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
      // an answer that was lost may have been a yes
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

/** Puts words beside a line; none takes them away. */
export function sayOfLine(id: number, reasons: string[]): void {
  const { [id]: _, ...others } = lineReasons.get();
  lineReasons.set(reasons.length ? { ...others, [id]: reasons } : others);
}
