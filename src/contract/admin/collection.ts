// The collections, by hand or by rule, as staff edit them.
import { z } from 'zod';
import { textsShown } from '#contract/answer-values.ts';
import { collectionRule } from '#contract/admin/collection-rule.ts';
import { flagged, optionalSlug, ownSlugs, texts, view } from '#contract/edited-values.ts';
import { idsOf, of } from '#contract/ids.ts';
import { bulkCalls } from '#contract/bulk.ts';
import { resourceCalls } from '#contract/resource.ts';
import { ifSent } from '#contract/values.ts';

const MOST_PRODUCTS = 500;

const same = { slug: z.string(), public: z.boolean() };
/** The present number of its products. */
const products = z.int();

const fields = {
  title: texts(80),
  slug: optionalSlug,
  slugs: ifSent(ownSlugs),
  public: flagged,
  rule: collectionRule.sent,
  /** The products chosen by hand, in order; kept while there is a rule. */
  product_ids: of('product', idsOf(MOST_PRODUCTS)),
};
const row = z.object({
  ...same,
  title: z.string(),
  by_rule: z.boolean(),
  products,
  gaps: z.array(z.string()),
});

export type CollectionFields = z.output<z.ZodObject<typeof fields>>;
export type CollectionRow = { id: number } & z.output<typeof row>;

const kind = {
  noun: 'collection',
  plural: 'collections',
  permission: 'catalogue',
  filters: { view: view('public', 'hidden', 'by-hand', 'by-rule', 'gap') },
} as const;

export const adminCollectionCalls = {
  ...resourceCalls({
    ...kind,
    fields,
    shown: {
      ...same,
      title: textsShown,
      slugs: textsShown,
      slugs_now: textsShown,
      rule: collectionRule.shown,
      product_ids: z.array(z.int()),
      products,
    },
    row: row.shape,
    sorts: ['title'],
  }),
  ...bulkCalls({ ...kind, acts: ['show', 'hide', 'delete'], given: {} }),
};
