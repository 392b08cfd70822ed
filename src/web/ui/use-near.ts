import { useCallback, type RefCallback } from 'react';

const NEAR = '200px';

/**
 * A ref for a place of the page; `come`, which must not change, is called when it comes near the
 * visible part. Has no state, so that the server's HTML is not rendered again.
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
