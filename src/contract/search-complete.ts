import { z } from 'zod';
import { picture } from '#contract/answer-values.ts';
import { brandTile } from '#contract/brand.ts';
import { categoryTile } from '#contract/category.ts';
import { productCard } from '#contract/product-card.ts';

/** A category with what it belongs to; null at the top. */
const placed = categoryTile.extend({
  parent: z.object({ id: z.int(), title: z.string(), slug: z.string() }).nullable(),
});

/** What the search box suggests, in the caller's language alone; names are the same in all. */
export const completions = z
  .object({
    /** What others searched for, and names of tags. */
    words: z.array(z.string()).max(6),
    /** The same in one category: where most of it is found. */
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
