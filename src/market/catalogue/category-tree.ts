// Builds the tree of categories that the API returns.
import type { Category, FooterCategory } from '#contract/category.ts';

export type CategoryRow = {
  id: number;
  parent: number | null;
  title: string;
  slug: string;
  /**
   * Whether this category was asked for by its slug; it and its parents then have slugs in every
   * language.
   */
  requested: boolean | null;
  slugs: Record<string, string> | null;
  image: string;
  meta_title: string | null;
  meta_description: string | null;
  featured: boolean;
  in_footer: boolean;
  public: boolean;
  updated_at: Date;
};

const YES = 1;
const NO = 2;

/**
 * Takes public categories, parents before children; returns the top ones, each with its whole
 * branch.
 */
export function categoryTree(rows: CategoryRow[]): Category[] {
  const byId = new Map<number, Category>();
  const top: Category[] = [];
  for (const row of rows) {
    const category: Category = {
      id: row.id,
      title: row.title,
      slug: row.slug,
      image: row.image,
      meta_title: row.meta_title || row.title,
      meta_description: row.meta_description ?? '',
      meta_keywords: '',
      parent: row.parent,
      featured: row.featured ? YES : NO,
      in_footer: row.in_footer ? YES : NO,
      status: row.public ? YES : NO,
      child: [],
      in_footer_child: [],
      public_sub_categories: [],
    };
    const link: FooterCategory = {
      id: row.id,
      title: row.title,
      slug: row.slug,
      parent: row.parent,
      in_footer_child: category.in_footer_child,
    };
    byId.set(row.id, category);
    const parent = row.parent === null ? undefined : byId.get(row.parent);
    if (!parent) {
      if (row.parent === null) top.push(category);
      continue;
    }
    parent.child.push(category);
    parent.public_sub_categories.push({
      id: row.id,
      title: row.title,
      slug: row.slug,
      category_id: parent.id,
    });
    if (row.in_footer) parent.in_footer_child.push(link);
  }
  return top;
}
