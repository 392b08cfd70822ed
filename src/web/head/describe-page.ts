// How a page describes itself to search engines and on sites where it is shared; on the server
// only.
import type { RouterContextProvider } from 'react-router';
import { escapeHtml } from '#base/escape-html.ts';
import { SHARE, shareName } from '#base/picture.ts';
import { localeName } from '#web/head/locale-name.ts';
import { thingScript, type Thing } from '#web/head/thing.ts';
import { headContext } from '#web/head/head-context.ts';
import { readSite, type Site } from '#web/read-site.ts';
import type { PageHead } from '#web/ui/page-head.ts';
import { visitContext } from '#web/visit-context.ts';

const LONGEST = 300;

export type PageDescription = {
  /** The page's path in its language, with the query that identifies it. */
  path: string;
  /** Its paths in other languages, by code, if they differ; without the query. */
  paths?: Record<string, string>;
  /** Omitted on the home page. */
  title?: string | undefined;
  description: string;
  noindex?: boolean;
  /** The first existing one is used; otherwise the site's own. */
  images?: (string | undefined)[];
  type?: 'website' | 'article' | 'product' | 'profile';
  /** More properties of the sharing card. */
  card?: Record<string, string>;
  things?: Thing[];
};

type Context = Readonly<RouterContextProvider>;

/**
 * Takes a loader's context and the description of its page, or a function that makes it from the
 * site; returns the part that browsers need too. A page with `noindex` gets only a title.
 */
export async function describePage(
  context: Context,
  description: PageDescription | ((site: Site) => PageDescription),
): Promise<PageHead> {
  const site = await readSite(context.get(visitContext));
  const page = typeof description === 'function' ? description(site) : description;
  const title = page.title ? `${page.title} · ${site.name}` : site.title;
  if (page.noindex) return { title };
  const text = cut(page.description || site.description);
  const query = /\?.*/.exec(page.path)?.[0] ?? '';
  const pathIn = (code = '') =>
    page.paths?.[code] === undefined ? page.path : page.paths[code] + query;
  const links = site.languages.map(({ code, path }) =>
    alternate(code, addressIn(site, path, pathIn(code))),
  );
  const first = site.languages.find(({ path }) => path === '')?.code;
  context
    .get(headContext)
    .push(
      ...links,
      alternate('x-default', addressIn(site, '', pathIn(first))),
      ...cardOf(site, { ...page, title, description: text }),
      ...(page.things ?? []).map(thingScript),
    );
  const { paths } = page;
  return {
    title,
    description: text,
    canonical: addressOf(site, page.path),
    ...(paths && { paths }),
  };
}

/** The address of a path of the site in its language. */
export const addressOf = (site: Site, path: string): string => addressIn(site, site.prefix, path);

const addressIn = (site: Site, prefix: string, path: string): string =>
  `${site.url}${prefix}${path === '/' && prefix ? '' : path}`;

/** Shortens a text to the limit, without cutting a word. */
function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const end = text.lastIndexOf(' ', LONGEST);
  return `${text.slice(0, end > 0 ? end : LONGEST)} …`;
}

const alternate = (code: string, href: string): string =>
  `<link rel="alternate" hreflang="${escapeHtml(code)}" href="${escapeHtml(href)}"/>`;

/** The card that is shown where the page is shared (Open Graph, and what X adds to it). */
function cardOf(
  site: Site,
  page: PageDescription & { title: string; description: string },
): string[] {
  const others = site.languages.filter(({ code }) => code !== site.language);
  const image = [...(page.images ?? []), site.logo, site.defaultImage].find(isStoredPicture);
  const tags: [string, string][] = [
    ['og:type', page.type ?? 'website'],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', addressOf(site, page.path)],
    ['og:site_name', site.name],
    ['og:locale', localeName(site.language)],
    ...others.map(({ code }): [string, string] => ['og:locale:alternate', localeName(code)]),
    ...(image ? pictureOf(`${site.url}/media/${shareName(image)}`, page.title) : []),
    ...Object.entries(page.card ?? {}),
  ];
  return [
    ...tags.map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}"/>`,
    ),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}"/>`,
  ];
}

/** Only pictures stored by the shop have a version for sharing. */
const isStoredPicture = (name: string | undefined): name is string =>
  name !== undefined && /^[0-9a-f]{16}\.webp$/.test(name);

const pictureOf = (address: string, alt: string): [string, string][] => [
  ['og:image', address],
  ['og:image:type', 'image/jpeg'],
  ['og:image:width', String(SHARE.width)],
  ['og:image:height', String(SHARE.height)],
  ['og:image:alt', alt],
];
