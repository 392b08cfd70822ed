// The tags, as staff edit them.
import { z } from 'zod';
import { textsShown } from '#contract/answer-values.ts';
import { texts, view } from '#contract/edited-values.ts';
import { bulkCalls } from '#contract/bulk.ts';
import { resourceCalls } from '#contract/resource.ts';

/** Identifies a tag in imports: made from its first name, and never changed. */
const slug = z.string();
/** The number of products with this tag. */
const products = z.int();

const fields = { title: texts(80) };
const row = z.object({ title: z.string(), slug, products, gaps: z.array(z.string()) });

export type TagFields = z.output<z.ZodObject<typeof fields>>;
export type TagRow = { id: number } & z.output<typeof row>;

const kind = {
  noun: 'tag',
  plural: 'tags',
  permission: 'catalogue',
  filters: { view: view('unused', 'gap') },
} as const;

export const adminTagCalls = {
  ...resourceCalls({
    ...kind,
    fields,
    shown: { title: textsShown, slug, products },
    row: row.shape,
    sorts: ['title', 'products'],
  }),
  ...bulkCalls({ ...kind, acts: ['delete'], given: {} }),
};
