import { useTranslations } from 'use-intl';

const MOST = 5;

/** The number of stars out of five. */
export function Stars({ rating }: { rating: number }) {
  const t = useTranslations('seller-reviews');
  return (
    <span role="img" aria-label={t('stars', { count: rating })} className="text-warn">
      {'★'.repeat(rating)}
      {'☆'.repeat(MOST - rating)}
    </span>
  );
}
