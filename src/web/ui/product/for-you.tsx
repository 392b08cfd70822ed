import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useNear } from '#web/ui/use-near.ts';

const PickedRow = lazyPart(() => import('#web/ui/product/picked-row.tsx'));
const PLACE = <div className="min-h-96" />;

/**
 * Recommendations based on what this browser looked at last. Pages are rendered without it; it is
 * loaded when its place comes near.
 */
export function ForYou() {
  const [near, setNear] = useState(false);
  const place = useNear(useCallback(() => setNear(true), []));
  return (
    <div ref={place} className="print:hidden">
      <Suspense fallback={PLACE}>{near ? <PickedRow /> : PLACE}</Suspense>
    </div>
  );
}
