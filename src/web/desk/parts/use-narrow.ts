import { useSyncExternalStore } from 'react';

/** Below the breakpoint `lg:`; beside the navigation, a tablet has little room too. */
const NARROW = '(width < 62rem)';

/** Whether the screen is too narrow for a table. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(watch, () => matchMedia(NARROW).matches);

function watch(changed: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
