// The owner's pages, as staff edit them.
import { z } from 'zod';
import { textsShown } from '#contract/answer-values.ts';
import { flagged, optionalSlug, ownSlugs, texts, view } from '#contract/edited-values.ts';
import { bulkCalls } from '#contract/bulk.ts';
import { resourceCalls } from '#contract/resource.ts';
import { ifSent } from '#contract/values.ts';

const same = { slug: z.string(), public: z.boolean() };
/** What the page shows besides its texts: the contact form, or the sitemap. */
const component = z.enum(['Contact', 'Sitemap']).nullable();

const fields = {
  title: texts(120),
  slug: optionalSlug,
  slugs: ifSent(ownSlugs),
  description: texts(30_000),
  meta_title: texts(120),
  meta_description: texts(320),
  public: flagged,
};
const row = z.object({ ...same, title: z.string(), gaps: z.array(z.string()) });

export type PageFields = z.output<z.ZodObject<typeof fields>>;
export type PageRow = { id: number } & z.output<typeof row>;

const kind = {
  noun: 'page',
  plural: 'pages',
  permission: 'content',
  filters: { view: view('public', 'hidden', 'gap') },
} as const;

export const adminPageCalls = {
  ...resourceCalls({
    ...kind,
    fields,
    shown: {
      ...same,
      title: textsShown,
      slugs: textsShown,
      slugs_now: textsShown,
      description: textsShown,
      meta_title: textsShown,
      meta_description: textsShown,
      component,
      /** Its earlier addresses, which redirect to it. */
      old_slugs: z.array(z.string()),
    },
    row: row.shape,
    sorts: ['title'],
  }),
  ...bulkCalls({ ...kind, acts: ['show', 'hide', 'delete'], given: {} }),
};
