// The tree of categories, as staff edit it.
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
import { id, of, optionalId } from '#contract/ids.ts';
import { sentSizeTable, shownSizeTable } from '#contract/admin/size-table.ts';
import { orderCall, resourceCalls } from '#contract/resource.ts';
import { ifSent } from '#contract/values.ts';

const MOST_FILTERS = 20;

const same = {
  /** The id of its parent; null: it is at the top. */
  parent_id: z.int().nullable(),
  slug: z.string(),
  image: picture,
  featured: z.boolean(),
  in_footer: z.boolean(),
  public: z.boolean(),
};
/** The number of products, and of categories, directly in it. */
const counts = { products: z.int(), children: z.int() };

const fields = {
  parent_id: of('parent-category', optionalId),
  title: texts(80),
  slug: optionalSlug,
  slugs: ifSent(ownSlugs),
  image: pictureName,
  meta_title: texts(120),
  meta_description: texts(400),
  /** The attributes that filter its listing, and those below it, in this order. */
  filters: of(
    'attribute',
    z.preprocess(
      (sent) => sent ?? [],
      z.array(id, 'invalid-input').max(MOST_FILTERS, 'invalid-input'),
    ),
  ),
  /** The size table for it and everything below it; null: it has none. */
  size_table: ifSent(sentSizeTable.nullable()),
  featured: flagged,
  in_footer: flagged,
  public: flagged,
};
/** The fields shown in lists. */
export const categoryRow = z.object({
  ...same,
  title: z.string(),
  ...counts,
  gaps: z.array(z.string()),
});

export type CategoryFields = z.output<z.ZodObject<typeof fields>>;
export type CategoryRow = { id: number } & z.output<typeof categoryRow>;

export const adminCategoryCalls = {
  ...resourceCalls({
    noun: 'category',
    plural: 'categories',
    permission: 'catalogue',
    fields,
    shown: {
      ...same,
      title: textsShown,
      slugs: textsShown,
      slugs_now: textsShown,
      meta_title: textsShown,
      meta_description: textsShown,
      filters: z.array(z.int()),
      size_table: shownSizeTable.nullable(),
      ...counts,
    },
    row: categoryRow.shape,
    sorts: ['title', 'products'],
    filters: { view: view('public', 'hidden', 'unused', 'gap') },
  }),
  order: orderCall('category', 'categories', 'catalogue'),
};
