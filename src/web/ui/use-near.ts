import { useCallback, useState, type RefCallback } from 'react';

const NEAR = '200px';

/** A ref for a place of the page, and whether it has come near what is seen. */
export function useNear(): [RefCallback<Element>, boolean] {
  const [near, come] = useState(false);
  const place = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) come(true);
      },
      { rootMargin: NEAR },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [place, near];
}
