import { z } from 'zod';
import { categoryTile } from '#contract/category.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { subCategory } from '#contract/listing.ts';
import { productCard } from '#contract/product-card.ts';
import { completions } from '#contract/search-complete.ts';
import { choice, optionalText, text } from '#contract/values.ts';

const searchOutcomes = ['carted', 'ordered'] as const;
export type SearchOutcome = (typeof searchOutcomes)[number];

export const searchCalls = {
  /** The suggestions of the search box during typing: at most nine of each. */
  suggest: endpoint({
    operationId: 'search',
    path: 'search',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about: 'Finds products, categories and search words that match a text.',
    input: z.object({ q: optionalText(200) }),
    output: z.object({
      product: z.array(productCard).max(9),
      suggested: z.array(z.object({ id: z.int(), title: z.string() })).max(9),
      category: z.array(categoryTile).max(9),
      sub_category: z.array(subCategory).max(9),
    }),
  }),
  /** The same for a search box that shows brands, stores, prices and categories to search in. */
  complete: endpoint({
    operationId: 'searchComplete',
    path: 'search/complete',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about: 'Completes a search while it is typed, only in the caller’s language.',
    input: z.object({ q: optionalText(200) }),
    output: completions,
  }),
  /** A client reports it by itself, without saying who or which cart. */
  tell: endpoint({
    operationId: 'tellSearchOutcome',
    path: 'search/outcome',
    methods: ['POST'],
    audience: 'public',
    about:
      'Counts that a product opened from search results was put into a cart or ordered. It ' +
      'counts for the words of the search (`q`, exactly as searched for) in the caller’s ' +
      'language. Nothing about the caller is stored. The answer does not reveal whether the ' +
      'search is counted.',
    input: z.object({
      q: text(200),
      product_id: idOf('product'),
      outcome: choice(searchOutcomes),
    }),
    output: z.literal(true),
  }),
};
export type Search = z.output<typeof searchCalls.suggest.output>;
