// Lines that have just left the cart, where they stood: each can be brought back with one press.
import type { CartLine } from '#contract/cart-line.ts';
import { call } from '#web/ui/api.ts';
import { cart, keepLines, loadCart, type Refused } from '#web/ui/cart/cart.ts';
import { loadSaved } from '#web/storefront/cart/saved-lines.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';

/** `savedAs`: its id among what is saved for later; null: it was removed. */
export type RemovedLine = { line: CartLine; at: number; savedAs: number | null };

export const removedLines = reactiveState<RemovedLine[]>([]);

/** Takes a line out. It comes back at its place when that did not work. */
export const removeLine = (line: CartLine): Promise<Refused | null> =>
  letGo(line, async () => {
    const answer = await call('cart.delete', { id: line.id });
    return answer.ok ? null : answer;
  });

/** Puts a line aside for later. */
export const saveForLater = (line: CartLine): Promise<Refused | null> =>
  letGo(line, async () => {
    const answer = await call('savedLine.save', { id: line.id });
    if (!answer.ok) return answer;
    patch(line, answer.data.id);
    void loadSaved();
    return null;
  });

async function letGo(line: CartLine, send: () => Promise<Refused | null>): Promise<Refused | null> {
  const before = cart.get() ?? [];
  const at = before.indexOf(line);
  removedLines.set([...removedLines.get(), { line, at, savedAs: null }]);
  keepLines(before.filter(({ id }) => id !== line.id));
  const refused = await send();
  const known = await loadCart();
  if (!refused) return null;
  forget(line);
  if (!known) keepLines(before);
  focusLine(line.id);
  return refused;
}

/** Brings a line back as it was. */
export async function bringBack({ line, savedAs }: RemovedLine): Promise<Refused | null> {
  const { product_id, inventory_id, quantity } = line;
  const answer =
    savedAs === null
      ? await call('cart.action', { product_id, inventory_id, quantity })
      : await call('savedLine.toCart', { id: savedAs });
  if (!answer.ok) return answer;
  if (line.selected === 2) await call('cart.change', { checked: [], unchecked: [answer.data.id] });
  if (savedAs !== null) void loadSaved();
  await loadCart();
  forget(line);
  focusLine(answer.data.id);
  return null;
}

/** Lines with those that are gone where they stood. */
export function withGone(lines: CartLine[], gone: RemovedLine[]): CartLine[] {
  const all = [...lines];
  for (const { line, at } of gone.toSorted((a, b) => a.at - b.at))
    if (!lines.some(({ id }) => id === line.id)) all.splice(at, 0, line);
  return all;
}

function patch(line: CartLine, savedAs: number): void {
  removedLines.set(
    removedLines.get().map((one) => (one.line.id === line.id ? { ...one, savedAs } : one)),
  );
}

/** Where its title stands, once it is on the screen again. */
export const lineId = (id: number): string => `line-${id}`;

/** What was pressed went with the note: its line is where one goes on. */
function focusLine(id: number): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById(lineId(id))?.focus();
  });
}

const forget = (line: CartLine): void =>
  removedLines.set(removedLines.get().filter((one) => one.line.id !== line.id));
