import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { FollowedStore } from '#contract/following.ts';
import { storePath } from '#web/ui/links.ts';
import { SaveButton } from '#web/ui/saved/save-button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { RatingStars } from '#web/ui/product/rating-stars.tsx';

/** A store that the customer follows. */
export function FollowedCard({ store }: { store: FollowedStore }) {
  const t = useTranslations('listing');
  const format = useFormatter();
  return (
    <article className="card flex h-full flex-col gap-3 p-4">
      <div className="flex grow gap-3">
        <Picture
          name={store.image}
          alt=""
          sizes="56px"
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-full bg-ground-2 object-cover"
        />
        <div className="min-w-0 text-sm text-ink-2">
          <h2 className="truncate text-base text-ink">
            <Link
              to={storePath(store)}
              prefetch="intent"
              className="inline-flex min-h-6 items-center hover:text-primary"
            >
              <bdi>{store.name}</bdi>
            </Link>
          </h2>
          {store.rating > 0 && (
            <p className="flex items-center gap-1.5">
              <RatingStars rating={store.rating} size={14} />
              <bdi className="figures font-semibold">{store.rating.toFixed(1)}</bdi>
            </p>
          )}
          <p className="truncate">
            {t('products', { count: store.product_count })}
            {store.city && (
              <>
                {' '}
                · <bdi>{store.city}</bdi>
              </>
            )}
          </p>
          <p className="truncate">
            {t('member-since', {
              date: format.dateTime(new Date(store.created_at), { year: 'numeric', month: 'long' }),
            })}
          </p>
        </div>
      </div>
      <SaveButton list="following" id={store.id} className="w-full text-sm" />
    </article>
  );
}
