import { useLayoutEffect, useRef, useState } from 'react';

/** Beside the panel, above and below. */
const GAP_PX = 8;

/** How high it may be: to the end of what is seen, which a keyboard on the screen makes smaller. */
export function usePanelRoom(open: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ maxHeight: number } | undefined>();
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (!open || !seen) return;
    const measure = () => {
      const top = panel.current?.parentElement?.getBoundingClientRect().bottom ?? 0;
      setRoom({ maxHeight: Math.max(120, seen.offsetTop + seen.height - top - 2 * GAP_PX) });
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, [open]);
  return { panel, room };
}
