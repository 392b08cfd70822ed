// Lines that have just left the cart, in their old place: each can be restored with one press.
import type { CartLine } from '#contract/cart-line.ts';
import { call } from '#web/ui/api.ts';
import { cart, keepLines, loadCart, type Refused } from '#web/ui/cart/cart.ts';
import { quantityKnown } from '#web/ui/cart/change-cart.ts';
import { loadSaved } from '#web/storefront/cart/saved-lines.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';

/** The result of sending it; `savedAs`: its id among the lines saved for later. */
type Sent = { refused: Refused | null; savedAs: number | null };
/** `sent` resolves once the server knows; restoring waits for that. */
export type RemovedLine = { line: CartLine; at: number; saved: boolean; sent: Promise<Sent> };

export const removedLines = reactiveState<RemovedLine[]>([]);

/** Removes a line. It comes back to its place if that failed. */
export const removeLine = (line: CartLine): Promise<Refused | null> => letGo(line, false);

/** Saves a line for later. */
export const saveForLater = (line: CartLine): Promise<Refused | null> => letGo(line, true);

async function send(id: number, saved: boolean): Promise<Sent> {
  await quantityKnown(id); // an item added later would bring the line back
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

/** The lines, with the removed ones in their old places. */
export function withGone(lines: CartLine[], gone: RemovedLine[]): CartLine[] {
  const all = [...lines];
  for (const { line, at } of gone.toSorted((a, b) => a.at - b.at))
    if (!lines.some(({ id }) => id === line.id)) all.splice(at, 0, line);
  return all;
}

/** The id of its title, for when it is on the screen again. */
export const lineId = (id: number): string => `line-${id}`;

/** The pressed button has disappeared with the note, so the focus goes to the line. */
export function focusLine(id: number): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById(lineId(id))?.focus();
  });
}

export const forget = (line: CartLine): void =>
  removedLines.set(removedLines.get().filter((one) => one.line.id !== line.id));
