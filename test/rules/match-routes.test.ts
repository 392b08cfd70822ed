import fc from 'fast-check';
import { matchRoutes, resolvePath, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { barePages, checkoutPages, shopPages } from '#web/page-list.ts';
import { matcherOf } from '#web/router/match-routes.ts';
import { resolve } from '#web/router/resolve-path.ts';
import type { RouteEntry } from '#web/router/router-types.ts';

const written = { hasLoader: false, module: '', imports: [] };
const layouts = { ofShop: shopPages, ofBare: barePages, ofCheckout: checkoutPages };
const routes: Record<string, RouteEntry> = Object.fromEntries(
  [
    { id: 'root', path: '' },
    ...Object.entries(layouts).flatMap(([layout, pages]) => [
      { id: layout, parentId: 'root' },
      ...pages.map(({ id, path }) =>
        path ? { id, parentId: layout, path } : { id, parentId: layout, index: true },
      ),
      ...(layout === 'ofShop' ? [{ id: 'not-found', parentId: 'ofShop', path: '*' }] : []),
    ]),
  ].map((route) => [route.id, { ...written, ...route }]),
);

const childrenOf = (parent?: string): RouteObject[] =>
  Object.values(routes)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: childrenOf(id) },
    );
const tree = childrenOf();
const librarys = (path: string) =>
  (matchRoutes(tree, path) ?? []).map(({ route, params }) => ({ id: route.id, params }));
const ours = matcherOf(routes);

const parts = [
  ...new Set(
    Object.values(routes).flatMap(({ path = '' }) =>
      path.split('/').filter((part) => /^[a-z]/.test(part)),
    ),
  ),
];
const part = fc.oneof(
  fc.constantFrom(...parts),
  fc.constantFrom(...parts).map((name) => name.toUpperCase()),
  fc.constantFrom('7', 'a.b', 'a%2Fb', '%C3%A9t%C3%A9', 'été', '%', '%zz', 'a+b', '*', '', 'a b'),
  fc.string({ maxLength: 4 }).map((text) => text.replaceAll(/[/?#\\]/g, '')),
);
const path = fc
  .tuple(fc.array(part, { maxLength: 4 }), fc.constantFrom('', '/', '//'))
  .map(([all, end]) => `/${all.join('/')}${end}`);

describe('the router of browsers and the library of the server', () => {
  it.each([...shopPages, ...barePages, ...checkoutPages].map(({ id, path: at }) => [id, at]))(
    'show the same at the address of %s',
    (id, at) => {
      const address = `/${at.replaceAll(/:\w+/g, 'some-%C3%A9')}`;
      expect(ours(address).map((match) => match.id)).toContain(id);
      expect(ours(address)).toEqual(librarys(address));
    },
  );

  it('show the same at every address', () => {
    fc.assert(
      fc.property(path, (address) => {
        expect(ours(address)).toEqual(librarys(address));
      }),
      { numRuns: 500 },
    );
  });

  it('lead to the same places', () => {
    const link = fc
      .tuple(
        fc.constantFrom('', '/', '..', '../', './', '//', 'a/', '/a/b', '../../../a', 'a/./b/..'),
        fc.constantFrom('', '?', '?a=b', '?a=b?c', '?a=/b'),
        fc.constantFrom('', '#', '#here', '#a?b', '#a#b'),
      )
      .map((all) => all.join(''));
    fc.assert(
      fc.property(link, path, (to, from) => {
        expect(resolve(to, { pathname: from })).toEqual(resolvePath(to, from));
      }),
      { numRuns: 500 },
    );
    for (const to of [{}, { search: 'a=b' }, { pathname: '/a//b', hash: 'here' }, { hash: '#' }])
      expect(resolve(to, { pathname: '/c/' })).toEqual(resolvePath(to, '/c/'));
  });
});
