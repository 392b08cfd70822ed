// A listing in the browser: its contents, its filters, and its address.
import { latinDigits } from '#base/latin-digits.ts';
import type { FacetChoice, Facets } from '#contract/facets.ts';
import type { ProductCard } from '#contract/product-card.ts';

export const sorts = [
  'featured',
  'newest',
  'best_selling',
  'discount',
  'price_low_to_high',
  'price_high_to_low',
  'avg_customer_review',
] as const;
export const lists = ['brand', 'option', 'collection', 'shipping', 'store'] as const;
/** What a listing can be of, by ids; tags also by name. */
export const namedSources = ['category_ids', 'sub_category_ids', 'brand_ids', 'tags'] as const;
const scopes = [
  'q',
  'exact',
  'within',
  'home_spm',
  'banner',
  'brand',
  'collection',
  ...namedSources,
] as const;
/** The on/off filters. */
export const switches = ['stock', 'offers'] as const;
export type Sort = (typeof sorts)[number];
export type List = (typeof lists)[number];
/** The parameters that make another listing, rather than filter this one. */
export type Scope = Partial<Record<(typeof scopes)[number], string>>;
/** The filters and the order. Amounts are decimal texts; empty and 0 mean none. */
export type Applied = Record<List, number[]> & {
  rating: number;
  min: string;
  max: string;
  /** Only what can be bought, and only what is reduced. */
  stock: boolean;
  offers: boolean;
  sort: Sort;
};
/**
 * One checkbox of a filter. It has several ids if they share a name (each store has its own
 * "Standard delivery").
 */
export type Choice = {
  ids: number[];
  title: string;
  /** The number of products that match. */
  count?: number;
  /** For an option: its attribute, and its colour (`#rrggbb`) if it is one. */
  of?: string;
  colour?: string;
};
export type Of = { sub_category?: string; of_store?: string };
export type Listing = {
  cards: ProductCard[];
  page: number;
  pages: number;
  total: number;
  /** There are more than `total`. */
  more: boolean;
  from: number;
  scope: Scope;
  /** What else defines it: the rest of the input for searching its choices. */
  of: Of;
  applied: Applied;
  choices: Record<List, Choice[]>;
  /** The facets with more choices than these. */
  longer: List[];
  /** The number of products for each choice, given the other filters; null without filters. */
  facets: Omit<Facets, 'stores' | 'about'> | null;
};

export const nothingApplied: Applied = {
  brand: [],
  option: [],
  collection: [],
  shipping: [],
  store: [],
  rating: 0,
  min: '',
  max: '',
  stock: false,
  offers: false,
  sort: 'featured',
};

/** A longer value is ignored. */
export const LONGEST = 200;
const MOST_IDS = 100;
/**
 * Thousands with dots, recognised only by the comma after them: `1.200` alone may be one and a
 * fifth.
 */
const DOTTED = /^\d{1,3}(\.\d{3})+,\d{1,4}$/;

/** The shortest query of an address; empty for the plain first page. */
export function listingQuery(scope: Scope, applied: Applied, page = 1): string {
  const query = new URLSearchParams(scope);
  for (const name of lists) if (applied[name].length) query.set(name, applied[name].join(','));
  if (applied.rating) query.set('rating', String(applied.rating));
  if (applied.min) query.set('min', applied.min);
  if (applied.max) query.set('max', applied.max);
  for (const name of switches) if (applied[name]) query.set(name, '1');
  if (applied.sort !== 'featured') query.set('sortby', applied.sort);
  if (page > 1) query.set('page', String(page));
  return query.size ? `?${String(query).replaceAll('%2C', ',')}` : '';
}

/**
 * Parses the query of an address: what identifies the listing (`own` names those parameters), the
 * filters, and the page.
 */
export function listingInQuery(
  query: URLSearchParams,
  own: readonly (keyof Scope)[],
): { scope: Scope; applied: Applied; page: number } {
  const scope: Scope = {};
  for (const name of scopes.filter((one) => own.includes(one))) {
    const value = (
      name === 'q' || name === 'tags'
        ? (query.get(name) ?? '')
        : idsIn(query.getAll(name)).join(',')
    ).trim();
    if (value && value.length <= LONGEST) scope[name] = value;
  }
  return { scope, applied: appliedIn(query, scope), page: pageIn(query) };
}

/** The page number in an address; the first if there is none. */
export function pageIn(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** The filters of a form or an address; invalid ones are ignored. */
export function appliedIn(source: FormData | URLSearchParams, scope: Scope): Applied {
  const ids = (name: List) => (name in scope ? [] : idsIn(source.getAll(name).map(String)));
  const textOf = (name: string) => String(source.get(name) ?? '');
  const rating = Number(textOf('rating'));
  const [min, max] = [amountIn(textOf('min')), amountIn(textOf('max'))];
  const crossed = min && max && Number(min) > Number(max);
  return {
    brand: ids('brand'),
    option: ids('option'),
    collection: ids('collection'),
    shipping: ids('shipping'),
    store: ids('store'),
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : 0,
    min: crossed ? max : min,
    max: crossed ? min : max,
    stock: textOf('stock') === '1',
    offers: textOf('offers') === '1',
    sort: sorts.find((sort) => sort === textOf('sortby')) ?? 'featured',
  };
}

/**
 * The ids of comma-separated lists, without duplicates, and no more than fit into an address:
 * otherwise one checkbox too many would undo them all.
 */
export function idsIn(texts: string[]): number[] {
  const parts = texts.filter(({ length }) => length <= LONGEST).flatMap((text) => text.split(','));
  const ids = [...new Set(parts.filter((part) => /^\d{1,9}$/.test(part)).map(Number))]
    .filter((id) => id > 0)
    .slice(0, MOST_IDS);
  while (ids.join(',').length > LONGEST) ids.pop();
  return ids;
}

/**
 * A price as people write it (`12,50`, `1,200`, `1,00,000`, `1.234,50`, `١٢`) as a plain decimal
 * text; empty for none.
 */
export function amountIn(text: string): string {
  const latin = latinDigits(text.trim());
  const grouped = DOTTED.test(latin)
    ? latin.replaceAll('.', '')
    : latin.replace(/[,٬\s](?=(\d{2}[,٬])*\d{3}(?!\d))/g, '');
  const plain = grouped.replace(',', '.');
  return /^\d{1,12}(\.\d{1,4})?$/.test(plain) && Number(plain) > 0 ? String(Number(plain)) : '';
}

/**
 * One checkbox for each name. A name shared by more ids than fit into an address is no use as a
 * filter.
 */
export function byTitle(facet: FacetChoice[] | null | undefined, about = false): Choice[] {
  const groups = Map.groupBy(facet ?? [], ({ title }) => title);
  return [...groups]
    .map(([title, same]) => ({
      title,
      ids: same.map(({ id }) => id),
      count: counted(
        same.reduce((sum, { count }) => sum + count, 0),
        about,
      ),
    }))
    .toSorted((one, other) => other.count - one.count)
    .filter(({ ids }) => ids.join(',').length <= LONGEST);
}

/** A count from a sample is rounded to two digits. */
export const counted = (count: number, about: boolean): number =>
  about ? Number(count.toPrecision(2)) : count;

/** The same filters without one choice. */
export function without(applied: Applied, name: List, choice: Choice): Applied {
  return { ...applied, [name]: applied[name].filter((id) => !choice.ids.includes(id)) };
}

/** The ticked choices of a filter; unknown ids make one without a name, to be removed. */
export function ticked({ applied, choices }: Listing, name: List): Choice[] {
  const known = choices[name].filter(({ ids }) => ids.some((id) => applied[name].includes(id)));
  const strange = applied[name].filter((id) => !choices[name].some(({ ids }) => ids.includes(id)));
  return strange.length ? [...known, { ids: strange, title: '' }] : known;
}

/** The number of active filters of a listing; a price range counts as one. */
export function filterCount(listing: Listing): number {
  const { applied } = listing;
  const { rating, min, max } = applied;
  return (
    lists.reduce((count, name) => count + ticked(listing, name).length, 0) +
    (rating ? 1 : 0) +
    (min || max ? 1 : 0) +
    switches.filter((name) => applied[name]).length
  );
}
