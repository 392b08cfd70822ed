import { useFormatter, useTranslations } from 'use-intl';

/** A moment as staff read it; without one, that there was none. */
export function useMoment(): (at: string | null) => string {
  const t = useTranslations('desk');
  const format = useFormatter();
  return (at) =>
    at === null
      ? t('never')
      : format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
}
