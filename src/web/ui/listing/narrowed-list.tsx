import { Suspense } from 'react';
import { AppliedChips } from '#web/ui/listing/applied-chips.tsx';
import { Filters } from '#web/ui/listing/filters.tsx';
import { FiltersButton } from '#web/ui/listing/filters-button.tsx';
import { filterCount, type Listing } from '#web/ui/listing/listing.ts';
import { ListingResults } from '#web/ui/listing/listing-results.tsx';
import { SortForm } from '#web/ui/listing/sort-form.tsx';

type Props = {
  listing: Listing;
  /** Identifies the listing: another one starts with the filters in the page's address. */
  of: string;
  /** Whether products show their store. */
  store?: boolean;
};

/** The products of a listing, beside its filters and its order. */
export function NarrowedList({ listing, of, store = false }: Props) {
  const { scope, applied, total } = listing;
  if (total === 0 && filterCount(listing) === 0) return <ListingResults listing={listing} />;
  return (
    <div className="mt-5 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      <Suspense>
        <Filters key={of} listing={listing} />
      </Suspense>
      <div>
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <FiltersButton count={filterCount(listing)} />
          <AppliedChips listing={listing} />
          <SortForm scope={scope} applied={applied} />
        </div>
        <Suspense>
          <ListingResults listing={listing} narrow store={store} />
        </Suspense>
      </div>
    </div>
  );
}
