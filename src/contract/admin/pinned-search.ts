// The products that the owner puts first for a search.
import { z } from 'zod';
import { idsOf, of } from '#contract/ids.ts';
import { resourceCalls } from '#contract/resource.ts';
import { isEmpty, optionalText, text } from '#contract/values.ts';

/** They all fit on the first page. */
const MOST = 20;

const same = { typed: z.string(), language: z.string().nullable() };
const fields = {
  /** The search: exactly these words, in any spelling. */
  typed: text(100),
  /** Empty: in every language that has no own entry for these words. */
  language: z.preprocess((value) => (isEmpty(value) ? null : value), text(12).nullable()),
  /** In order. */
  product_ids: of('product', idsOf(MOST)),
};
const row = {
  ...same,
  products: z.int(),
  /** The number of them on sale and in stock: the others keep their usual place. */
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
  /** `language` `every`: those of every language. */
  filters: { language: optionalText(12) },
});
