// Pictures that are being uploaded for a form: saving it waits for them.
import { createContext, useContext, useMemo, useRef } from 'react';

/** Called with an upload under way: whether all of it arrives. */
type Hold = (arrival: Promise<boolean>) => void;

/** Uploads under way; `arrived` waits for them, and returns whether all came. */
export function useArrivals() {
  const pending = useRef(new Set<Promise<boolean>>());
  return useMemo(
    () => ({
      arrived: async () => (await Promise.all(pending.current)).every(Boolean),
      hold: (arrival: Promise<boolean>) => {
        pending.current.add(arrival);
        void arrival.then(() => pending.current.delete(arrival));
      },
    }),
    [],
  );
}

const Holding = createContext<Hold>(() => undefined);
/** Around the fields of a form whose saving waits for uploads. */
export const HoldingOf = Holding.Provider;
export const useHold = (): Hold => useContext(Holding);
