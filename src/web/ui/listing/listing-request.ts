// On the server: what the address of a listing asks for, and the market's answer as what a listing
// shows.
import type { ListPage } from '#base/list-page.ts';
import type { FacetChoice, Facets } from '#contract/facets.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { sayIn } from '#words/say.ts';
import type { Crumb } from '#web/ui/navigation/breadcrumbs.tsx';
import {
  askedIn,
  listingQuery,
  LONGEST,
  type Applied,
  type Choice,
  type Listing,
  type Scope,
  type Sort,
} from '#web/ui/listing/listing.ts';

type Facet = FacetChoice[] | null;
type Attributes = { title: string; values: (FacetChoice & { colour: string })[] }[] | null;
type Found = {
  result: Pick<ListPage<ProductCard>, 'data' | 'total' | 'more' | 'last_page' | 'from'>;
  brands?: Facet;
  collections?: Facet;
  shipping?: Facet;
  attributes?: Attributes;
  facets?: Facets | null;
};
export type ListingRequest = {
  scope: Scope;
  applied: Applied;
  page: number;
  /** The same request with nothing in its query but what a listing reads. */
  request: Request;
  /** What else the market is asked for. */
  fixed: { sidebar_data: true; sortby: Sort };
};

/** Reads a listing's address; `own` names the parameters that make it this listing. */
export function listingRequestOf(request: Request, own: (keyof Scope)[] = []): ListingRequest {
  const { scope, applied, page } = askedIn(new URL(request.url).searchParams, own);
  return {
    scope,
    applied,
    page,
    request: new Request(new URL(listingQuery(scope, applied, page) || '?', request.url)),
    fixed: { sidebar_data: true, sortby: applied.sort },
  };
}

/** What is shown of the market's answer. */
export function listingOf(
  { scope, applied, page }: ListingRequest,
  { result, brands, collections, shipping, attributes, facets }: Found,
): Listing {
  const counted = (count: number) => (facets?.about ? rounded(count) : count);
  const ticks = (facet: Facet | undefined) => byTitle(facet, counted);
  return {
    cards: result.data,
    page,
    pages: result.last_page,
    total: result.total,
    more: result.more,
    from: result.from ?? 1,
    scope,
    applied,
    choices: {
      brand: ticks(brands),
      option: optionsOf(attributes, counted),
      collection: ticks(collections),
      shipping: ticks(shipping),
      store: ticks(facets?.stores),
    },
    facets: facets ? facetsOf(facets, counted) : null,
  };
}

/** The way to a page from the home page, in a language. */
export function crumbsOf(language: string, ...crumbs: Crumb[]): Crumb[] {
  return [{ name: sayIn(language)('site.home'), to: '/' }, ...crumbs];
}

/** The values of each attribute, one tick each. */
const optionsOf = (attributes: Attributes | undefined, counted: Counted): Choice[] =>
  (attributes ?? []).flatMap(({ title: of, values }) =>
    values.map(({ id, title, colour, count }) => ({
      ids: [id],
      title,
      of,
      colour,
      count: counted(count),
    })),
  );

type Counted = (count: number) => number;

/** What was counted from a sample is told by its first two digits. */
const rounded: Counted = (count) => Number(count.toPrecision(2));

const facetsOf = (
  { ratings, in_stock: stock, offers, prices }: Facets,
  counted: Counted,
): Listing['facets'] => ({
  ratings: ratings.map(({ rating, count }) => ({ rating, count: counted(count) })),
  in_stock: counted(stock),
  offers: counted(offers),
  prices,
});

/** One tick a name. A name that more bear than an address can carry is no use as a filter. */
function byTitle(facet: Facet | undefined, counted: Counted): Choice[] {
  const groups = Map.groupBy(facet ?? [], ({ title }) => title);
  return [...groups]
    .map(([title, same]) => ({
      title,
      ids: same.map(({ id }) => id),
      count: counted(same.reduce((sum, { count }) => sum + count, 0)),
    }))
    .toSorted((one, other) => other.count - one.count)
    .filter(({ ids }) => ids.join(',').length <= LONGEST);
}
