import { useSyncExternalStore } from 'react';

/** As wide as what `md:` begins at. */
const NARROW = '(width < 48rem)';

/** Whether the window is as narrow as a phone's. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(watch, () => matchMedia(NARROW).matches);

function watch(changed: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
