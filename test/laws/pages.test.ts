// Each page defines its path and the query it reads once; the router, the server and the files use
// the same list.
import type { RouteConfigEntry } from '@react-router/dev/routes';
import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageAddress } from '#web/page-address.ts';
import { barePages, checkoutPages, shopPages } from '#web/page-list.ts';
import routes from '#web/routes.ts';
import { isRoute } from './import-graph.ts';
import { filesIn, hold, textOf } from './sources.ts';

const pages = [...shopPages, ...barePages, ...checkoutPages];
const words = [
  ...new Set(
    pages.flatMap(({ path }) => path.split('/')).filter((part) => part && !part.startsWith(':')),
  ),
];

const routeObjects = routesOf(routes);
function routesOf(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ id = '', path = '', index, children = [] }) =>
    index ? { id, path, index } : { id, path, children: routesOf(children) },
  );
}

/** The files of the router's pages and of the frames around them. */
function filesOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [`src/web/${file}`, ...filesOf(children)]);
}

/** The page that the router finds, by name; undefined if only its fallback matches. */
function routed(path: string): string | undefined {
  const route = matchRoutes(routeObjects, path)?.at(-1)?.route;
  return route?.path === '*' ? undefined : route?.id;
}
/** The page that the server finds: only the loaders of that page can be requested. */
function served(path: string): string | undefined {
  const all = pages.map(({ id }) => id).join(',');
  return (
    new URLSearchParams(
      pageAddress(`${path === '/' ? '/_' : path}.data?_routes=${all}`, []).address.split('?')[1],
    ).get('_routes') ?? undefined
  );
}

describe('pages', () => {
  it('are found by the router and by the server alike, whatever the address', () => {
    const part = fc.oneof(
      fc.constantFrom(...words, ...words.map((word) => word.toUpperCase())),
      fc.constantFrom('x', '7', 'a b', 'ع'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
        const path = `/${parts.map(encodeURIComponent).join('/')}`;
        expect(served(path), path).toBe(routed(path));
      }),
      { numRuns: 4000 },
    );
  });

  it('are those whose file is named for a page, and no other file is', () => {
    const files = filesIn('src/web/storefront').filter(isRoute);
    const listed = new Set(filesOf(routes));
    hold([
      ...files
        .filter((file) => !listed.has(file))
        .map(
          (file) =>
            `${file} is no page of src/web/page-list.ts: say there where it stands and what ` +
            'it reads of its address, or name it for the part that it is.',
        ),
      ...[...listed]
        .filter((file) => !files.includes(file))
        .map(
          (file) =>
            `src/web/page-list.ts lists ${file}, which is not there, or not named as pages ` +
            'and their frames are (cart-page.tsx, shop-layout.tsx).',
        ),
    ]);
  });

  it('read their address through the list: a loader sees only what its page is cached by', () =>
    hold(
      [...filesOf(routes), 'src/web/root.tsx'].flatMap((path) => {
        const [, loader = ''] =
          /export (?:async )?function loader([\s\S]*?)\n}/.exec(textOf(path)) ?? [];
        return [
          ...loader.matchAll(/request\.(headers|signal|method)|\bcookies?\b|searchParams/g),
        ].map(
          ([use]) =>
            `${path} looks at ${use} in its loader: what a kept page is made of stands in ` +
            'its address alone; read that with askOf or readQuery.',
        );
      }),
    ));
});
