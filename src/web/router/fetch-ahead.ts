// Prefetches a page while the pointer is on a link to it.
import { hrefOf } from '#web/router/place.ts';
import { requestOf } from '#web/router/page-data.ts';
import { entryOf, matchesOf, moduleOf } from '#web/router/site-map.ts';
import type { Page, Path } from '#web/router/router-types.ts';

let ahead: HTMLLinkElement[] = [];

export function fetchAhead(page: Page, path: Path): void {
  if (hrefOf(path) === hrefOf(page.location)) return;
  const matches = matchesOf(path.pathname);
  const { ids, url } = requestOf(page, path, matches);
  const scripts = matches.flatMap(({ id }) => {
    const entry = moduleOf(id) ? undefined : entryOf(id);
    return entry ? [entry.module, ...entry.imports] : [];
  });
  const href = `${url.pathname}${url.search}`;
  for (const link of ahead) link.remove();
  ahead = [
    ...(ids.length > 0 ? [linkTo({ rel: 'prefetch', as: 'fetch', href })] : []),
    ...[...new Set(scripts)].map((script) => linkTo({ rel: 'modulepreload', href: script })),
  ];
  document.head.append(...ahead);
}

const linkTo = (says: Partial<HTMLLinkElement>): HTMLLinkElement =>
  Object.assign(document.createElement('link'), says);
