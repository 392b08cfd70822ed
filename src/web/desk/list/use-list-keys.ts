// The keys of a list: j and k or the arrows move through its rows, x chooses one, / searches.
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Selection } from '#web/desk/list/use-selection.ts';
import { isTyped, keysAreOn } from '#web/desk/parts/single-keys.ts';

const STEPS: Record<string, number> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/** Listens for the keys while `box` has the rows; with a `selection`, also for choosing. */
export function useListKeys(box: RefObject<HTMLElement | null>, selection: Selection | null) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!keysAreOn() || isTyped(event) || document.querySelector('[role$=dialog]')) return;
    const { key } = event;
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const step = STEPS[key];
    // arrows scroll the page, unless the focus is already among the rows
    if (step && (at >= 0 || !key.startsWith('Arrow'))) {
      const next = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
      next?.querySelector('a')?.focus();
      next?.scrollIntoView({ block: 'nearest' });
    } else if (key === 'x' && at >= 0 && selection) {
      selection.pick(Number(rows[at]?.dataset.row));
    } else if (key === '/') {
      box.current?.parentElement?.querySelector<HTMLElement>('input[type=search]')?.focus();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
