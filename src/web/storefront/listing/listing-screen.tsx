import type { ReactNode } from 'react';
import type { Crumb } from '#web/ui/navigation/breadcrumbs.tsx';
import { ProductCount } from '#web/ui/listing/product-count.tsx';
import { ListingBreadcrumbs } from '#web/ui/listing/listing-breadcrumbs.tsx';
import { NarrowedList } from '#web/ui/listing/narrowed-list.tsx';
import type { Listing } from '#web/ui/listing/listing.ts';

/** Products with their filters and order. `children` are between the heading and the products. */
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
  const { scope, total, more } = listing;
  return (
    <div className="shell pt-3">
      <ListingBreadcrumbs crumbs={crumbs} />
      <div className="mb-4 mt-1 flex flex-wrap items-baseline gap-x-3">
        <h1 className="min-w-0 text-2xl" dir="auto">
          {title}
        </h1>
        <ProductCount total={total} more={more} />
      </div>
      {children}
      <NarrowedList listing={listing} of={JSON.stringify([crumbs, scope])} store />
    </div>
  );
}
