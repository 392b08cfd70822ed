// The filters of a product list, each with the number of matching products.
import { z } from 'zod';

export const choice = z.object({
  id: z.int(),
  title: z.string(),
  /** The number of products in the list with it, given all other filters. */
  count: z.int(),
});
export type FacetChoice = z.output<typeof choice>;

export const facets = z.object({
  stores: z.array(choice),
  /** The number with at least this many stars. */
  ratings: z.array(z.object({ rating: z.int(), count: z.int() })),
  in_stock: z.int(),
  /** The number of reduced ones. */
  offers: z.int(),
  /** From the lowest to the highest present price, in ranges that grow with the price. */
  prices: z
    .object({
      min: z.number(),
      max: z.number(),
      spans: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
    })
    .nullable(),
  /** For very long lists, counts are estimated from a sample. */
  about: z.boolean(),
});
export type Facets = z.output<typeof facets>;
