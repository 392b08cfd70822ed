// How staff make, change and delete collections.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { CollectionFields } from '#contract/admin/collection.ts';
import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { checkedRule, ruleForHistory } from '#market/catalogue/checked-rule.ts';
import { COLLECTION } from '#market/catalogue/list-collections.ts';
import type { Row } from '#market/edits/edit.ts';
import { requireUnused } from '#market/edits/require-unused.ts';
import { deleteRow, lockRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts } from '#market/settings/required-texts.ts';
import { slugFor } from '#market/settings/slug-for.ts';
import { chosenSlugs } from '#market/settings/slug-now.ts';

/**
 * Makes a collection (`id` null), which goes last, or saves one. Refuses 'required' without a title
 * in the market's first language, 'invalid-input' for unknown products, and as `checkedRule` and
 * `saveRow` do.
 */
export async function saveCollection(
  tx: Tx,
  by: Staff,
  { id, version, title, slug, slugs, public: shown, rule, product_ids }: Opened & CollectionFields,
  market: MarketSettings,
): Promise<SavedRow> {
  requireTexts(market, { title });
  const kind = { ...COLLECTION, tell: (row: Row): Row => ruleForHistory(row, market) };
  const saved = await saveRow(tx, by, kind, {
    id,
    version,
    columns: {
      title,
      slug: slug || slugFor('collection', title[market.default_language] ?? ''),
      ...chosenSlugs(slugs),
      public: shown,
      rule: rule && (await checkedRule(tx, market, rule)),
      ...(id === null ? { position: await lastPosition(tx) } : {}),
    },
    hanging: async (collection) => {
      const was = await readProductIds(tx, collection);
      await writeProducts(tx, collection, product_ids);
      return { was: { product_ids: was }, became: { product_ids } };
    },
  });
  await touch(tx, 'collections');
  return saved;
}

/** Deletes a collection; its products stay. Refuses as `requireUnused` and `deleteRow` do. */
export async function deleteCollection(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await lockRow(tx, COLLECTION, thing);
  await requireUnused(tx, by, 'collection', thing.id);
  await deleteRow(tx, by, COLLECTION, thing);
  await touch(tx, 'collections');
}

async function lastPosition(tx: Tx): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position), 0) + 1 as position from collections
  `.execute(tx);
  return rows[0]?.position ?? 0;
}

async function readProductIds(tx: Tx, collection: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('collection_products')
    .select('product_id')
    .where('collection_id', '=', collection)
    .orderBy('position')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

async function writeProducts(tx: Tx, collection: number, ids: number[]): Promise<void> {
  await tx.deleteFrom('collection_products').where('collection_id', '=', collection).execute();
  const { numAffectedRows } = await sql`
    insert into collection_products (collection_id, product_id, position)
    select ${collection}, p.id, asked.place
    from unnest(${ids}::int[]) with ordinality as asked (id, place)
    join products p on p.id = asked.id
  `.execute(tx);
  if (Number(numAffectedRows ?? 0) < ids.length)
    throw new Refusal('invalid-input', { field: 'product_ids' });
}
