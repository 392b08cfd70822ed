import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True once this screen is alive in the browser; false on the server and while hydrating. What
 * stands in the address and not in the page's key may only be shown after that.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
