import { z } from 'zod';
import { amountFilter } from '#contract/amounts.ts';
import { pageOf, slugsByLanguage } from '#contract/answer-values.ts';
import { category } from '#contract/category.ts';
import { endpoint } from '#contract/endpoint.ts';
import { choice, facets } from '#contract/facets.ts';
import { idList, optionalId } from '#contract/ids.ts';
import { productCard } from '#contract/product-card.ts';
import {
  booleanInput,
  choice as oneWord,
  oneOf,
  optionalText,
  page,
  text,
} from '#contract/values.ts';

const facet = z.array(choice).nullable();
/** The options of variants, with the values of products in the listing. */
const attributes = z
  .array(
    z.object({
      id: z.int(),
      title: z.string(),
      /** `colour` is `#rrggbb`; empty for a value that is no colour. */
      values: z.array(choice.extend({ colour: z.string() })),
    }),
  )
  .nullable();
const rating = z.preprocess(
  (value) =>
    value === '' || value === null || value === undefined || value === 0 || value === '0'
      ? undefined
      : typeof value === 'string' && /^[1-5]$/.test(value)
        ? Number(value)
        : value,
  z.int('invalid-input').min(1, 'invalid-input').max(5, 'invalid-input').optional(),
);
export const sorts = [
  'featured',
  'newest',
  'best_selling',
  'discount',
  'price_low_to_high',
  'price_high_to_low',
  'avg_customer_review',
] as const;

/** The filters of all listings (wire contract, section 6). */
export const filters = z.object({
  page,
  brand: idList,
  collection: idList,
  shipping: idList,
  /** Values of attributes: products with a variant that has one of each attribute. */
  option: idList,
  rating,
  min: amountFilter,
  max: amountFilter,
  /** Stores, only what can be bought, and only what is reduced. */
  store: idList,
  stock: booleanInput,
  offers: booleanInput,
  sortby: oneOf(sorts),
  sidebar_data: booleanInput,
});
export type Filters = z.output<typeof filters>;

/** Those with the most products first; at most a hundred of each. */
export const sidebar = {
  brands: facet,
  collections: facet,
  shipping: facet,
  facets: facets.nullable(),
};
export const subCategory = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    image: z.string(),
    category_id: z.int(),
    meta_title: z.string(),
    meta_description: z.string(),
    category: z.object({ id: z.int(), title: z.string(), slug: z.string() }),
  })
  .meta({ id: 'SubCategory' });

/** With what a page needs for switching languages. */
export const foundSubCategory = subCategory.extend({
  slugs: slugsByLanguage,
  category: subCategory.shape.category.extend({ slugs: slugsByLanguage }),
});

/** How a search was understood. */
const searched = z
  .object({
    /** The words that were searched for: the typed ones, with typing errors corrected. */
    showing: z.string(),
    typed: z.string(),
    /** Words that no product contains together with the others. */
    left_out: z.array(z.string()).max(8),
    /** No product contains all words: these contain some. */
    some_words: z.boolean(),
  })
  .meta({ id: 'Searched' });
export type Searched = z.output<typeof searched>;

/** What a listing can be of. */
const sources = {
  q: optionalText(200),
  /** Leaves typing errors uncorrected. */
  exact: booleanInput,
  /** The categories to search in, including all below them. */
  within: idList,
  home_spm: optionalId,
  banner: optionalId,
  category_ids: idList,
  sub_category_ids: idList,
  brand_ids: idList,
  tags: optionalText(200),
};
const branch = { category: optionalText(120), sub_category: optionalText(120) };
/** The facets that may have more choices than a sidebar lists. */
export const foundFacets = ['brand', 'store', 'shipping'] as const;

export const listingCalls = {
  all: endpoint({
    operationId: 'all',
    path: 'all',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about: 'Lists the products of a category or sub-category and of everything below it.',
    input: filters.extend(branch),
    output: z.object({
      result: pageOf(productCard),
      category: category.extend({ slugs: slugsByLanguage }).nullable(),
      sub_category: foundSubCategory.nullable(),
      ...sidebar,
      /** The filters that the owner set for the category. */
      attributes,
    }),
  }),
  products: endpoint({
    operationId: 'products',
    path: 'products',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about:
      'Lists the products of a search, a slider, a banner, or of given categories, brands and ' +
      'tags (by id or name), filtered and sorted.',
    input: filters.extend({
      ...sources,
      is_home_page: booleanInput,
      all_categories: booleanInput,
    }),
    output: z.object({
      result: pageOf(productCard),
      source: z.object({ id: z.int(), title: z.string(), slug: z.string() }).nullable(),
      /** Only for searches. */
      search: searched.nullable(),
      category: z.null(),
      all_categories: z.array(category).nullable(),
      ...sidebar,
    }),
  }),
  choices: endpoint({
    operationId: 'listingChoices',
    path: 'listing-choices',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about:
      'Lists the brands, stores or shipping options of a listing whose name contains a text, ' +
      'those with the most products first. The sidebar of a listing has only the first of them.',
    input: filters.omit({ page: true, sortby: true, sidebar_data: true }).extend({
      ...sources,
      ...branch,
      /** The listing of the store with this slug. */
      of_store: optionalText(120),
      facet: oneWord(foundFacets),
      find: text(60),
    }),
    output: z.object({
      choices: z.array(choice).max(20),
      /** For very many products, counts are estimated from a sample. */
      about: z.boolean(),
    }),
  }),
};
