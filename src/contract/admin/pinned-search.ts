// Products that the owner puts first for a search.
import { z } from 'zod';
import { idsOf, of } from '#contract/ids.ts';
import { resourceCalls } from '#contract/resource.ts';
import { isEmpty, text } from '#contract/values.ts';

/** They all stand on the first page. */
const MOST = 20;

const same = { typed: z.string(), language: z.string().nullable() };
const fields = {
  /** What is searched for: these words alone, in any spelling of them. */
  typed: text(100),
  /** Empty: in every language that has none of its own for these words. */
  language: z.preprocess((value) => (isEmpty(value) ? null : value), text(12).nullable()),
  /** In their order. */
  product_ids: of('product', idsOf(MOST)),
};
const row = {
  ...same,
  products: z.int(),
  /** How many of them are on sale and in stock: the others stand where they always do. */
  shown: z.int(),
};

export type PinnedSearchFields = z.output<z.ZodObject<typeof fields>>;
export type PinnedSearchRow = { id: number } & z.output<z.ZodObject<typeof row>>;

export const adminPinnedSearchCalls = resourceCalls({
  noun: 'pinned-search',
  plural: 'pinned-searches',
  permission: 'catalogue',
  fields,
  shown: { ...same, product_ids: z.array(z.int()) },
  row,
  sorts: ['typed', 'language'],
  filters: {},
});
