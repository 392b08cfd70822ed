import { useEffect, useRef, type RefObject } from 'react';
import type { Selection } from '#web/desk/list/use-selection.ts';

/** A closing dialog restores the focus within this time. */
const AFTER_MS = 60;

/**
 * The pressed button may disappear with the bar of the chosen rows: keyboard users continue in
 * `box`, at the row that was chosen last, even if it disappears with the next `rows`.
 */
export function useFocusBack(
  box: RefObject<HTMLElement | null>,
  rows: { id: number }[],
  selection: Selection | null,
): void {
  const chooses = selection !== null && selection.chooses;
  const last = useRef<number | null>(null);
  const owed = useRef(0);
  useEffect(() => {
    if (chooses) {
      owed.current = 2;
      last.current = selection.last ?? last.current;
      return;
    }
    if (owed.current === 0) return;
    owed.current--;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const row =
        box.current?.querySelector(`[data-row="${last.current}"]`) ??
        box.current?.querySelector('[data-row]');
      row?.querySelector<HTMLElement>('[data-chooses], a')?.focus();
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [box, chooses, rows, selection?.last]);
}
