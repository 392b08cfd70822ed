// Which routes an address matches, with the same result as React Router on the server:
// test/rules/match-routes.test.ts compares them. The library's version also has features that no
// page here uses: optional segments and nested paths.
import type { Match, Params, RouteEntry } from '#web/router/router-types.ts';

type Routes = Record<string, RouteEntry>;
type RoutePattern = { ids: string[]; names: string[]; pattern: RegExp; worth: number };

const NAMED = 11;
const ANY = 4;
const REST = -1;
const worthOf = (part: string) => (part === '*' ? REST : part.startsWith(':') ? ANY : NAMED);

const patternOf = (part: string): string =>
  part === '*'
    ? '(?:/(.+)|/*)'
    : `/${part.startsWith(':') ? '([^/]+)' : part.replaceAll(/[\\.*+^${}|()[\]]/g, String.raw`\$&`)}`;

/**
 * Takes the entries of the site map; returns a function that matches a path to its routes, root
 * first.
 */
export function matcherOf(routes: Routes): (pathname: string) => Match[] {
  const ways = Object.values(routes)
    .filter(({ path, index }) => path || index)
    .map((route) => routePatternOf(route, routes))
    .toSorted((one, other) => other.worth - one.worth);
  return (pathname) => {
    const path = decoded(pathname);
    for (const { ids, names, pattern } of ways) {
      const found = pattern.exec(path);
      if (!found) continue;
      const params: Params = Object.fromEntries(
        names.map((name, at) => [name, (found[at + 1] ?? '').replaceAll('%2F', '/')]),
      );
      return ids.map((id) => ({ id, params }));
    }
    return [];
  };
}

function routePatternOf({ id, path = '' }: RouteEntry, routes: Routes): RoutePattern {
  const ids = [id];
  for (let above = routes[id]?.parentId; above; above = routes[above]?.parentId) ids.unshift(above);
  const parts = path.split('/').filter(Boolean);
  return {
    ids,
    names: parts
      .filter((part) => part === '*' || part.startsWith(':'))
      .map((part) => part.replace(':', '')),
    pattern: new RegExp(`^${parts.map(patternOf).join('')}/*$`, 'i'),
    worth: parts.reduce((sum, part) => sum + worthOf(part), 0),
  };
}

/** A slash that is written as `%2F` is part of a name. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
