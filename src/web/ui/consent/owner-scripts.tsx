import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { consent, readConsent } from '#web/ui/consent/consent.ts';
import { needsLoad, runsUnasked, startScripts } from '#web/ui/consent/run-scripts.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { useSite } from '#web/ui/site.ts';

/** Runs the owner's accepted scripts, and keeps them out of pages that may not have them. */
export function OwnerScripts() {
  const site = useSite();
  const { pathname } = useLocation();
  const given = useReactiveState(consent);
  const { prefix } = site;

  useEffect(() => {
    readConsent();
    const hear = () => readConsent();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      readConsent();
      if (runsUnasked(consent.get())) location.reload();
    };
    addEventListener('storage', hear);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('storage', hear);
      removeEventListener('pageshow', comeBack);
    };
  }, []);

  useEffect(() => startScripts(pathname, site, given), [pathname, site, given]);

  // back and forward: the address has already changed, so its page is loaded in full
  useEffect(() => {
    const goBack = (event: PopStateEvent) => {
      const path = location.pathname.slice(prefix.length) || '/';
      if (!needsLoad(path, site, consent.get())) return;
      event.stopImmediatePropagation();
      location.reload();
    };
    addEventListener('popstate', goBack, { capture: true });
    return () => removeEventListener('popstate', goBack, { capture: true });
  }, [prefix, site]);

  useBlocker(({ nextLocation: { pathname: path, search, hash }, historyAction }) => {
    if (historyAction === 'POP' || !needsLoad(path, site, consent.get())) return false;
    const to = `${prefix && path === '/' ? prefix : `${prefix}${path}`}${search}${hash}`;
    if (historyAction === 'REPLACE') location.replace(to);
    else location.assign(to);
    return true;
  });
  return null;
}
