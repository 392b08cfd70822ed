// On the server: parses the address of a listing, and turns the market's answer into what a listing
// shows.
import type { ListPage } from '#base/list-page.ts';
import type { FacetChoice, Facets } from '#contract/facets.ts';
import { foundFacets } from '#contract/listing.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { sayIn } from '#words/say.ts';
import type { Crumb } from '#web/ui/navigation/breadcrumbs.tsx';
import {
  listingInQuery,
  byTitle,
  counted,
  listingQuery,
  type Applied,
  type Choice,
  type Listing,
  type Of,
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
  /** The same request, with only those parameters that a listing reads. */
  request: Request;
  /** More input for the market. */
  fixed: { sidebar_data: true; sortby: Sort };
};

/** Parses a listing's address; `own` names the parameters that identify this listing. */
export function listingRequestOf(request: Request, own: (keyof Scope)[] = []): ListingRequest {
  const { scope, applied, page } = listingInQuery(new URL(request.url).searchParams, own);
  return {
    scope,
    applied,
    page,
    request: new Request(new URL(listingQuery(scope, applied, page) || '?', request.url)),
    fixed: { sidebar_data: true, sortby: applied.sort },
  };
}

/** The number of choices shown at first for a facet with a search field. */
const MOST = 20;

/** The shown part of the market's answer; `of`: what defines the listing besides its scope. */
export function listingOf(
  { scope, applied, page }: ListingRequest,
  { result, brands, collections, shipping, attributes, facets }: Found,
  of: Of = {},
): Listing {
  const about = facets?.about ?? false;
  const all = {
    brand: byTitle(brands, about),
    option: optionsOf(attributes, about),
    collection: byTitle(collections, about),
    shipping: byTitle(shipping, about),
    store: byTitle(facets?.stores, about),
  };
  const longer = foundFacets.filter((name) => all[name].length > MOST);
  return {
    cards: result.data,
    page,
    pages: result.last_page,
    total: result.total,
    more: result.more,
    from: result.from ?? 1,
    scope,
    of,
    applied,
    choices: {
      ...all,
      ...Object.fromEntries(longer.map((name) => [name, first(all[name], applied[name])])),
    },
    longer,
    facets: facets ? facetsOf(facets, about) : null,
  };
}

/** The choices with the most products, and all chosen ones. */
const first = (choices: Choice[], chosen: number[]): Choice[] =>
  choices.filter(({ ids }, at) => at < MOST || ids.some((id) => chosen.includes(id)));

/** The breadcrumbs from the home page to a page, in a language. */
export function crumbsOf(language: string, ...crumbs: Crumb[]): Crumb[] {
  return [{ name: sayIn(language)('site.home'), to: '/' }, ...crumbs];
}

/** The values of each attribute, one checkbox each. */
const optionsOf = (attributes: Attributes | undefined, about: boolean): Choice[] =>
  (attributes ?? []).flatMap(({ title: of, values }) =>
    values.map(({ id, title, colour, count }) => ({
      ids: [id],
      title,
      of,
      colour,
      count: counted(count, about),
    })),
  );

const facetsOf = (
  { ratings, in_stock: stock, offers, prices }: Facets,
  about: boolean,
): Listing['facets'] => ({
  ratings: ratings.map(({ rating, count }) => ({ rating, count: counted(count, about) })),
  in_stock: counted(stock, about),
  offers: counted(offers, about),
  prices,
});
