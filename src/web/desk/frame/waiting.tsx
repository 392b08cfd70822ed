import { useTranslations } from 'use-intl';

/** While a screen is fetched. */
export function Waiting() {
  const t = useTranslations('desk');
  return (
    <p role="status" className="p-6 text-ink-2">
      {t('loading')}
    </p>
  );
}
