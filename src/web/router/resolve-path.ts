// The target of a link, as React Router resolves it on the server
// (test/rules/match-routes.test.ts).
import type { Path, To } from '#web/router/router-types.ts';

/** Resolves a link relative to a path; a link without a path stays there. */
export function resolve(to: To, from: { pathname: string }): Path {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? partsOf(to) : to;
  return {
    pathname: pathname ? walked(pathname.replaceAll(/\/{2,}/g, '/'), from.pathname) : from.pathname,
    search: marked(search, '?'),
    hash: marked(hash, '#'),
  };
}

function partsOf(to: string): Partial<Path> {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return { pathname, search, hash };
}

function walked(to: string, from: string): string {
  const inside = to.startsWith('/') || to.startsWith('\\');
  const parts = inside ? [''] : from.replace(/\/+$/, '').split('/');
  for (const part of to.slice(inside ? 1 : 0).split('/')) {
    if (part !== '..' && part !== '.') parts.push(part);
    else if (part === '..' && parts.length > 1) parts.pop();
  }
  return parts.length > 1 ? parts.join('/') : '/';
}

const marked = (text: string, mark: string): string =>
  text === '' || text === mark ? '' : text.startsWith(mark) ? text : `${mark}${text}`;
