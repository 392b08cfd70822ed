import { useCallback, type RefCallback } from 'react';

const NEAR = '200px';

/**
 * A ref for a place of the page; `come`, which stays the same, is called when it comes near what is
 * seen. No state of its own: what the server wrote there must not be drawn anew for it.
 */
export function useNear(come: () => void): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const watch = new IntersectionObserver(
        ([seen]) => {
          if (seen?.isIntersecting) come();
        },
        { rootMargin: NEAR },
      );
      watch.observe(element);
      return () => watch.disconnect();
    },
    [come],
  );
}
