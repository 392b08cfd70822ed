import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const TOLD = '[property], [hreflang], [name^="twitter:"], [type="application/ld+json"]';

/**
 * What the server wrote into the head about the page that was asked for (head/tell-page.ts) is not
 * true of the next one: it goes when somebody goes on.
 */
export function useToldOnce(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current)
      for (const told of document.head.querySelectorAll(TOLD)) told.remove();
  }, [pathname]);
}
