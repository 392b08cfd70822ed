// Placeholders for loading lists, in the final size.
import type { ReactNode } from 'react';

export function CardListSkeleton({ height }: { height: string }) {
  return (
    <ListSkeleton>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: 6 }, (_, at) => (
          <div key={at} className={`skeleton rounded-tile ${height}`} />
        ))}
      </div>
    </ListSkeleton>
  );
}

/** Placeholders for the search and the order, above those of the list. */
export function ListSkeleton({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="mb-5 flex flex-wrap justify-between gap-3">
        <div className="skeleton h-11 w-full sm:w-80" />
        <div className="skeleton h-11 w-full sm:w-56" />
      </div>
      {children}
    </>
  );
}
