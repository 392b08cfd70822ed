import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ListingPager } from '#web/ui/listing/listing-pager.tsx';
import {
  filterCount,
  listingQuery,
  nothingApplied,
  type Listing,
} from '#web/ui/listing/listing.ts';
import { useListingLoading } from '#web/ui/listing/use-listing-navigation.ts';
import { Loading } from '#web/ui/message/loading.tsx';
import { TileGrid } from '#web/ui/product/tile-grid.tsx';
import { TileSkeletons } from '#web/ui/product/tile-skeletons.tsx';

/** The products of a listing and its pages; placeholders while the next ones are loading. */
export function ListingResults({
  listing,
  narrow = false,
  store = false,
}: {
  listing: Listing;
  narrow?: boolean;
  store?: boolean;
}) {
  const t = useTranslations('listing');
  const waiting = useListingLoading();
  return (
    <div
      data-turned
      tabIndex={-1}
      role="group"
      aria-label={t('page', { page: listing.page })}
      className="outline-none"
    >
      {waiting ? (
        <ListingLoading narrow={narrow} />
      ) : (
        <FoundProducts listing={listing} narrow={narrow} store={store} />
      )}
    </div>
  );
}

function FoundProducts({
  listing,
  narrow,
  store,
}: {
  listing: Listing;
  narrow: boolean;
  store: boolean;
}) {
  const { pathname } = useLocation();
  const { cards, page, pages, scope, applied } = listing;
  if (cards.length === 0) return <EmptyListing listing={listing} />;
  return (
    <>
      <TileGrid cards={cards} store={store} eager narrow={narrow} />
      <ListingPager
        page={page}
        pages={pages}
        address={(to) => `${pathname}${listingQuery(scope, applied, to)}`}
      />
    </>
  );
}

function ListingLoading({ narrow }: { narrow: boolean }) {
  const t = useTranslations('listing');
  return (
    <Loading words={t('loading')}>
      <TileSkeletons narrow={narrow} />
    </Loading>
  );
}

function EmptyListing({ listing }: { listing: Listing }) {
  const t = useTranslations('listing');
  const { pathname } = useLocation();
  const { scope, applied, total } = listing;
  if (total > 0)
    return (
      <EmptyState
        text={t('nothing')}
        detail={t('past-the-end')}
        to={`${pathname}${listingQuery(scope, applied)}`}
        action={t('first-page')}
      />
    );
  if (filterCount(listing) > 0)
    return (
      <EmptyState
        text={t('nothing')}
        detail={t('too-narrow')}
        to={`${pathname}${listingQuery(scope, { ...nothingApplied, sort: applied.sort })}`}
        action={t('clear')}
      />
    );
  return (
    <EmptyState
      text={t('nothing')}
      detail={scope.q ? t('try-other-words') : t('look-elsewhere')}
      to="/categories"
      action={t('all-categories')}
    />
  );
}
