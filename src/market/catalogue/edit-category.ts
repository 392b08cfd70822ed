// How staff edit the tree of categories.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { CategoryFields } from '#contract/admin/category.ts';
import type { Tx } from '#db/connect.ts';
import { touch, touching } from '#db/touch.ts';
import { requireUnused } from '#market/edits/require-unused.ts';
import { orderRows, type Sorted } from '#market/edits/order-rows.ts';
import { deleteRow, lockRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import { saveSizeTable } from '#market/catalogue/save-size-table.ts';
import { saveCategoryFilters } from '#market/catalogue/save-category-filters.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts, textsOrNone } from '#market/settings/required-texts.ts';
import { slugFor } from '#market/settings/slug-for.ts';
import { chosenSlugs } from '#market/settings/slug-now.ts';

export const CATEGORY = {
  noun: 'category',
  table: 'categories',
  cameBack: touching('categories'),
} as const;

/**
 * Makes a category (`id` null) or saves one; a category that is new to its parent goes last there.
 * Refuses 'required' without a title in the market's first language, 'below-itself', and as
 * `saveRow` and `checkedSizeTable` do.
 */
export async function saveCategory(
  tx: Tx,
  by: Staff,
  sent: Opened & CategoryFields,
  market: MarketSettings,
): Promise<SavedRow> {
  const { id, version, title, slug, slugs, meta_title, meta_description, ...others } = sent;
  const { filters, size_table, ...rest } = others;
  requireTexts(market, { title });
  await lockTree(tx);
  const columns = {
    title,
    slug: slug || slugFor('category', title[market.default_language] ?? ''),
    ...chosenSlugs(slugs),
    meta_title: textsOrNone(meta_title),
    meta_description: textsOrNone(meta_description),
    ...rest,
    ...(await placeBelow(tx, sent)),
  };
  const hanging = async (category: number) => {
    const narrowed = await saveCategoryFilters(tx, category, filters);
    if (size_table === undefined) return narrowed;
    const sized = await saveSizeTable(tx, category, size_table);
    return {
      was: { ...narrowed.was, ...sized.was },
      became: { ...narrowed.became, ...sized.became },
    };
  };
  const saved = await saveRow(tx, by, CATEGORY, { id, version, columns, hanging });
  await touch(tx, 'categories');
  return saved;
}

/**
 * Deletes a category. Refuses as `requireUnused` and `deleteRow` do.
 */
export async function deleteCategory(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await lockTree(tx);
  await lockRow(tx, CATEGORY, thing);
  await requireUnused(tx, by, 'category', thing.id);
  await deleteRow(tx, by, CATEGORY, thing);
  await touch(tx, 'categories');
}

/** Sorts siblings. Refuses 'thing-not-found', and 'invalid-input' if they are not siblings. */
export async function orderCategories(tx: Tx, by: Staff, sorted: Sorted): Promise<void> {
  await lockTree(tx);
  const { rows } = await sql<{ parents: number }>`
    select count(distinct coalesce(parent_id, 0))::int as parents
    from categories
    where id = any(${sorted.ids}::int[])
  `.execute(tx);
  if ((rows[0]?.parents ?? 0) > 1) throw new Refusal('invalid-input', { field: 'ids' });
  await orderRows(tx, by, CATEGORY, sorted);
  await touch(tx, 'categories');
}

/** Allows one move at a time: two at once could put each category below the other. */
export const lockTree = (tx: Tx) =>
  sql`lock table categories in share row exclusive mode`.execute(tx);

/**
 * The last place below a parent, for a new category. Refuses 'invalid-input' for a parent that does
 * not exist, and 'below-itself'.
 */
export async function placeBelow(
  tx: Tx,
  { id, parent_id }: { id: number | null; parent_id: number | null },
): Promise<{ position?: number }> {
  const { rows } = await sql<{ path: number[] }>`
    select path from categories where id = ${parent_id}
  `.execute(tx);
  if (parent_id !== null && !rows[0]) throw new Refusal('invalid-input', { field: 'parent_id' });
  if (id !== null && rows[0]?.path.includes(id))
    throw new Refusal('below-itself', { field: 'parent_id' });
  const siblings = await sql<{ stays: boolean | null; last: number | null }>`
    select bool_or(id = ${id}) as stays, max(position) as last
    from categories
    where parent_id is not distinct from ${parent_id}
  `.execute(tx);
  const { stays, last } = siblings.rows[0] ?? {};
  return stays ? {} : { position: (last ?? 0) + 1 };
}
