import type { ReactNode } from 'react';
import { ListingBreadcrumbs } from '#web/ui/listing/listing-breadcrumbs.tsx';
import type { Crumb } from '#web/ui/navigation/breadcrumbs.tsx';

type Props = { title: string; crumbs: Crumb[]; children: ReactNode };

/** A page of names: its breadcrumbs, its title, and the list. */
export function NamesPage({ title, crumbs, children }: Props) {
  return (
    <div className="shell pt-3">
      <ListingBreadcrumbs crumbs={crumbs} />
      <h1 className="mb-4 mt-1 text-2xl">{title}</h1>
      {children}
    </div>
  );
}
