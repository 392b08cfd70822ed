// The stores that a person works for, and the one whose screens they see.
import type { Workplace } from '#contract/seller-centre.ts';
import { sendAlong } from '#web/desk/parts/sent-along.ts';
import { reactiveState, useReactiveState } from '#web/ui/reactive-state.ts';

type Workplaces = { all: Workplace[]; chosen: Workplace | null };
const workplaces = reactiveState<Workplaces>({ all: [], chosen: null });

const KEPT = 'souk-store';

/**
 * Takes the stores of the signed-in person: the one chosen in this tab stays, otherwise the last
 * one.
 */
export function takeWorkplaces(all: Workplace[]): Workplace | null {
  const before = Number(read(sessionStorage) ?? read(localStorage));
  const chosen = all.find(({ id }) => id === before) ?? all[0] ?? null;
  // later choices in other tabs do not change this one
  if (chosen) keep(sessionStorage, chosen.id);
  workplaces.set({ all, chosen });
  return chosen;
}

/** Makes the store with this id the first one to show from now on. */
export function keepWorkplace(id: number): void {
  keep(sessionStorage, id);
  keep(localStorage, id);
}

/** Opens another store at its first screen, because this one's things do not exist there. */
export function chooseWorkplace({ id }: Workplace): void {
  keepWorkplace(id);
  location.assign('/seller');
}

/** The store whose screens are shown, if already known. */
export const chosenStore = (): number | null => workplaces.get().chosen?.id ?? null;

/** Adds the store to every call of a seller. */
export const sayStore = () =>
  sendAlong((call) => {
    const { chosen } = workplaces.get();
    return chosen && call.startsWith('seller') ? { store_id: chosen.id } : {};
  });

export const useWorkplaces = (): Workplaces => useReactiveState(workplaces);

/** The store whose screens are shown; only for use below the frame, which waits for it. */
export function useStore(): Workplace {
  const { chosen } = useWorkplaces();
  if (!chosen) throw new Error('No store is chosen.');
  return chosen;
}

// a browser may forbid storage
function read(storage: Storage): string | null {
  try {
    return storage.getItem(KEPT);
  } catch {
    return null;
  }
}

function keep(storage: Storage, id: number): void {
  try {
    storage.setItem(KEPT, String(id));
  } catch {}
}
