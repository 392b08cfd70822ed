import { useLocation } from 'react-router';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/**
 * The query of the address; empty until the kept page has come to life, which was made without it.
 */
export function useHydratedQuery(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}
