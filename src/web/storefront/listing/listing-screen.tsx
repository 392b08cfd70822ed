import { Suspense, type ReactNode } from 'react';
import type { Crumb } from '#web/ui/navigation/breadcrumbs.tsx';
import { AppliedChips } from '#web/storefront/listing/applied-chips.tsx';
import { ProductCount } from '#web/ui/listing/product-count.tsx';
import { ListingBreadcrumbs } from '#web/ui/listing/listing-breadcrumbs.tsx';
import { Filters } from '#web/storefront/listing/filters.tsx';
import { FiltersButton } from '#web/storefront/listing/filters-button.tsx';
import { filterCount, type Listing } from '#web/ui/listing/listing.ts';
import { ListingResults } from '#web/ui/listing/listing-results.tsx';
import { SortForm } from '#web/ui/listing/sort-form.tsx';

/**
 * Products with all that narrows and orders them. `children` stand between the heading and them.
 */
export function ListingScreen({
  title,
  crumbs,
  listing,
  children,
}: {
  title: string;
  crumbs: Crumb[];
  listing: Listing;
  children?: ReactNode;
}) {
  const { scope, applied, total, more } = listing;
  const filtered = filterCount(listing);
  const head = (
    <>
      <ListingBreadcrumbs crumbs={crumbs} />
      <div className="mb-4 mt-1 flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-2xl" dir="auto">
          {title}
        </h1>
        <ProductCount total={total} more={more} />
      </div>
      {children}
    </>
  );
  if (total === 0 && filtered === 0)
    return (
      <div className="shell pt-3">
        {head}
        <ListingResults listing={listing} />
      </div>
    );
  return (
    <div className="shell pt-3">
      {head}
      <div className="mt-5 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
        <Suspense>
          <Filters key={JSON.stringify([crumbs, scope])} listing={listing} />
        </Suspense>
        <div>
          <div className="mb-4 flex flex-wrap items-center gap-3">
            <FiltersButton count={filtered} />
            <AppliedChips listing={listing} />
            <SortForm scope={scope} applied={applied} />
          </div>
          <Suspense>
            <ListingResults listing={listing} narrow store />
          </Suspense>
        </div>
      </div>
    </div>
  );
}
