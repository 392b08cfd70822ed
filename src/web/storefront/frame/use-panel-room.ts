import { useLayoutEffect, useRef, useState } from 'react';

/** The room above and below the panel. */
const GAP_PX = 8;

/**
 * The most height for the panel: to the end of the visible screen, which an on-screen keyboard
 * makes smaller.
 */
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
