// The stores that somebody works for, and the one whose screens they see.
import type { Workplace } from '#contract/seller-centre.ts';
import { sendAlong } from '#web/desk/parts/sent-along.ts';
import { reactiveState, useReactiveState } from '#web/ui/reactive-state.ts';

type Workplaces = { all: Workplace[]; chosen: Workplace | null };
const workplaces = reactiveState<Workplaces>({ all: [], chosen: null });

const KEPT = 'souk-store';

/**
 * Takes the stores of whoever is signed in: the one chosen in this tab stays, else the last one.
 */
export function takeWorkplaces(all: Workplace[]): Workplace | null {
  const before = Number(read(sessionStorage) ?? read(localStorage));
  const chosen = all.find(({ id }) => id === before) ?? all[0] ?? null;
  // whatever another tab chooses from now on
  if (chosen) keep(sessionStorage, chosen.id);
  workplaces.set({ all, chosen });
  return chosen;
}

/** The store with this id is the one that is shown first from now on. */
export function keepWorkplace(id: number): void {
  keep(sessionStorage, id);
  keep(localStorage, id);
}

/** Shows the screens of another store: from its first one, as nothing of this one's is there. */
export function chooseWorkplace({ id }: Workplace): void {
  keepWorkplace(id);
  location.assign('/seller');
}

/** The store whose screens are shown, if it is known yet. */
export const chosenStore = (): number | null => workplaces.get().chosen?.id ?? null;

/** Every call of a seller says the store. */
export const sayStore = () =>
  sendAlong((call) => {
    const { chosen } = workplaces.get();
    return chosen && call.startsWith('seller') ? { store_id: chosen.id } : {};
  });

export const useWorkplaces = (): Workplaces => useReactiveState(workplaces);

/** The store whose screens are shown; only below the frame, which waits for it. */
export function useStore(): Workplace {
  const { chosen } = useWorkplaces();
  if (!chosen) throw new Error('No store is chosen.');
  return chosen;
}

// a browser may keep nothing
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
