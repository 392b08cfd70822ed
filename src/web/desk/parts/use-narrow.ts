import { useSyncExternalStore } from 'react';

/**
 * Below the breakpoint `lg:`, because beside the navigation a tablet has as little room as a phone.
 */
const NARROW = '(width < 62rem)';

/** Whether the screen is too narrow for a table. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(watch, () => matchMedia(NARROW).matches);

function watch(changed: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
