// What a customer saves: the wish list, the comparison, the followed stores. Shown at once, taken
// back if the server refuses.
import { useSyncExternalStore } from 'react';
import { call, type Answer } from '#web/ui/api.ts';
import type { Refused } from '#web/ui/cart/cart.ts';
import { user } from '#web/ui/shopper.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';

export const savedLists = ['wishlist', 'compared', 'following'] as const;
export type SavedList = (typeof savedLists)[number];

/** The number of changes that the server has accepted; lists of saved things watch it. */
export const changesTaken = reactiveState(0);

const wanted = new Map<string, boolean>();

/** Whether a product or a store is saved; null while the person is unknown, as on the server. */
export function useSaved(list: SavedList, id: number): boolean | null {
  return useSyncExternalStore(
    user.subscribe,
    () => isSaved(list, id),
    () => null,
  );
}

export function isSaved(list: SavedList, id: number): boolean | null {
  const account = user.get();
  return account === undefined ? null : (account?.[list].includes(id) ?? false);
}

/**
 * Saves or removes something for the signed-in person. The API only toggles, so presses during a
 * request change the goal, and the answer is compared with it. Returns the message to show, or null
 * for a press that another one covers.
 */
export async function save(
  list: SavedList,
  id: number,
  on: boolean,
): Promise<{ ok: true; on: boolean; message: string } | Refused | null> {
  const key = `${list} ${id}`;
  const underway = wanted.has(key);
  wanted.set(key, on);
  show(list, id, on);
  if (underway) return null;
  for (let before = !on; ;) {
    const goal = wanted.get(key) ?? on;
    const answer = await send(list, id, goal);
    if (!answer.ok) show(list, id, before);
    else before = answer.data !== null;
    if (answer.ok && before !== wanted.get(key)) continue;
    wanted.delete(key);
    if (!answer.ok) return answer;
    changesTaken.set(changesTaken.get() + 1);
    return { ok: true, on: before, message: answer.message };
  }
}

function send(list: SavedList, id: number, on: boolean): Promise<Answer<unknown>> {
  if (list === 'wishlist') return call('wishlist.action', { product_id: id });
  if (list === 'compared')
    return call('compareList.action', {
      product_id: id,
      ...(on ? { compare: true } : {}),
    });
  return call('following.toggle', { store_id: id });
}

function show(list: SavedList, id: number, on: boolean): void {
  const account = user.get();
  if (!account) return;
  const others = account[list].filter((one) => one !== id);
  user.set({ ...account, [list]: on ? [id, ...others] : others });
}
