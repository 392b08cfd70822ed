import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { brandPath, storePath } from '#web/ui/links.ts';
import type { ProductView } from '#web/storefront/product/product-view.ts';
import { RatingStars } from '#web/ui/product/rating-stars.tsx';

const NAME = 'link inline-flex min-h-6 items-center wrap-anywhere';

/** Name and price (the children), brand and store, and the rating. */
export function ProductHeading({
  title,
  brand,
  store,
  badge,
  condition,
  in_stock,
  rating,
  review_count,
  children,
}: ProductView & { children: ReactNode }) {
  const t = useTranslations('product-page');
  const product = useTranslations('product');
  const soldOut = !in_stock && store.away_until === null;
  return (
    <header className="flex flex-col gap-2">
      <Badges badge={badge} condition={condition} soldOut={soldOut} />
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
              <Link to={storePath(store)} className={`${NAME} font-semibold`}>
                <bdi>{name}</bdi>
              </Link>
            ),
          })}
        </span>
        {brand && (
          <span className="text-ink-2">
            {t('label', { name: t('brand') })}{' '}
            <Link to={brandPath(brand)} className={NAME}>
              <bdi>{brand.title}</bdi>
            </Link>
          </span>
        )}
      </p>
    </header>
  );
}

type HeadingFacts = Pick<ProductView, 'badge' | 'condition'> & { soldOut: boolean };

/** Shown first: the store's own badge, that the product is not new, and that it is sold out. */
function Badges({ badge, condition, soldOut }: HeadingFacts) {
  const t = useTranslations('product-page');
  const product = useTranslations('product');
  const used = condition === 'used' || condition === 'refurbished';
  if (!badge && !used && !soldOut) return null;
  return (
    <p className="flex flex-wrap gap-2 text-sm font-semibold">
      {badge && <bdi className="rounded-sm bg-primary-tint px-2 py-0.5 text-primary">{badge}</bdi>}
      {used && (
        <span className="rounded-sm bg-warn-tint px-2 py-0.5 text-warn">
          {t(`condition-${condition}`)}
        </span>
      )}
      {soldOut && (
        <span className="rounded-sm bg-ground-3 px-2 py-0.5">{product('out-of-stock')}</span>
      )}
    </p>
  );
}
