// What a page says about itself to search engines and to those who share it; on the server only.
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
  /** Where the page stands in its language, with the query that makes it this page. */
  path: string;
  /** Where it stands in other languages, by code, if not at the same path; without the query. */
  paths?: Record<string, string>;
  /** Left out on the page that is the site's own. */
  title?: string | undefined;
  description: string;
  noindex?: boolean;
  /** The first of these that there is; else the site's own. */
  images?: (string | undefined)[];
  type?: 'website' | 'article' | 'product' | 'profile';
  /** More of the sharing card, by property. */
  card?: Record<string, string>;
  things?: Thing[];
};

type Context = Readonly<RouterContextProvider>;

/**
 * Takes a loader's context and the description of its page, or a function of the site that makes
 * it; answers the part that browsers need too. A page with `noindex` has a title alone.
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

/** Where a path of the site stands in its language. */
export const addressOf = (site: Site, path: string): string => addressIn(site, site.prefix, path);

const addressIn = (site: Site, prefix: string, path: string): string =>
  `${site.url}${prefix}${path === '/' && prefix ? '' : path}`;

/** At most so many letters, and no half word. */
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

/** Only of a picture that the shop keeps is there a form for sharing. */
const isStoredPicture = (name: string | undefined): name is string =>
  name !== undefined && /^[0-9a-f]{16}\.webp$/.test(name);

const pictureOf = (address: string, alt: string): [string, string][] => [
  ['og:image', address],
  ['og:image:type', 'image/jpeg'],
  ['og:image:width', String(SHARE.width)],
  ['og:image:height', String(SHARE.height)],
  ['og:image:alt', alt],
];
