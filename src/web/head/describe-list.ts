// How lists describe themselves to search engines: products, categories, brands, sales.
import type { RouterContextProvider } from 'react-router';
import { breadcrumbThing, itemListThing, type Thing } from '#web/head/thing.ts';
import { addressOf, describePage, type PageDescription } from '#web/head/describe-page.ts';
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
type Words = Omit<PageDescription, 'path' | 'title' | 'description' | 'things'> & {
  title: string;
  /** The owner's description; if empty, a sentence about the contents is made. */
  description?: string;
  crumbs: Crumb[];
  /** Its things besides the breadcrumbs and the list. */
  things?: (site: Site) => Thing[];
};
type ListDescription = Words & {
  path: string;
  items: { to: string; name: string }[];
  page: number;
  /** The first one's position in the whole list. */
  from?: number;
};
type ListingDescription = Words & {
  listing: Listing;
  /** Its parts, such as sub-categories. */
  parts?: Crumb[];
};

/** Describes a list, with its breadcrumbs and its contents. Later pages have their own title. */
export function describeList(
  context: Context,
  list: ListDescription | ((site: Site) => ListDescription),
) {
  return describePage(context, (site) => {
    const described = typeof list === 'function' ? list(site) : list;
    const { crumbs, items, page, from = 1, title, description = '' } = described;
    const trail = crumbs.map(({ name, to }) => ({ name, item: addressOf(site, to) }));
    const found = items.map(({ name, to }) => ({ name, url: addressOf(site, to) }));
    return {
      ...described,
      title: page > 1 ? `${title} (${page})` : title,
      description,
      things: [
        ...(described.things?.(site) ?? []),
        breadcrumbThing(trail),
        ...(found.length ? [itemListThing(found, from)] : []),
      ],
    };
  });
}

/**
 * Describes a listing of products. Its address has no filters and no order, since those make no
 * other page; empty listings are hidden from search engines.
 */
export const describeListing = (context: Context, listing: ListingDescription) =>
  describeList(context, (site) => listOf(site, listing));

function listOf(site: Site, { listing, parts, ...words }: ListingDescription): ListDescription {
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
