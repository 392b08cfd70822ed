import { useFormatter, useTranslations } from 'use-intl';

const DAY_MS = 86_400_000;

/** When it arrives at the latest, as a date rather than a speed. */
export function Arrival({ days }: { days: number }) {
  const t = useTranslations('shipping');
  const format = useFormatter();
  const date = format.dateTime(new Date(Date.now() + days * DAY_MS), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  return <p>{t('arrival', { days, date })}</p>;
}
