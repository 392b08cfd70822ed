import { useSyncExternalStore } from 'react';

/** Below the breakpoint `lg:`: beside the navigation, a tablet is as narrow as a phone. */
const NARROW = '(width < 62rem)';

/** Whether there is too little room for a table. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(watch, () => matchMedia(NARROW).matches);

function watch(changed: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
