// What the shopper has saved for later, as the browser knows it.
import type { SavedLine } from '#contract/saved-line.ts';
import { call } from '#web/ui/api.ts';
import { loadCart, type Refused } from '#web/ui/cart/cart.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';

/** The newest first; empty until they have come. */
export const savedLines = reactiveState<SavedLine[]>([]);

export async function loadSaved(): Promise<void> {
  const answer = await call('savedLine.all');
  if (answer.ok) savedLines.set(answer.data);
}

/** Puts a saved line back into the cart. */
export const toCart = (line: SavedLine): Promise<Refused | null> =>
  once(line, async ({ id }) => {
    const answer = await call('savedLine.toCart', { id });
    if (answer.ok) await Promise.all([loadCart(), loadSaved()]);
    return answer.ok ? null : answer;
  });

export const forgetSaved = (line: SavedLine): Promise<Refused | null> =>
  once(line, async ({ id }) => {
    const answer = await call('savedLine.delete', { id });
    if (answer.ok) savedLines.set(savedLines.get().filter((one) => one.id !== id));
    return answer.ok ? null : answer;
  });

const underway = new Set<number>();

/** Who presses twice has pressed once. */
async function once(
  line: SavedLine,
  act: (line: SavedLine) => Promise<Refused | null>,
): Promise<Refused | null> {
  if (underway.has(line.id)) return null;
  underway.add(line.id);
  const refused = await act(line);
  underway.delete(line.id);
  return refused;
}
