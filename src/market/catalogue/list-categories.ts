// The categories for staff: as a list, as a tree, and one with all that can be edited.
import { sql } from 'kysely';
import type { CategoryBranch } from '#contract/admin/category-tree.ts';
import type { WrittenSizeTable } from '#contract/admin/size-table.ts';
import type { CategoryFields, CategoryRow } from '#contract/admin/category.ts';
import type { Listed, ListInput, Opened } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { CATEGORY } from '#market/catalogue/edit-category.ts';
import { ownSizeTable } from '#market/catalogue/save-size-table.ts';
import { gapsOf, readList, textsContain } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import type { Staff } from '#market/settings/actor.ts';
import { openedSlugs, type OpenedSlugs } from '#market/settings/slug-now.ts';

type View = 'public' | 'hidden' | 'unused' | 'gap';
type ListQuery = ListInput & { view?: View | undefined };
type Counts = { products: number; children: number };
type Sized = { size_table: WrittenSizeTable | null };

const products = sql<number>`(select count(*)::int from products p where p.category_id = t.id)`;
const children = sql<number>`(select count(*)::int from categories c where c.parent_id = t.id)`;
const VIEWS = {
  public: sql<boolean>`t.public`,
  hidden: sql<boolean>`not t.public`,
  unused: sql<boolean>`not exists (
    select from products p join categories c on c.id = p.category_id where t.id = any(c.path)
  )`,
  gap: sql<boolean>`cardinality(${gapsOf('t.title')}) > 0`,
};

/**
 * A page of the categories that match; `q` searches their titles in every language and their slugs.
 */
export async function listCategories(
  db: Db,
  { language }: Staff,
  { q, view, ...paging }: ListQuery,
): Promise<Listed<CategoryRow>> {
  return readList<CategoryRow>(db, paging, {
    from: sql`categories t`,
    columns: {
      id: sql`t.id`,
      title: sql`said(t.title, ${language})`,
      parent_id: sql`t.parent_id`,
      slug: sql`t.slug`,
      image: sql`t.image`,
      featured: sql`t.featured`,
      in_footer: sql`t.in_footer`,
      public: sql`t.public`,
      products,
      children,
      gaps: gapsOf('t.title'),
    },
    where: [
      ...(q ? [sql<boolean>`(${textsContain('t.title', q)} or t.slug = ${q})`] : []),
      ...(view ? [VIEWS[view]] : []),
    ],
    usual: 'title',
  });
}

/** All categories, each one after its parent, siblings in their order. */
export async function readCategoryTree(db: Db, { language }: Staff): Promise<CategoryBranch[]> {
  const { rows } = await sql<CategoryBranch>`
    select t.id, t.parent_id, cardinality(t.path) - 1 as depth,
      said(t.title, ${language}) as title, t.slug, t.image, t.featured, t.in_footer, t.public,
      ${products} as products, ${children} as children, ${gapsOf('t.title')} as gaps
    from categories t
    order by (
      select array_agg(array[a.position, a.id] order by cardinality(a.path))
      from categories a
      where a.id = any(t.path)
    )
  `.execute(db);
  return rows;
}

/** A category with all that can be edited; null if there is none. */
export async function openCategory(db: Db, id: number) {
  const { rows } = await sql<Opened<CategoryFields & OpenedSlugs & Sized & Counts>>`
    select id, version, ${lastEdit(CATEGORY.noun)} as edited, parent_id, title, slug,
      ${openedSlugs('category')}, image,
      array(
        select f.attribute_id from category_filters f where f.category_id = t.id
        order by f.position
      ) as filters,
      ${ownSizeTable} as size_table,
      coalesce(meta_title, '{}') as meta_title,
      coalesce(meta_description, '{}') as meta_description,
      featured, in_footer, public, ${products} as products, ${children} as children
    from categories t
    where id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}
