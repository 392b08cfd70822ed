// Texts that are missing in a language.
import { z } from 'zod';

/** Kinds of things with texts, by the names of their screens. */
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
 * The number of things of a kind without a title in a language; counted up to 10,000, or there are
 * `more`. `next`: the id of the first of them.
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
