import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { MOST_SCORE } from '#contract/score-parts.ts';
import type { Store } from '#contract/store.ts';
import { AwayNote } from '#web/ui/away-note.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ProductCount } from '#web/ui/listing/product-count.tsx';
import { TraderFacts } from '#web/ui/trader-facts.tsx';
import { SaveButton } from '#web/ui/saved/save-button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { RatingStars } from '#web/ui/product/rating-stars.tsx';

export type ShownStore = Pick<
  Store,
  | 'id'
  | 'name'
  | 'image'
  | 'about'
  | 'city'
  | 'created_at'
  | 'product_count'
  | 'away_until'
  | 'trader'
  | 'score'
  | 'new_store'
> & { cover: string; policies: string; rating: number; reviews: number; whatsapp: string };

/** Facts about a store that customers check before they trust it. */
export function StoreHeader({ store }: { store: ShownStore }) {
  return (
    <header className="card mb-6 mt-2 overflow-hidden bg-ground-2">
      {store.cover && <Cover name={store.cover} />}
      <div className="flex flex-col gap-4 p-4 sm:flex-row sm:items-start md:gap-6 md:p-6">
        <Picture
          name={store.image}
          alt=""
          sizes="112px"
          width={112}
          height={112}
          eager
          className="size-20 shrink-0 rounded-full border border-line object-cover md:size-28"
        />
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl">
            <bdi>{store.name}</bdi>
          </h1>
          <StoreFacts store={store} />
          {store.away_until && (
            <div className="mt-3 max-w-prose">
              <AwayNote until={store.away_until} />
            </div>
          )}
          {store.about && (
            <p className="mt-3 max-w-prose whitespace-pre-line break-words" dir="auto">
              {store.about}
            </p>
          )}
          {store.policies && <Policies text={store.policies} />}
          {store.trader && <TraderFacts trader={store.trader} open />}
        </div>
        <StoreActs store={store} />
      </div>
    </header>
  );
}

const Cover = ({ name }: { name: string }) => (
  <Picture
    name={name}
    alt=""
    sizes="100vw"
    width={1200}
    height={300}
    eager
    className="aspect-[4/1] w-full object-cover"
  />
);

function Policies({ text }: { text: string }) {
  const t = useTranslations('listing');
  return (
    <details className="mt-3 max-w-prose">
      <summary className="link min-h-11 content-center">{t('store-policies')}</summary>
      <p className="whitespace-pre-line break-words" dir="auto">
        {text}
      </p>
    </details>
  );
}

function StoreActs({ store }: { store: ShownStore }) {
  const t = useTranslations('listing');
  return (
    <div className="flex shrink-0 flex-wrap gap-2 sm:flex-col">
      <SaveButton list="following" id={store.id} />
      {store.whatsapp && (
        <a href={store.whatsapp} rel="noopener" target="_blank" className="button button-quiet">
          <Icon name="message-circle" size={18} />
          {t('whatsapp')}
        </a>
      )}
      <Link to={`/report?store=${store.id}`} rel="nofollow" className="link self-center text-sm">
        {t('report')}
      </Link>
    </div>
  );
}

function StoreFacts({ store }: { store: ShownStore }) {
  const t = useTranslations('listing');
  const format = useFormatter();
  return (
    <ul className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
      {store.rating > 0 && (
        <li className="flex items-center gap-1.5">
          <RatingStars rating={store.rating} count={store.reviews} />
          <bdi className="figures font-semibold">{store.rating.toFixed(1)}</bdi>
        </li>
      )}
      {store.score !== null && (
        <li>{t('store-score', { score: store.score, most: MOST_SCORE })}</li>
      )}
      {store.new_store && <li>{t('store-new')}</li>}
      <li>
        <ProductCount total={store.product_count} />
      </li>
      <li>
        {t('member-since', {
          date: format.dateTime(new Date(store.created_at), { year: 'numeric', month: 'long' }),
        })}
      </li>
      {store.city && (
        <li className="flex items-center gap-1">
          <Icon name="map-pin" size={15} />
          <bdi>{store.city}</bdi>
        </li>
      )}
    </ul>
  );
}
