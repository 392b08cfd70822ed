// What a listing says about itself to search engines.
import type { MetaDescriptor } from 'react-router';
import type { Site } from '#web/read-site.ts';
import type { Crumb } from '#web/ui/navigation/breadcrumbs.tsx';
import {
  filterCount,
  listingQuery,
  nothingApplied,
  type Listing,
} from '#web/ui/listing/listing.ts';
import { productPath } from '#web/ui/links.ts';
import { pageMeta, type PageWords } from '#web/ui/page-meta.ts';

type Args = {
  location: { pathname: string; search: string };
  matches: readonly [
    { id: string; loaderData?: Site | undefined },
    ...({ id: string; loaderData?: unknown } | undefined)[],
  ];
};
type Item = { to: string; name: string };
type Told = PageWords & { crumbs: Crumb[] };

const keeps = ['page', 'q', 'brand', 'collection', 'home_spm', 'banner'];

/**
 * Meta of products: the canonical address is that of the plain list, since filters and order are no
 * other page. Nothing loaded: the meta of no page.
 */
export function listingMeta(
  args: Args,
  loaded: (Told & { listing: Listing }) | undefined,
  { noindex = false } = {},
): MetaDescriptor[] {
  if (!loaded) return pageMeta(args, {});
  const { listing, ...told } = loaded;
  const { scope, page, cards, applied, from } = listing;
  const plain = filterCount(listing) === 0 && applied.sort === 'featured';
  const pathname = told.crumbs.at(-1)?.to.split('?')[0] ?? args.location.pathname;
  const location = { pathname, search: listingQuery(scope, nothingApplied, plain ? page : 1) };
  return listMeta(
    { ...args, location },
    { ...told, noindex: noindex || cards.length === 0, title: paged(told.title, page) },
    cards.map((card) => ({ to: productPath(card), name: card.title })),
    from,
  );
}

/**
 * Meta of a list of anything: the usual, with the way there and what it holds as structured data.
 * `from` is the first one's place.
 */
export function listMeta(
  args: Args,
  { crumbs, ...words }: Told,
  items: Item[],
  from = 1,
): MetaDescriptor[] {
  const site = args.matches[0].loaderData;
  const usual = pageMeta(args, { keeps, ...words });
  if (!site || words.noindex) return usual;
  const address = (to: string) =>
    `${site.url}${site.languages.find(({ code }) => code === site.language)?.path ?? ''}${to}`;
  const data = (type: string, itemListElement: object[]) => ({
    'script:ld+json': { '@context': 'https://schema.org', '@type': type, itemListElement },
  });
  return [
    ...usual,
    data(
      'BreadcrumbList',
      crumbs.map(({ name, to }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: address(to),
      })),
    ),
    ...(items.length
      ? [
          data(
            'ItemList',
            items.map(({ to, name }, at) => ({
              '@type': 'ListItem',
              position: from + at,
              name,
              url: address(to),
            })),
          ),
        ]
      : []),
  ];
}

/** A title that tells the later pages of a list apart. */
export function paged(title: string | undefined, page: number): string {
  return page > 1 ? `${title} (${page})` : (title ?? '');
}
