// Addresses: what a link says, seen from where one is, and how a browser keeps it.
import { prefix } from '#web/router/site-map.ts';
import type { Path, Place, To } from '#web/router/router-types.ts';

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const KEY_LENGTH = 8;

export const isElsewhere = (to: To): to is string => typeof to === 'string' && ELSEWHERE.test(to);

/** The address of a path below the prefix. */
export const hrefOf = (path: Path): string =>
  `${withPrefix(path.pathname)}${path.search}${path.hash}`;

export const withPrefix = (pathname: string): string =>
  prefix && pathname === '/' ? prefix : `${prefix}${pathname}`;

/** The path below the prefix. */
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

/** Where the browser says it is. */
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

/** Writes a step into the browser's history. */
export function writeStep(action: 'PUSH' | 'REPLACE', place: Place): void {
  const entry: HistoryState = { usr: place.state, key: place.key };
  if (action === 'PUSH') history.pushState(entry, '', hrefOf(place));
  else history.replaceState(entry, '', hrefOf(place));
}

/** Whether two places are the same page, and the step between them only moves within it. */
export const isWithinPage = (from: Place, to: Place): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== '';
