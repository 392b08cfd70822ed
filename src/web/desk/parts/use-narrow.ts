import { useSyncExternalStore } from 'react';

/** As wide as what `lg:` begins at: on a tablet a screen beside its navigation is as narrow as a phone. */
const NARROW = '(width < 62rem)';

/** Whether there is too little room for a table. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(watch, () => matchMedia(NARROW).matches);

function watch(changed: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
