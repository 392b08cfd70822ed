import { useTranslations } from 'use-intl';
import { RatingStars } from '#web/ui/product/rating-stars.tsx';

const STARS = [5, 4, 3, 2, 1];

type Props = {
  rating: number;
  count: number;
  totals: { rating: number; total: number }[];
  /** The number of stars to filter by; 0: all. */
  chosen: number;
  choose: ((stars: number) => void) | null;
};

/**
 * The average, and the counts for each star: a press on one filters by it, a second press shows all
 * again.
 */
export function RatingHistogram({ rating, count, totals, chosen, choose }: Props) {
  const t = useTranslations('product-page');
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="flex flex-col gap-1">
        <bdi dir="ltr" className="figures text-3xl font-bold leading-none">
          {rating.toFixed(1)}
        </bdi>
        <RatingStars rating={rating} />
        <span className="text-sm text-ink-2">{t('review-count', { count })}</span>
      </p>
      <ul className="min-w-52 flex-1 text-sm">
        {STARS.map((stars) => (
          <li key={stars}>
            <Bar
              stars={stars}
              total={totals.find((found) => found.rating === stars)?.total ?? 0}
              all={count}
              chosen={chosen === stars}
              press={choose && (() => choose(chosen === stars ? 0 : stars))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bar({
  stars,
  total,
  all,
  chosen,
  press,
}: {
  stars: number;
  total: number;
  all: number;
  chosen: boolean;
  press: (() => void) | null;
}) {
  const t = useTranslations('reviews');
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={!press || total === 0}
      onClick={press ?? undefined}
      className={
        'flex min-h-7 w-full items-center gap-2 rounded-sm px-1.5 text-start ' +
        'not-disabled:hover:bg-ground-2 aria-pressed:bg-primary-tint aria-pressed:font-semibold'
      }
    >
      <span className="sr-only">{t('stars-share', { stars, count: total })}</span>
      <bdi aria-hidden dir="ltr" className="figures w-8 shrink-0">
        {stars} ★
      </bdi>
      <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-ground-3">
        <span
          className="block h-full rounded-full bg-star"
          style={{ width: `${all ? Math.round((total / all) * 100) : 0}%` }}
        />
      </span>
      <bdi aria-hidden className="figures w-8 shrink-0 text-end text-ink-2">
        {total}
      </bdi>
    </button>
  );
}
