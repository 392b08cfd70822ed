import { sql } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import { Refusal } from '#base/refusal.ts';
import type { Category, categoryCalls, CategoryTile } from '#contract/category.ts';
import { pageSize } from '#contract/constants.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { categoryTree, type CategoryRow } from '#market/catalogue/category-tree.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';
import { slugNow, slugsNow, thingOf } from '#market/settings/slug-now.ts';

/**
 * Every public category in the reader's language, parents before children. `slug`: a present or
 * former slug of one, in any language; its row is marked, and it and its parents have their slugs
 * in every language. One query.
 */
export async function readCategoryRows(reading: Reading, slug?: string): Promise<CategoryRow[]> {
  const { language, market } = reading;
  const named = slug === undefined ? sql`null` : thingOf('category', slug, reading);
  const { rows } = await sql<CategoryRow>`
    with led as (select id, path from categories where id = ${named})
    select id, parent_id as parent, said(title, ${language}) as title,
      ${slugNow('category', 'c', language)} as slug, c.id = (select id from led) as requested,
      case
        when c.id = any((select path from led)::int[])
          then ${slugsNow('category', 'c', market.languages)}
      end as slugs,
      image, said(meta_title, ${language}) as meta_title,
      said(meta_description, ${language}) as meta_description, featured, in_footer, public,
      updated_at
    from categories c
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
  const { category, slugs } = branch;
  return { ...category, slugs, sub_categories: category.public_sub_categories };
}

export type CategoryBranch = {
  category: Category;
  /** The ids of the category and all below it. */
  ids: number[];
  slugs: Record<string, string>;
  parent: Category | null;
  parentSlugs: Record<string, string>;
};

/**
 * The public category with this slug (present or former, in any language) and all below it, with
 * the ids of the whole branch; null when there is none.
 */
export async function readCategoryBranch(
  reading: Reading,
  slug: string,
): Promise<CategoryBranch | null> {
  const rows = await readCategoryRows(reading, slug);
  const row = rows.find(({ requested }) => requested);
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
    slugs: row.slugs ?? {},
    parent: (row.parent !== null && byId.get(row.parent)) || null,
    parentSlugs: rows.find(({ id }) => id === row.parent)?.slugs ?? {},
  };
}

function flatten(category: Category): Category[] {
  return [category, ...category.child.flatMap(flatten)];
}
