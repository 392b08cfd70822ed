import { useTranslations } from 'use-intl';

/** Shown while a screen is loading. */
export function Waiting() {
  const t = useTranslations('desk');
  return (
    <p role="status" className="p-6 text-ink-2">
      {t('loading')}
    </p>
  );
}
