import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';

/** The first element that Tab reaches: skips the navigation. */
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
