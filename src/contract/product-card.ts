import { z } from 'zod';
import { decimal, picture } from '#contract/answer-values.ts';

/**
 * A product as a tile of a list. `price` and `end_time` are those of a running flash sale,
 * otherwise present but null.
 */
export const productCard = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    badge: z.string().nullable(),
    selling: decimal,
    offered: decimal.nullable(),
    image: picture,
    image_2: picture.nullable(),
    review_count: z.int(),
    rating: z.number(),
    price: decimal.nullable(),
    end_time: z.string().nullable(),
    quota: z.int().nullable(),
    sold: z.int().nullable(),
    shipping_rule_id: z.int(),
    in_stock: z.boolean(),
    free_shipping: z.boolean(),
    bundle: z.boolean(),
    store: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
  })
  .meta({ id: 'ProductCard' });
export type ProductCard = z.output<typeof productCard>;
