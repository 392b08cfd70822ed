import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Banner } from '#contract/home.ts';
import type { Review } from '#contract/review.ts';
import { call } from '#web/ui/api.ts';
import { BannerCard } from '#web/ui/home/banner.tsx';
import { Histogram } from '#web/ui/product-page/histogram.tsx';
import { OneReview } from '#web/ui/product-page/one-review.tsx';
import { useReady } from '#web/ui/product-page/use-ready.ts';
import { toast } from '#web/ui/toasts.tsx';

export type ShownReview = Pick<Review, 'id' | 'rating' | 'review' | 'created_at'> & { name: string; pictures: string[] };
export type ReviewPage = { list: ShownReview[]; pages: number; totals: { rating: number; total: number }[]; banner: Banner | null };

const orders = { newest: ['created_at', 'desc'], oldest: ['created_at', 'asc'], best: ['rating', 'desc'], worst: ['rating', 'asc'] } as const;
type Order = keyof typeof orders;
const isOrder = (text: string): text is Order => text in orders;

export function shownReview({ id, rating, review, created_at, user, guest_user, review_images }: Review): ShownReview {
  return { id, rating, review, created_at, name: (user ?? guest_user)?.name ?? '', pictures: review_images.map(({ image }) => image) };
}

/** What buyers say: how many gave each star, then their words, the newest first, more of them at a press. */
export function Reviews({ product, rating, count, first }: { product: number; rating: number; count: number; first: ReviewPage }) {
  const t = useTranslations('product-page');
  const ready = useReady();
  const [shown, show] = useState({ list: first.list, page: 1, pages: first.pages });
  const [order, sort] = useState<Order>('newest');
  const [loading, load] = useState(false);
  const read = async (by: Order, page: number) => {
    load(true);
    const [order_by, type] = orders[by];
    const answer = await call<'reviews'>('GET', `reviews/${product}`, { page, order_by, type });
    load(false);
    if (!answer.ok) return toast('error', answer.message || t('api-down'));
    const more = answer.data.all.data.map(shownReview);
    show((now) => ({ list: page === 1 ? more : [...now.list, ...more.filter(({ id }) => !now.list.some((known) => known.id === id))], page, pages: answer.data.all.last_page }));
  };
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-4">
      <h2 id="reviews-title" className="mb-4 text-xl">{t('reviews')}</h2>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        {count === 0 ? <p className="text-ink-2">{t('no-reviews')}</p> : <Histogram rating={rating} count={count} totals={first.totals} />}
        {count > 0 && (
          <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {count > 1 && (
              <label className="mb-5 flex items-center gap-2 text-sm text-ink-2">{t('sort')}
                <select className="field w-auto!" disabled={!ready} value={order} onChange={({ target }) => { if (isOrder(target.value)) { sort(target.value); void read(target.value, 1); } }}>
                  <option value="newest">{t('newest')}</option><option value="oldest">{t('oldest')}</option><option value="best">{t('best')}</option><option value="worst">{t('worst')}</option>
                </select>
              </label>
            )}
            <ul aria-busy={loading} className={`divide-y divide-line ${loading ? 'opacity-60' : ''}`}>{shown.list.map((review) => <li key={review.id} className="py-5 first:pt-0"><OneReview review={review} /></li>)}</ul>
            <p role="status" className="sr-only">{loading ? t('loading-reviews') : ''}</p>
            {shown.page < shown.pages && <button type="button" disabled={!ready || loading} onClick={() => void read(order, shown.page + 1)} className="button button-quiet mt-2">{t('more-reviews')}</button>}
          </div>
        )}
        {first.banner && <div className="self-start lg:col-start-1"><BannerCard banner={first.banner} /></div>}
      </div>
    </section>
  );
}
