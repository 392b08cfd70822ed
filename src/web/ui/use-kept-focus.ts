import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';

/**
 * For a list whose entries disappear on a press: moves the focus to the same button of the next
 * entry, or to `ref` after the last. `count` is the number of entries; `pick` selects the buttons,
 * or the entries: then the first button of the next one gets it.
 */
export function useKeptFocus(
  count: number,
  pick = 'button[data-mark]',
): {
  ref: RefObject<HTMLDivElement | null>;
  onClickCapture: (event: MouseEvent) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const pressed = useRef(-1);
  const all = () => [...(ref.current?.querySelectorAll<HTMLElement>(pick) ?? [])];
  useEffect(() => {
    const lost = !document.activeElement || document.activeElement === document.body;
    if (pressed.current >= 0 && lost) {
      const next = all()[Math.min(pressed.current, count - 1)];
      (next?.querySelector('button') ?? next ?? ref.current)?.focus();
    }
    pressed.current = -1;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when an entry has gone
  }, [count]);
  return {
    ref,
    onClickCapture: ({ target }) => {
      pressed.current =
        target instanceof Element ? all().findIndex((one) => one.contains(target)) : -1;
    },
  };
}
