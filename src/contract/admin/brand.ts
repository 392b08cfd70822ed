// The brands, as staff edit them.
import { z } from 'zod';
import { picture, textsShown } from '#contract/answer-values.ts';
import {
  flagged,
  optionalSlug,
  ownSlugs,
  pictureName,
  texts,
  view,
} from '#contract/edited-values.ts';
import { bulkCalls } from '#contract/bulk.ts';
import { resourceCalls } from '#contract/resource.ts';
import { ifSent } from '#contract/values.ts';

const same = { slug: z.string(), image: picture, featured: z.boolean(), public: z.boolean() };
/** The number of products of this brand. */
const products = z.int();

const fields = {
  title: texts(80),
  slug: optionalSlug,
  slugs: ifSent(ownSlugs),
  image: pictureName,
  featured: flagged,
  public: flagged,
};
const row = z.object({ ...same, title: z.string(), products, gaps: z.array(z.string()) });

export type BrandFields = z.output<z.ZodObject<typeof fields>>;
export type BrandRow = { id: number } & z.output<typeof row>;

const kind = {
  noun: 'brand',
  plural: 'brands',
  permission: 'catalogue',
  filters: { view: view('public', 'hidden', 'unused', 'gap') },
} as const;

export const adminBrandCalls = {
  ...resourceCalls({
    ...kind,
    fields,
    shown: { ...same, title: textsShown, slugs: textsShown, slugs_now: textsShown, products },
    row: row.shape,
    sorts: ['title', 'products'],
  }),
  ...bulkCalls({ ...kind, acts: ['show', 'hide', 'delete'], given: {} }),
};
