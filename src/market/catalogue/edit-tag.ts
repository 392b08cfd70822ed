// How staff edit tags.
import { sql } from 'kysely';
import { fold } from '#base/fold.ts';
import { Refusal } from '#base/refusal.ts';
import type { TagFields, TagRow } from '#contract/admin/tag.ts';
import type { Listed, ListInput, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { touch, touching } from '#db/touch.ts';
import { usesOf } from '#market/catalogue/count-uses.ts';
import { tagSlug } from '#market/catalogue/tag-slug.ts';
import { gapsOf, readList, textsContain } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { requireUnused } from '#market/edits/require-unused.ts';
import { deleteRow, lockRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts } from '#market/settings/required-texts.ts';

type ListQuery = ListInput & { view?: 'unused' | 'gap' | undefined };
type Shown = TagFields & { slug: string; products: number };

export const TAG = {
  noun: 'tag',
  table: 'tags',
  cameBack: touching('products', 'every-product'),
} as const;

const products = usesOf('tag');
const VIEWS = {
  unused: sql<boolean>`not exists (select from product_tags pt where pt.tag_id = t.id)`,
  gap: sql<boolean>`cardinality(${gapsOf('t.title')}) > 0`,
};

/** A page of the tags that match; `q` searches their titles in every language. */
export async function listTags(
  db: Db,
  { language }: Staff,
  { q, view, ...paging }: ListQuery,
): Promise<Listed<TagRow>> {
  return readList<TagRow>(db, paging, {
    from: sql`tags t`,
    columns: {
      id: sql`t.id`,
      title: sql`said(t.title, ${language})`,
      slug: sql`t.slug`,
      products,
      gaps: gapsOf('t.title'),
    },
    where: [...(q ? [textsContain('t.title', q)] : []), ...(view ? [VIEWS[view]] : [])],
    usual: 'title',
  });
}

/** A tag with all that can be edited; null if there is none. */
export async function openTag(db: Db, id: number) {
  const { rows } = await sql<OpenedThing<Shown>>`
    select id, version, ${lastEdit(TAG.noun)} as edited, title, slug, ${products} as products
    from tags t
    where id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Makes a tag (`id` null) or saves one; its products are then found by its new names. Refuses
 * 'required' without a title in the market's first language, 'already-taken' for a new tag that
 * exists already, and as `saveRow` does.
 */
export async function saveTag(
  tx: Tx,
  by: Staff,
  { id, version, title }: Opened & TagFields,
  market: MarketSettings,
): Promise<SavedRow> {
  requireTexts(market, { title });
  const names = { title, folded: fold(Object.values(title).join(' ')) };
  if (id === null) return makeTag(tx, by, tagSlug(title[market.default_language] ?? ''), names);
  const saved = await saveRow(tx, by, TAG, { id, version, columns: names });
  if (saved.version === version) return saved;
  await enqueue(tx, 'refold-products', { tag: id }, { key: `refold-products:${id}` });
  await touch(tx, 'products', 'every-product');
  return saved;
}

/** Deletes a tag. Refuses as `requireUnused` and `deleteRow` do. */
export async function deleteTag(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await lockRow(tx, TAG, thing);
  await requireUnused(tx, by, 'tag', thing.id);
  await deleteRow(tx, by, TAG, thing);
  await touch(tx, 'products', 'every-product');
}

async function makeTag(
  tx: Tx,
  by: Staff,
  slug: string,
  names: { title: Record<string, string>; folded: string },
): Promise<SavedRow> {
  const columns = { slug, ...names };
  const made = saveRow(tx, by, TAG, { id: null, version: null, columns });
  const saved = await made.catch((problem: unknown) => {
    // nobody typed the slug, so the refusal is reported on the name it was made from
    const taken = problem instanceof Refusal && problem.code === 'already-taken';
    throw taken ? new Refusal('already-taken', { field: 'title' }) : problem;
  });
  await touch(tx, 'products', 'every-product');
  return saved;
}
