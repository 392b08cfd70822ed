import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True once this screen is hydrated; false on the server and during hydration. Parts of the address
 * that are not in the page's cache key may only be shown after that.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
