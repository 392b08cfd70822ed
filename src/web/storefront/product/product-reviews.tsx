import { useTranslations } from 'use-intl';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { BannerCard } from '#web/ui/banner.tsx';
import { RatingHistogram } from '#web/storefront/product/rating-histogram.tsx';
import { ReviewFilters } from '#web/storefront/product/review-filters.tsx';
import { ReviewCard } from '#web/storefront/product/review-card.tsx';
import type { ReviewPage } from '#web/storefront/product/product-review.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useReviews } from '#web/storefront/product/use-reviews.ts';
import '#web/ui/words/reviews-words.client.ts';

const COLUMNS = 'grid gap-x-12 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]';

/**
 * The reviews: the counts for each star, then the texts, newest first; filtered by stars or
 * pictures, in another order, and more on a press.
 */
export default function ProductReviews({
  product,
  rating,
  count,
  first,
}: {
  product: number;
  rating: number;
  count: number;
  first: ReviewPage;
}) {
  const t = useTranslations('reviews');
  const ready = useHydrated();
  const reviews = useReviews(product, first);
  const { wish, change } = reviews;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-4">
      <h2 id="reviews-title" className="mb-4 text-xl">
        {t('title')}
      </h2>
      <div className={COLUMNS}>
        {count === 0 ? (
          <p className="text-ink-2">{t('none')}</p>
        ) : (
          <RatingHistogram
            rating={rating}
            count={count}
            totals={first.totals}
            chosen={wish.stars}
            choose={ready ? (stars) => void change({ stars }) : null}
          />
        )}
        {count > 0 && <ReviewList count={count} first={first} reviews={reviews} />}
        {first.banner && (
          <div className="self-start lg:col-start-1">
            <BannerCard banner={first.banner} />
          </div>
        )}
      </div>
    </section>
  );
}

/** The reviews, and the filters. */
function ReviewList({
  count,
  first,
  reviews: { shown, wish, loading, change, all, more },
}: {
  count: number;
  first: ReviewPage;
  reviews: ReturnType<typeof useReviews>;
}) {
  const t = useTranslations('reviews');
  const ready = useHydrated();
  return (
    <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      {count > 1 && (
        <ReviewFilters
          wish={wish}
          pictured={first.pictured}
          own={first.own < count ? first.own : 0}
          ready={ready}
          change={(part) => void change(part)}
        />
      )}
      {shown.list.length === 0 && (
        <p className="py-5 text-ink-2">
          {t('none-like-this')}{' '}
          <button type="button" onClick={() => void all()} className="link font-semibold">
            {t('show-all')}
          </button>
        </p>
      )}
      <ul aria-busy={loading} className={`divide-y divide-line ${loading ? 'opacity-60' : ''}`}>
        {shown.list.map((review) => (
          <li key={review.id} className="py-5 first:pt-0">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {loading ? t('loading') : ''}
      </p>
      {shown.page < shown.pages && (
        <WorkButton
          type="button"
          disabled={!ready}
          busy={loading}
          onClick={() => void more()}
          className="button button-quiet mt-2"
        >
          {t('more')}
        </WorkButton>
      )}
    </div>
  );
}
