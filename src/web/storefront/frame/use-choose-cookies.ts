import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OwnerScript } from '#web/owner-scripts.ts';
import { consent, keepConsent } from '#web/ui/consent/consent.ts';
import { needsLoad, runsUnasked } from '#web/ui/consent/run-scripts.ts';
import { announce } from '#web/ui/message/announce.ts';
import { useSite } from '#web/ui/site.ts';

/** Takes which of the owner's scripts are accepted, and stores that; all others are refused. */
export function useChooseCookies(): (agreed: (script: OwnerScript) => boolean) => void {
  const site = useSite();
  const t = useTranslations('notice');
  const { pathname } = useLocation();
  return (agreed) => {
    const keys = (yes: boolean) =>
      site.scripts.filter((script) => agreed(script) === yes).map(({ key }) => key);
    keepConsent(keys(true), keys(false));
    // a running script cannot be stopped, and one that this document may not run cannot be started
    const given = consent.get();
    if (runsUnasked(given) || needsLoad(pathname, site, given)) return location.reload();
    announce(t('saved'));
    document.getElementById('main')?.focus({ preventScroll: true });
  };
}
