import { useTranslations } from 'use-intl';
import { useArrivalDay } from '#web/ui/cart/use-arrival-day.ts';

/** When it arrives at the latest, as a date rather than a speed. */
export function Arrival({ days }: { days: number }) {
  const t = useTranslations('shipping');
  const day = useArrivalDay();
  return <p>{t('arrival', { days, date: day(days) })}</p>;
}
