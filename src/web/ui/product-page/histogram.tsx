import { useTranslations } from 'use-intl';
import { Stars } from '#web/ui/product/stars.tsx';

const STARS = [5, 4, 3, 2, 1];

/** The average, and how many gave each star. */
export function Histogram({ rating, count, totals }: { rating: number; count: number; totals: { rating: number; total: number }[] }) {
  const t = useTranslations('product-page');
  const all = totals.reduce((sum, { total }) => sum + total, 0);
  const rows = STARS.map((stars) => {
    const total = totals.find((found) => found.rating === stars)?.total ?? 0;
    return { stars, total, percent: all ? Math.round((total / all) * 100) : 0 };
  });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="flex flex-col gap-1"><bdi dir="ltr" className="figures text-3xl font-bold leading-none">{rating.toFixed(1)}</bdi><Stars rating={rating} /><span className="text-sm text-ink-2">{t('review-count', { count })}</span></p>
      <ul className="min-w-44 flex-1 text-sm">
        {rows.map(({ stars, total, percent }) => (
          <li key={stars} className="flex items-center gap-2 leading-6">
            <span className="sr-only">{t('stars-share', { stars, count: total })}</span>
            <bdi aria-hidden dir="ltr" className="figures w-8 shrink-0">{stars} ★</bdi>
            <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-ground-3"><span className="block h-full rounded-full bg-star" style={{ width: `${percent}%` }} /></span>
            <bdi aria-hidden className="figures w-8 shrink-0 text-end text-ink-2">{total}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
