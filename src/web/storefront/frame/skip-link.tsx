import { useTranslations } from 'use-intl';

/** For keyboards: skips to the content of the page. */
export function SkipLink() {
  const t = useTranslations('header');
  return (
    <a
      href="#main"
      className={
        'sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-2 ' +
        'focus:z-50 focus:rounded-sm focus:bg-ground focus:p-2'
      }
    >
      {t('skip')}
    </a>
  );
}
