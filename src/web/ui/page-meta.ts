// What a page says about itself to search engines and to those who share it.
import type { MetaDescriptor } from 'react-router';
import type { Site } from '#web/read-site.ts';

type Args = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string; search: string };
};
export type PageWords = {
  title?: string | undefined;
  description?: string | undefined;
  image?: string | undefined;
  noindex?: boolean;
  /**
   * Query keys that make another page of it (`page`, `brand` …); all others lead to the same one.
   */
  keeps?: string[];
};

/** Title, description, canonical address, the other languages' addresses and the sharing card. */
export function pageMeta(
  args: Args,
  { title, description, image, noindex, keeps = [] }: PageWords,
): MetaDescriptor[] {
  const site = siteOf(args);
  const { location } = args;
  if (!site) return [{ title: title ?? '' }];
  const whole = title ? `${title} · ${site.name}` : site.title;
  const text = (description || site.description).slice(0, 300);
  if (noindex) return [{ title: whole }, { name: 'robots', content: 'noindex' }];
  const own = site.languages.find(({ code }) => code === site.language)?.path ?? '';
  const path =
    location.pathname.startsWith(`${own}/`) || location.pathname === own
      ? location.pathname.slice(own.length)
      : location.pathname;
  const address = (prefix: string) =>
    `${site.url}${prefix}${path === '/' && prefix ? '' : path}${kept(location.search, keeps)}`;
  return [
    { title: whole },
    { name: 'description', content: text },
    { tagName: 'link', rel: 'canonical', href: address(own) },
    ...site.languages.map(({ code, path: prefix }) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: code,
      href: address(prefix),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('') },
    { property: 'og:title', content: whole },
    { property: 'og:description', content: text },
    { property: 'og:url', content: address(own) },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: site.language },
    ...(image ? [{ property: 'og:image', content: `${site.url}/media/${image}` }] : []),
  ];
}

/** The site that the page stands in; undefined where it could not be read. */
export function siteOf({ matches }: Pick<Args, 'matches'>): Site | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined;
}

function kept(search: string, keys: string[]): string {
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(
      ([name, value]) => keys.includes(name) && value && !(name === 'page' && value === '1'),
    ),
  );
  return query.size ? `?${query}` : '';
}
