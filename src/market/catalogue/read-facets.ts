// The facets of a list: what it can be filtered by, and how many products each choice leaves. A
// facet is counted with all the other facets applied but not itself, so that several of its values
// can be chosen.
import { toDecimal } from '#base/money.ts';
import type { Facets } from '#contract/facets.ts';
import {
  countFacets,
  SPANS,
  type Choice,
  type Counts,
  type Group,
  type Pass,
} from '#market/catalogue/count-facets.ts';
import type { ProductFilter } from '#market/catalogue/product-filter.ts';
import { holdUntilSalesChange } from '#market/pricing/running-sales.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

/**
 * The parts of a filter that belong to each facet; each attribute of the options is a facet of its
 * own.
 */
const OWN = {
  brands: ['brands'],
  stores: ['stores'],
  collections: ['collections'],
  shipping: ['shippingRules'],
  ratings: ['rating'],
  price: ['min', 'max'],
  stock: ['inStock'],
  offers: ['offers'],
} as const satisfies Partial<Record<Group, (keyof ProductFilter)[]>>;
type Own = keyof typeof OWN;
const GROUPS: Own[] = [
  'brands',
  'stores',
  'collections',
  'shipping',
  'ratings',
  'price',
  'stock',
  'offers',
];

export type FoundFacets = {
  brands: Choice[];
  collections: Choice[];
  shipping: Choice[];
  facets: Facets;
  /** The number of products with each value of an attribute. */
  values: Map<number, number>;
};

/**
 * The facets of a list with the given `scope`, narrowed to `filter`. Four queries for all facets in
 * which nothing is chosen, and three for each in which something is.
 */
export async function readFacets(
  reading: Reading,
  scope: ProductFilter,
  filter: ProductFilter,
): Promise<FoundFacets> {
  dependOn(reading, 'products', 'brands', 'collections', 'shipping', 'stores');
  await holdUntilSalesChange(reading);
  const found = await Promise.all(
    passesOf(scope, filter).map((pass) => countFacets(reading, pass)),
  );
  const values = new Map(
    found.flatMap(({ counts }) => (counts.options ?? []).map(({ id, count }) => [id, count])),
  );
  const counts: Partial<Counts> = Object.assign({}, ...found.map((one) => one.counts));
  const { brands = [], collections = [], shipping = [] } = counts;
  const about = found.some((one) => one.about);
  return { brands, collections, shipping, facets: facetsOf(reading, counts, about), values };
}

function passesOf(scope: ProductFilter, filter: ProductFilter): Pass[] {
  const { brands, stores, shippingRules, options = [] } = filter;
  const chosen = { brands, stores, shipping: shippingRules };
  const isChosen = (group: Own) =>
    OWN[group].some((name) => filter[name] !== undefined && filter[name] !== scope[name]);
  return [
    {
      filter,
      groups: [...GROUPS.filter((group) => !isChosen(group)), 'options'],
      attribute: { but: options.map(({ attribute }) => attribute) },
    },
    ...GROUPS.filter(isChosen).map((group) => ({
      filter: {
        ...filter,
        ...Object.fromEntries(OWN[group].map((name) => [name, scope[name]])),
      },
      groups: [group],
      chosen,
    })),
    ...options.map(({ attribute }): Pass => {
      const others = options.filter((one) => one.attribute !== attribute);
      return {
        filter: { ...filter, options: others.length ? others : undefined },
        groups: ['options'],
        attribute: { only: attribute },
      };
    }),
  ];
}

function facetsOf({ market }: Reading, counts: Partial<Counts>, about: boolean): Facets {
  const { stores = [], ratings = [], stock = 0, offers = 0, price } = counts;
  const money = (minor: number) => toDecimal(Math.round(minor), market.currency_exponent);
  return {
    stores,
    ratings: ratings.map((count, at) => ({ rating: at + 1, count })),
    in_stock: stock,
    offers,
    prices: price
      ? {
          min: money(price.min),
          max: money(price.max),
          spans: spansOf(price).map(({ from, to, count }) => ({
            from: money(from),
            to: money(to),
            count,
          })),
        }
      : null,
    about,
  };
}

/** The limits of the price ranges: each range is the same factor wider than the one before. */
function spansOf({ min, max, spans }: NonNullable<Counts['price']>) {
  const edge = (at: number) => min * (max / min) ** (at / SPANS);
  const many = min === max ? 1 : SPANS;
  return Array.from({ length: many }, (_, at) => ({
    from: edge(at),
    to: edge(at + 1),
    count: spans.find((span) => span.at === at + 1)?.count ?? 0,
  }));
}
