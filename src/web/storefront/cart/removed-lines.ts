// Lines that have just left the cart, where they stood: each can be brought back with one press.
import type { CartLine } from '#contract/cart-line.ts';
import { call } from '#web/ui/api.ts';
import { cart, keepLines, loadCart, type Refused } from '#web/ui/cart/cart.ts';
import { quantityKnown } from '#web/ui/cart/change-cart.ts';
import { loadSaved } from '#web/storefront/cart/saved-lines.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';

/** What came of sending it; `savedAs`: its id among what is saved for later. */
type Sent = { refused: Refused | null; savedAs: number | null };
/** `sent` ends once the market knows of it: who brings it back waits for that. */
export type RemovedLine = { line: CartLine; at: number; saved: boolean; sent: Promise<Sent> };

export const removedLines = reactiveState<RemovedLine[]>([]);

/** Takes a line out. It comes back at its place when that did not work. */
export const removeLine = (line: CartLine): Promise<Refused | null> => letGo(line, false);

/** Puts a line aside for later. */
export const saveForLater = (line: CartLine): Promise<Refused | null> => letGo(line, true);

async function send(id: number, saved: boolean): Promise<Sent> {
  await quantityKnown(id); // one more piece that arrives later would bring it back
  if (!saved) {
    const answer = await call('cart.delete', { id });
    return { refused: answer.ok ? null : answer, savedAs: null };
  }
  const answer = await call('savedLine.save', { id });
  void loadSaved();
  return answer.ok
    ? { refused: null, savedAs: answer.data.id }
    : { refused: answer, savedAs: null };
}

async function letGo(line: CartLine, saved: boolean): Promise<Refused | null> {
  const before = cart.get() ?? [];
  const sent = send(line.id, saved);
  removedLines.set([...removedLines.get(), { line, at: before.indexOf(line), saved, sent }]);
  keepLines(before.filter(({ id }) => id !== line.id));
  const { refused } = await sent;
  const known = await loadCart();
  if (!refused) return null;
  forget(line);
  if (!known) keepLines(before);
  focusLine(line.id);
  return refused;
}

/** Lines with those that are gone where they stood. */
export function withGone(lines: CartLine[], gone: RemovedLine[]): CartLine[] {
  const all = [...lines];
  for (const { line, at } of gone.toSorted((a, b) => a.at - b.at))
    if (!lines.some(({ id }) => id === line.id)) all.splice(at, 0, line);
  return all;
}

/** Where its title stands, once it is on the screen again. */
export const lineId = (id: number): string => `line-${id}`;

/** What was pressed went with the note: its line is where one goes on. */
export function focusLine(id: number): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById(lineId(id))?.focus();
  });
}

export const forget = (line: CartLine): void =>
  removedLines.set(removedLines.get().filter((one) => one.line.id !== line.id));
