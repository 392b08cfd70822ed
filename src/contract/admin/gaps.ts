// What is not written in a language yet.
import { z } from 'zod';

/** Kinds of things that have texts, as their screens are called. */
const gapKinds = [
  'products',
  'categories',
  'brands',
  'attributes',
  'collections',
  'tags',
  'bundle-deals',
  'vouchers',
  'flash-sales',
  'pages',
  'slides',
  'banners',
  'features',
  'shipping',
  'taxes',
  'requirements',
] as const;
export type GapKind = (typeof gapKinds)[number];

/**
 * How many things of a kind have no title in a language; counted to 10,000, or there are `more`.
 * `next`: the id of the first of them.
 */
export const gap = z
  .object({
    kind: z.enum(gapKinds),
    missing: z.int(),
    more: z.boolean(),
    next: z.int().nullable(),
  })
  .meta({ id: 'Gap' });
export type Gap = z.output<typeof gap>;
