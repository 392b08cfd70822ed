// What a list of products can be narrowed by, each with how many products that leaves.
import { z } from 'zod';

export const choice = z.object({
  id: z.int(),
  title: z.string(),
  /** How many products of the list have it, by what is chosen of everything else. */
  count: z.int(),
});
export type FacetChoice = z.output<typeof choice>;

export const facets = z.object({
  stores: z.array(choice),
  /** How many have at least so many stars. */
  ratings: z.array(z.object({ rating: z.int(), count: z.int() })),
  in_stock: z.int(),
  /** How many cost less than before. */
  offers: z.int(),
  /** From the lowest price of now to the highest, in spans that grow with the price. */
  prices: z
    .object({
      min: z.number(),
      max: z.number(),
      spans: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
    })
    .nullable(),
  /** Of very many, counts are made from a sample. */
  about: z.boolean(),
});
export type Facets = z.output<typeof facets>;
