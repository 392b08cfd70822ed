import { useCallback, useEffect, useMemo } from 'react';
import { go, revalidate } from '#web/router/browser-router.ts';
import { usePage, useRouter, useWay } from '#web/router/contexts.ts';
import { hrefOf } from '#web/router/place.ts';
import { resolve } from '#web/router/resolve-path.ts';
import type {
  Blocker,
  GoOptions,
  Params,
  Place,
  To,
  Navigation,
} from '#web/router/router-types.ts';

export const useLocation = (): Place => usePage().location;
export const useParams = (): Params => usePage().matches.at(-1)?.params ?? {};
export const useNavigation = (): Navigation => useWay();
export const useHref = (to: To): string => hrefOf(resolve(to, useLocation()));
export const useRouteLoaderData = (id: string): unknown => usePage().loaderData[id];

export function useMatches() {
  const { matches, loaderData } = usePage();
  return useMemo(
    () => matches.map((match) => ({ ...match, loaderData: loaderData[match.id] })),
    [matches, loaderData],
  );
}

export function useSearchParams(): [URLSearchParams] {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search])];
}

export function useNavigate() {
  const router = useRouter();
  return useCallback((to: To | number, options?: GoOptions) => go(router, to, options), [router]);
}

export function useRevalidator() {
  const router = useRouter();
  return { revalidate: useCallback(() => revalidate(router), [router]) };
}

export function useBlocker(blocker: Blocker): void {
  const { blockers } = useRouter();
  useEffect(() => {
    blockers.add(blocker);
    return () => void blockers.delete(blocker);
  }, [blockers, blocker]);
}
