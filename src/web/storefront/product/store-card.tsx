import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { MOST_SCORE } from '#contract/score-parts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { storePath } from '#web/ui/links.ts';
import { TraderFacts } from '#web/ui/trader-facts.tsx';
import { SaveButton } from '#web/ui/saved/save-button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { ShownStore } from '#web/storefront/product/product-view.ts';

/** The store that sells the product. */
export function StoreCard({ store }: { store: ShownStore }) {
  const t = useTranslations('product-page');
  return (
    <section aria-labelledby="store" className="card flex flex-col gap-3 p-4">
      <div className="flex items-center gap-3">
        <Picture
          name={store.image}
          alt=""
          sizes="48px"
          width={48}
          height={48}
          className="size-12 rounded-full bg-ground-2 object-cover"
        />
        <div className="min-w-0">
          <h2 id="store" className="truncate text-base">
            <bdi>{store.name}</bdi>
          </h2>
          {store.city && (
            <p className="truncate text-sm text-ink-2">
              <bdi>{store.city}</bdi>
            </p>
          )}
        </div>
      </div>
      <p className="text-sm text-ink-2">
        {t('products', { count: store.product_count })}
        <br />
        {t('member-since', { year: String(store.since) })}
        {(store.score !== null || store.new_store) && <br />}
        {store.score !== null && t('store-score', { score: store.score, most: MOST_SCORE })}
        {store.new_store && t('store-new')}
      </p>
      {store.trader && <TraderFacts trader={store.trader} />}
      <Link to={storePath(store)} prefetch="intent" className="button button-quiet">
        {t('visit-store')}
      </Link>
      <SaveButton list="following" id={store.id} />
      {store.whatsapp && (
        <a
          href={store.whatsapp}
          target="_blank"
          rel="noopener"
          className="link inline-flex min-h-6 items-center justify-center gap-2 text-sm"
        >
          <Icon name="message-circle" size={18} />
          {t('whatsapp')}
        </a>
      )}
    </section>
  );
}
