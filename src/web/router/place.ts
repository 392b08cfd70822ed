// Addresses: resolves links from the present place, and stores places in the browser's history.
import { prefix } from '#web/router/site-map.ts';
import type { Path, Place, To } from '#web/router/router-types.ts';

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const KEY_LENGTH = 8;

export const isElsewhere = (to: To): to is string => typeof to === 'string' && ELSEWHERE.test(to);

/** The address of a path without the language prefix. */
export const hrefOf = (path: Path): string =>
  `${withPrefix(path.pathname)}${path.search}${path.hash}`;

export const withPrefix = (pathname: string): string =>
  prefix && pathname === '/' ? prefix : `${prefix}${pathname}`;

/** The path without the language prefix. */
const withoutPrefix = (pathname: string): string =>
  pathname === prefix || pathname.startsWith(`${prefix}/`)
    ? pathname.slice(prefix.length) || '/'
    : pathname;

export const newPlace = (path: Path, state: unknown = null): Place => ({
  ...path,
  state,
  key: crypto.randomUUID().slice(0, KEY_LENGTH),
});

type HistoryState = { usr?: unknown; key?: string } | null;

/** The present place, according to the browser. */
export function placeNow(): Place {
  const { pathname, search, hash } = location;
  const entry: HistoryState = history.state;
  return {
    pathname: withoutPrefix(pathname),
    search,
    hash,
    state: entry?.usr ?? null,
    key: entry?.key ?? 'default',
  };
}

/** Adds a step to the browser's history. */
export function writeStep(action: 'PUSH' | 'REPLACE', place: Place): void {
  const entry: HistoryState = { usr: place.state, key: place.key };
  if (action === 'PUSH') history.pushState(entry, '', hrefOf(place));
  else history.replaceState(entry, '', hrefOf(place));
}

/** Whether two places are on the same page, so that the step only scrolls. */
export const isWithinPage = (from: Place, to: Place): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== '';
