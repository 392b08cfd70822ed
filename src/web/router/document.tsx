// The parts of the document around the page.
import { useEffect, useLayoutEffect } from 'react';
import { usePage } from '#web/router/contexts.ts';
import { keepHeight, readHeights, returnTo, writeHeights } from '#web/router/heights.ts';
import { moduleOf } from '#web/router/site-map.ts';
import type { Page, Tag } from '#web/router/router-types.ts';

/** The title and other tags, from the innermost route that has any. */
export function Meta() {
  const page = usePage();
  return tagsOf(page).map((tag) => {
    const { title, tagName: Name = 'meta', ...says } = tag;
    if (title !== undefined) return <title key="title">{title}</title>;
    return <Name key={JSON.stringify(says)} {...says} />;
  });
}

function tagsOf({ matches, errors, loaderData, location }: Page): Tag[] {
  const failed = errors ? matches.findIndex(({ id }) => id in errors) : -1;
  const active = failed < 0 ? matches : matches.slice(0, failed + 1);
  const loaded = active.map(({ id }) => ({ id, loaderData: loaderData[id] }));
  const last = active.findLast(({ id }) => moduleOf(id)?.meta);
  if (!last) return [];
  return (
    moduleOf(last.id)?.meta?.({
      loaderData: loaderData[last.id],
      params: last.params,
      location,
      matches: loaded,
      error: errors?.[active.at(-1)?.id ?? ''],
    }) ?? []
  );
}

/** No route has stylesheets of its own. */
export const Links = () => null;

const inert = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: ' ' } };

/** Placeholders for the scripts that the server wrote, for hydration. */
export function Scripts() {
  return (
    <>
      <script {...inert} />
      <script type="module" async {...inert} />
    </>
  );
}

/** Scrolls to the top of a page, or to where its reader was; placed after the page. */
export function ScrollRestoration() {
  const { location, scroll } = usePage();
  useLayoutEffect(readHeights, []);
  useEffect(() => {
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      keepHeight(location);
      writeHeights();
      history.scrollRestoration = 'auto';
    };
    take();
    addEventListener('pageshow', take);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pageshow', take);
      removeEventListener('pagehide', leave);
    };
  }, [location]);
  useLayoutEffect(() => {
    if (typeof scroll === 'number') returnTo(location, scroll);
    else if (!scrolledTo(location.hash) && scroll === 'begin') scrollTo(0, 0);
  }, [location, scroll]);
  return <script {...inert} />;
}

function scrolledTo(hash: string): boolean {
  const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  place?.scrollIntoView();
  return place !== null;
}
