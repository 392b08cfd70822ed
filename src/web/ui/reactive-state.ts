// A value outside React that components watch.
import { useSyncExternalStore } from 'react';

export type ReactiveState<T> = {
  get: () => T;
  set: (next: T) => void;
  subscribe: (heard: () => void) => () => void;
  initial: T;
};

export function reactiveState<T>(initial: T): ReactiveState<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set: (next) => {
      value = next;
      for (const heard of listeners) heard();
    },
    subscribe: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

/** The store's value; on the server and during hydration, its initial one. */
export function useReactiveState<T>(store: ReactiveState<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
