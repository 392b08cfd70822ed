// The market's own bundle deals, as staff edit them; those of sellers are not included.
import { z } from 'zod';
import { textsShown } from '#contract/answer-values.ts';
import { texts, view } from '#contract/edited-values.ts';
import { bulkCalls } from '#contract/bulk.ts';
import { resourceCalls } from '#contract/resource.ts';
import { wholeNumber } from '#contract/values.ts';

const MOST_PIECES = 1000;

/** A customer with `buy` items in the cart gets `free` of them for nothing. */
const deal = { buy: z.int(), free: z.int() };
/** The number of products with this deal. */
const products = z.int();

const fields = {
  title: texts(80),
  buy: wholeNumber(2, MOST_PIECES),
  free: wholeNumber(1, MOST_PIECES),
};
const row = z.object({ title: z.string(), ...deal, products, gaps: z.array(z.string()) });

export type BundleDealFields = z.output<z.ZodObject<typeof fields>>;
export type BundleDealRow = { id: number } & z.output<typeof row>;

const kind = {
  noun: 'bundle-deal',
  plural: 'bundle-deals',
  permission: 'catalogue',
  filters: { view: view('unused', 'gap') },
} as const;

export const adminBundleDealCalls = {
  ...resourceCalls({
    ...kind,
    fields,
    shown: { title: textsShown, ...deal, products },
    row: row.shape,
    sorts: ['title', 'products'],
  }),
  ...bulkCalls({ ...kind, acts: ['delete'], given: {} }),
};
