// What lists tell: products, categories, brands, sales.
import type { RouterContextProvider } from 'react-router';
import { breadcrumbThing, itemListThing, type Thing } from '#web/head/thing.ts';
import { addressOf, tellPage, type Told } from '#web/head/tell-page.ts';
import { productPath } from '#web/ui/links.ts';
import {
  filterCount,
  listingQuery,
  nothingApplied,
  type Listing,
} from '#web/ui/listing/listing.ts';
import type { Crumb } from '#web/ui/navigation/breadcrumbs.tsx';
import { listingSummary } from '#web/head/list-summary.ts';
import type { Site } from '#web/read-site.ts';

type Context = Readonly<RouterContextProvider>;
type Words = Omit<Told, 'path' | 'title' | 'description' | 'things'> & {
  title: string;
  /** What the owner wrote about it; empty for a sentence made of what it holds. */
  description?: string;
  crumbs: Crumb[];
  /** What it tells besides the way there and what it holds. */
  things?: (site: Site) => Thing[];
};
type ToldList = Words & {
  path: string;
  items: { to: string; name: string }[];
  page: number;
  /** The first one's place among all. */
  from?: number;
};
type ToldListing = Words & {
  listing: Listing;
  /** What it is divided into. */
  parts?: Crumb[];
};

/** Tells a list with the way there and what it holds. Later pages have a title of their own. */
export function tellList(context: Context, list: ToldList | ((site: Site) => ToldList)) {
  return tellPage(context, (site) => {
    const told = typeof list === 'function' ? list(site) : list;
    const { crumbs, items, page, from = 1, title, description = '' } = told;
    const way = crumbs.map(({ name, to }) => ({ name, item: addressOf(site, to) }));
    const found = items.map(({ name, to }) => ({ name, url: addressOf(site, to) }));
    return {
      ...told,
      title: page > 1 ? `${title} (${page})` : title,
      description,
      things: [
        ...(told.things?.(site) ?? []),
        breadcrumbThing(way),
        ...(found.length ? [itemListThing(found, from)] : []),
      ],
    };
  });
}

/**
 * Tells a listing of products. Its address is that of the plain list, since filters and order are
 * no other page; an empty one is not to be found.
 */
export const tellListing = (context: Context, told: ToldListing) =>
  tellList(context, (site) => listOf(site, told));

function listOf(site: Site, { listing, parts, ...words }: ToldListing): ToldList {
  const { scope, page, cards, applied, from } = listing;
  const plain = filterCount(listing) === 0 && applied.sort === 'featured';
  const last = words.crumbs.at(-1);
  const own = last?.to.split('?')[0] ?? '/';
  const names = { name: last?.name ?? words.title, parts: parts?.map(({ name }) => name) };
  return {
    ...words,
    description: words.description || listingSummary(site, listing, names),
    path: `${own}${listingQuery(scope, nothingApplied, plain ? page : 1)}`,
    noindex: words.noindex || cards.length === 0,
    items: cards.map((card) => ({ to: productPath(card), name: card.title })),
    images: [...(words.images ?? []), cards[0]?.image],
    page,
    from,
  };
}
