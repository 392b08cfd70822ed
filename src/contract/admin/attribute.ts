// The attributes in which variants of products differ (size, colour), with the values of each.
import { z } from 'zod';
import { textsShown } from '#contract/answer-values.ts';
import { optionalSlug, texts, view } from '#contract/edited-values.ts';
import { optionalId } from '#contract/ids.ts';
import { bulkCalls } from '#contract/bulk.ts';
import { resourceCalls } from '#contract/resource.ts';

const MOST_VALUES = 500;

/** One of its values, in order; `id` null: a new one. */
const value = z.object({ id: optionalId, title: texts(80) });
const fields = {
  title: texts(80),
  slug: optionalSlug,
  values: z.preprocess(
    (sent) => sent ?? [],
    z.array(value, 'invalid-input').max(MOST_VALUES, 'invalid-input'),
  ),
};
const row = z.object({
  title: z.string(),
  slug: z.string(),
  /** The number of its values, and the number of products with variants that differ by it. */
  values: z.int(),
  products: z.int(),
  gaps: z.array(z.string()),
});

export type AttributeFields = z.output<z.ZodObject<typeof fields>>;
export type AttributeRow = { id: number } & z.output<typeof row>;

const kind = {
  noun: 'attribute',
  plural: 'attributes',
  permission: 'catalogue',
  filters: { view: view('unused', 'gap') },
} as const;

export const adminAttributeCalls = {
  ...resourceCalls({
    ...kind,
    fields,
    shown: {
      title: textsShown,
      slug: z.string(),
      /** With the number of variants of each. */
      values: z.array(z.object({ id: z.int(), title: textsShown, variants: z.int() })),
      products: z.int(),
    },
    row: row.shape,
    sorts: ['title', 'values', 'products'],
  }),
  ...bulkCalls({ ...kind, acts: ['delete'], given: {} }),
};
