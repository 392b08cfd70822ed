import { useFormatter, useTranslations } from 'use-intl';
import { arrivalDay } from '#web/ui/time/arrival-day.ts';

/** The latest day of arrival, as a date. */
export function Arrival({ days }: { days: number }) {
  const t = useTranslations('shipping');
  const date = arrivalDay(useFormatter(), days);
  return <p>{t('arrival', { days, date })}</p>;
}
