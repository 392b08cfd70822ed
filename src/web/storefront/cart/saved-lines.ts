// The customer's lines saved for later, as the browser knows them.
import type { SavedLine } from '#contract/saved-line.ts';
import { call } from '#web/ui/api.ts';
import { loadCart, type Refused } from '#web/ui/cart/cart.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';

/** Newest first; empty until they are loaded. */
export const savedLines = reactiveState<SavedLine[]>([]);

export async function loadSaved(): Promise<void> {
  const answer = await call('savedLine.all');
  if (answer.ok) savedLines.set(answer.data);
}

/** Puts a saved line back into the cart. */
export const toCart = (line: SavedLine): Promise<Refused | null> => send('savedLine.toCart', line);

export const forgetSaved = (line: SavedLine): Promise<Refused | null> =>
  send('savedLine.delete', line);

const underway = new Set<number>();

/** Pressing twice counts as once. */
async function send(
  name: 'savedLine.toCart' | 'savedLine.delete',
  { id }: SavedLine,
): Promise<Refused | null> {
  if (underway.has(id)) return null;
  underway.add(id);
  const answer = await call(name, { id });
  if (answer.ok) await Promise.all([loadCart(), loadSaved()]);
  underway.delete(id);
  return answer.ok ? null : answer;
}
