import { z } from 'zod';
import { picture } from '#contract/answer-values.ts';
import { brandTile } from '#contract/brand.ts';
import { categoryTile } from '#contract/category.ts';
import { productCard } from '#contract/product-card.ts';

/** A category with its parent; null at the top. */
const placed = categoryTile.extend({
  parent: z.object({ id: z.int(), title: z.string(), slug: z.string() }).nullable(),
});

/** The suggestions of the search box, only in the caller's language; names are the same in all. */
export const completions = z
  .object({
    /** Earlier searches of others, and names of tags. */
    words: z.array(z.string()).max(6),
    /** The same in one category: the one with the most results. */
    within: z.array(z.object({ text: z.string(), category: categoryTile })).max(2),
    categories: z.array(placed).max(4),
    brands: z.array(brandTile).max(3),
    stores: z
      .array(z.object({ id: z.int(), name: z.string(), slug: z.string(), image: picture }))
      .max(3),
    products: z.array(productCard).max(6),
  })
  .meta({ id: 'SearchCompletions' });
export type Completions = z.output<typeof completions>;
