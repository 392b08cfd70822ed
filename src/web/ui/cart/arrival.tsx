import { useFormatter, useTranslations } from 'use-intl';
import { arrivalDay } from '#web/ui/time/arrival-day.ts';

/** When it arrives at the latest, as a date rather than a speed. */
export function Arrival({ days }: { days: number }) {
  const t = useTranslations('shipping');
  const date = arrivalDay(useFormatter(), days);
  return <p>{t('arrival', { days, date })}</p>;
}
