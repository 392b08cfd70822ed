import { sql } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import { Refusal } from '#base/refusal.ts';
import type { Category, categoryCalls, CategoryTile } from '#contract/category.ts';
import { pageSize } from '#contract/constants.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { categoryTree, type CategoryRow } from '#market/catalogue/category-tree.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

/** Every public category in the reading's language, parents before children. */
export async function readCategoryRows(reading: Reading): Promise<CategoryRow[]> {
  const { language } = reading;
  const { rows } = await sql<CategoryRow>`
    select id, parent_id as parent, said(title, ${language}) as title, slug, image,
      said(meta_title, ${language}) as meta_title,
      said(meta_description, ${language}) as meta_description, featured, in_footer, public,
      updated_at
    from categories
    where public
    order by array_length(path, 1), position, id
  `.execute(reading.db);
  dependOn(reading, 'categories');
  return rows;
}

/** A page of top-level categories: the `categories` call. */
export async function readCategoryPage(
  reading: Reading,
  page: number,
): Promise<ListPage<CategoryTile>> {
  const rows = (await readCategoryRows(reading)).filter(({ parent }) => parent === null);
  const from = (page - 1) * pageSize.categories;
  return listPage(
    rows
      .slice(from, from + pageSize.categories)
      .map(({ id, title, slug, image }) => ({ id, title, slug, image })),
    { page, size: pageSize.categories, total: rows.length, path: 'categories' },
  );
}

/** The `category` call: one category and all below it. Refuses 'category-not-found'. */
export async function readCategory(
  reading: Reading,
  slug: string,
): Promise<OutputOf<typeof categoryCalls.find>> {
  const branch = await readCategoryBranch(reading, slug);
  if (!branch) throw new Refusal('category-not-found');
  return { ...branch.category, sub_categories: branch.category.public_sub_categories };
}

/**
 * The public category with this slug and all that stands below it, with the ids of the whole
 * branch; null when there is none.
 */
export async function readCategoryBranch(
  reading: Reading,
  slug: string,
): Promise<{ category: Category; ids: number[]; parent: Category | null } | null> {
  const rows = await readCategoryRows(reading);
  const row = rows.find((candidate) => candidate.slug === slug);
  if (!row) return null;
  const byId = new Map(
    categoryTree(rows)
      .flatMap(flatten)
      .map((category) => [category.id, category]),
  );
  const category = byId.get(row.id);
  if (!category) return null;
  return {
    category,
    ids: flatten(category).map(({ id }) => id),
    parent: (row.parent !== null && byId.get(row.parent)) || null,
  };
}

function flatten(category: Category): Category[] {
  return [category, ...category.child.flatMap(flatten)];
}
