import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { brandPath, storePath } from '#web/ui/links.ts';
import type { ProductView } from '#web/storefront/product/product-view.ts';
import { RatingStars } from '#web/ui/product/rating-stars.tsx';

/** What it is and costs (the children), who makes and sells it, what its buyers say of it. */
export function ProductHeading({
  title,
  brand,
  store,
  badge,
  in_stock,
  rating,
  review_count,
  children,
}: ProductView & { children: ReactNode }) {
  const t = useTranslations('product-page');
  const product = useTranslations('product');
  return (
    <header className="flex flex-col gap-2">
      {(badge || !in_stock) && <Badges badge={badge} in_stock={in_stock} />}
      <h1 className="text-xl leading-tight md:text-2xl" dir="auto">
        {title}
      </h1>
      {children}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {review_count > 0 ? (
          <a href="#reviews" className="inline-flex min-h-6 items-center gap-2 hover:text-primary">
            <RatingStars rating={rating} />
            <span className="figures underline decoration-line-2 underline-offset-4">
              <bdi dir="ltr">{rating.toFixed(1)}</bdi> ·{' '}
              {t('review-count', { count: review_count })}
            </span>
          </a>
        ) : (
          <span className="text-ink-3">{product('no-reviews')}</span>
        )}
        <span className="text-ink-2">
          {t.rich('sold-by', {
            name: store.name,
            store: (name) => (
              <Link
                to={storePath(store)}
                className="link inline-flex min-h-6 items-center font-semibold"
              >
                <bdi>{name}</bdi>
              </Link>
            ),
          })}
        </span>
        {brand && (
          <span className="text-ink-2">
            {t('label', { name: t('brand') })}{' '}
            <Link to={brandPath(brand)} className="link inline-flex min-h-6 items-center">
              <bdi>{brand.title}</bdi>
            </Link>
          </span>
        )}
      </p>
    </header>
  );
}

function Badges({ badge, in_stock }: Pick<ProductView, 'badge' | 'in_stock'>) {
  const product = useTranslations('product');
  return (
    <p className="flex flex-wrap gap-2 text-sm font-semibold">
      {badge && <bdi className="rounded-sm bg-primary-tint px-2 py-0.5 text-primary">{badge}</bdi>}
      {!in_stock && (
        <span className="rounded-sm bg-ground-3 px-2 py-0.5">{product('out-of-stock')}</span>
      )}
    </p>
  );
}
