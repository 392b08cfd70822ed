import { z } from 'zod';
import { pageOf, picture, slugsByLanguage, yesNo } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { page, text } from '#contract/values.ts';

const subCategoryLink = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  category_id: z.int(),
});

/** A category in the footer's tree. */
const footerCategory = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    parent: z.int().nullable(),
    get in_footer_child() {
      return z.array(footerCategory);
    },
  })
  .meta({ id: 'FooterCategory' });

/** A category with everything below it. */
export const category = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    image: picture,
    meta_title: z.string(),
    meta_description: z.string(),
    meta_keywords: z.string(),
    parent: z.int().nullable(),
    featured: yesNo,
    in_footer: yesNo,
    status: yesNo,
    get child() {
      return z.array(category);
    },
    in_footer_child: z.array(footerCategory),
    public_sub_categories: z.array(subCategoryLink),
  })
  .meta({ id: 'Category' });

/** A category as a tile of a list. */
export const categoryTile = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  image: picture,
});

export type Category = z.output<typeof category>;
export type CategoryTile = z.output<typeof categoryTile>;
export type FooterCategory = z.output<typeof footerCategory>;

export const categoryCalls = {
  all: endpoint({
    operationId: 'categories',
    path: 'categories',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about: 'Lists top-level categories, 25 a page.',
    input: z.object({ page }),
    output: pageOf(categoryTile),
  }),
  find: endpoint({
    operationId: 'category',
    path: 'category/{slug}',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about: 'Returns a category with everything below it.',
    input: z.object({ slug: text(120) }),
    output: category.extend({
      slugs: slugsByLanguage,
      sub_categories: z.array(subCategoryLink),
    }),
  }),
};
