import { useTranslations } from 'use-intl';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { BannerCard } from '#web/ui/banner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { RatingHistogram } from '#web/storefront/product/rating-histogram.tsx';
import { ReviewCard } from '#web/storefront/product/review-card.tsx';
import type { ReviewPage } from '#web/storefront/product/product-review.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { orders, useReviews, type Order, type Wish } from '#web/storefront/product/use-reviews.ts';
import '#web/ui/words/reviews-words.client.ts';

const COLUMNS = 'grid gap-x-12 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]';

const isOrder = (text: string): text is Order => text in orders;

/**
 * What buyers say: how many gave each star, then their words, the newest first; those of some stars
 * or with pictures, in another order, and more of them at a press.
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

/** The reviews, and the choice of which are shown. */
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

/** Which reviews are shown, and in which order. */
function ReviewFilters({
  wish: { stars, pictured: onlyPictured, order },
  pictured,
  ready,
  change,
}: {
  wish: Wish;
  pictured: number;
  ready: boolean;
  change: (part: Partial<Wish>) => void;
}) {
  const t = useTranslations('reviews');
  const chip =
    'inline-flex min-h-9 items-center gap-1.5 rounded-full border ' +
    'border-line-2 px-3 text-sm hover:border-ink-3 aria-pressed:border-primary ' +
    'aria-pressed:bg-primary-tint aria-pressed:font-semibold';
  return (
    <div
      role="group"
      aria-label={t('filter')}
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2"
    >
      <label className="flex items-center gap-2 text-sm text-ink-2">
        {t('sort')}
        <select
          className="field w-auto!"
          disabled={!ready}
          value={order}
          onChange={({ target }) => {
            if (isOrder(target.value)) change({ order: target.value });
          }}
        >
          <option value="newest">{t('newest')}</option>
          <option value="most-helpful">{t('most-helpful')}</option>
          <option value="oldest">{t('oldest')}</option>
          <option value="best">{t('best')}</option>
          <option value="worst">{t('worst')}</option>
        </select>
      </label>
      {pictured > 0 && (
        <button
          type="button"
          disabled={!ready}
          aria-pressed={onlyPictured}
          onClick={() => change({ pictured: !onlyPictured })}
          className={chip}
        >
          <Icon name="image" size={16} />
          {t('with-pictures', { count: pictured })}
        </button>
      )}
      {stars > 0 && (
        <button type="button" aria-pressed onClick={() => change({ stars: 0 })} className={chip}>
          {t('only-stars', { stars })}
          <Icon name="x" size={16} />
        </button>
      )}
    </div>
  );
}
