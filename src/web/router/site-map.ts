// Which routes an address matches, by the site map from the build, and their scripts.
import { matcherOf } from '#web/router/match-routes.ts';
import type { Match, RouteEntry, RouteModule } from '#web/router/router-types.ts';

type Written = {
  Manifest: { routes: Record<string, RouteEntry> };
  RouteModules: Record<string, RouteModule>;
  Context: { basename?: string; stream: ReadableStream<Uint8Array> };
};

/** The data that the server and the build wrote for the router; complete before this code runs. */
export const written = <K extends keyof Written>(name: K): Written[K] =>
  Reflect.get(globalThis, `__reactRouter${name}`);

const { basename = '/' } = written('Context');
/** `/fr`, empty for the main language. */
export const prefix = basename === '/' ? '' : basename;

const entries = () => written('Manifest').routes;
export const entryOf = (id: string): RouteEntry | undefined => entries()[id];

/** The exports of a route's file, once loaded. */
export const moduleOf = (id: string): RouteModule | undefined => written('RouteModules')[id];

let matcher: ReturnType<typeof matcherOf> | undefined;

/** Takes a path without the prefix; returns its routes from the root to the page. */
export const matchesOf = (pathname: string): Match[] =>
  (matcher ??= matcherOf(entries()))(pathname);

/** Loads the scripts of routes that are still missing. */
export async function loadModules(matches: Match[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ id }) => {
      const entry = entryOf(id);
      if (entry && !moduleOf(id))
        written('RouteModules')[id] = await import(/* @vite-ignore */ entry.module);
    }),
  );
}

/** The route that shows another one's error: itself or one of its parents. */
export function boundaryOf(matches: Match[], id: string): string {
  const around = matches.slice(0, matches.findIndex((match) => match.id === id) + 1);
  return around.findLast((match) => moduleOf(match.id)?.ErrorBoundary)?.id ?? 'root';
}
