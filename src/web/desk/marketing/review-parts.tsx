import { useTranslations } from 'use-intl';
import { State } from '#web/desk/parts/state.tsx';

const MOST = 5;

/** The number of stars out of five. */
export function Stars({ rating }: { rating: number }) {
  const t = useTranslations('desk-marketing');
  return (
    <span role="img" aria-label={t('stars-count', { count: rating })} className="text-warn">
      {'★'.repeat(rating)}
      {'☆'.repeat(MOST - rating)}
    </span>
  );
}

/** Whether customers see a review. */
export function ReviewState({ hidden }: { hidden: boolean }) {
  const common = useTranslations('desk-catalogue');
  return <State good={!hidden}>{hidden ? common('hidden') : common('shown')}</State>;
}
