import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';

/** The first thing that Tab reaches: past the navigation, to the screen. */
export function SkipLink({ to }: { to: RefObject<HTMLElement | null> }) {
  const t = useTranslations('desk');
  return (
    <a
      href="#content"
      className="button button-primary absolute start-2 top-2 z-50 not-focus:sr-only"
      onClick={(event) => {
        event.preventDefault();
        to.current?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}
