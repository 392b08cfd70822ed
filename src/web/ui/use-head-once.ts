import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const DESCRIPTION = '[property], [hreflang], [name^="twitter:"], [type="application/ld+json"]';

/**
 * Removes what the server wrote into the head about the first page (head/describe-page.ts) on the
 * first step, because it is not true of the next page.
 */
export function useHeadOnce(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current)
      for (const tag of document.head.querySelectorAll(DESCRIPTION)) tag.remove();
  }, [pathname]);
}
