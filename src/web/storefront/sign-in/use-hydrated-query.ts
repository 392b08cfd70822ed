import { useLocation } from 'react-router';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/**
 * The query of the address; empty until the cached page, which was rendered without it, is
 * hydrated.
 */
export function useHydratedQuery(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}
