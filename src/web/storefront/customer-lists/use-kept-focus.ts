import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';

/**
 * For a list whose entries go when their button is pressed: the focus goes on to the next entry's
 * button, or to the list when it was the last. `count` is how many there are.
 */
export function useKeptFocus(count: number): {
  ref: RefObject<HTMLDivElement | null>;
  onClickCapture: (event: MouseEvent) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const pressed = useRef(-1);
  const buttons = () => [
    ...(ref.current?.querySelectorAll<HTMLElement>('button[data-mark]') ?? []),
  ];
  useEffect(() => {
    if (pressed.current >= 0 && document.activeElement === document.body)
      (buttons()[Math.min(pressed.current, count - 1)] ?? ref.current)?.focus();
    pressed.current = -1;
  }, [count]);
  return {
    ref,
    onClickCapture: ({ target }) => {
      pressed.current =
        target instanceof Element ? buttons().findIndex((button) => button.contains(target)) : -1;
    },
  };
}
