import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True once this screen is alive in the browser; on the server and while hydrating false. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
