import { Suspense, useCallback, useMemo, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { viewedIds } from '#web/ui/product/viewed.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useNear } from '#web/ui/use-near.ts';

const ViewedRow = lazyPart(() => import('#web/ui/product/viewed-row.tsx'));
const PLACE = <div className="min-h-96" />;

/**
 * What this browser looked at last, except this page's product. Pages are rendered without it; it
 * is loaded when its place comes near.
 */
export function RecentlyViewed({ except }: { except?: number }) {
  const alive = useHydrated();
  const ids = useMemo(
    () => (alive ? viewedIds().filter((id) => id !== except) : []),
    [alive, except],
  );
  const [near, setNear] = useState(false);
  const place = useNear(useCallback(() => setNear(true), []));
  if (ids.length === 0) return null;
  return (
    <div ref={place} className="print:hidden">
      <Suspense fallback={PLACE}>{near ? <ViewedRow ids={ids} /> : PLACE}</Suspense>
    </div>
  );
}
