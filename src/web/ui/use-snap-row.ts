import { useRef, useState, type UIEvent } from 'react';
import { useSite } from '#web/ui/site.ts';

/**
 * A row of `count` slides that scrolls and snaps: which one is visible, and a function to show
 * another.
 */
export function useSnapRow(count: number) {
  const { direction } = useSite();
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const go = (to: number) => {
    const list = track.current;
    if (list)
      list.scrollTo({
        left: ((to + count) % count) * list.clientWidth * (direction === 'rtl' ? -1 : 1),
        behavior: 'smooth',
      });
  };
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLUListElement>) =>
    setAt(Math.round(Math.abs(scrollLeft) / clientWidth));
  return { track, at, go, onScroll };
}
