// How staff edit the market's bundle deals.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { BundleDealFields, BundleDealRow } from '#contract/admin/bundle-deal.ts';
import type { Listed, ListInput, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { gapsOf, readList, textsContain } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { requireUnused } from '#market/edits/require-unused.ts';
import { deleteRow, lockRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts } from '#market/settings/required-texts.ts';

type ListQuery = ListInput & { view?: 'unused' | 'gap' | undefined };

export const BUNDLE_DEAL = { noun: 'bundle-deal', table: 'bundle_deals' } as const;

const products = sql<number>`(
  select count(*)::int from products p where p.bundle_deal_id = t.id
)`;
const VIEWS = {
  unused: sql<boolean>`not exists (select from products p where p.bundle_deal_id = t.id)`,
  gap: sql<boolean>`cardinality(${gapsOf('t.title')}) > 0`,
};

/** A page of the market's bundle deals that match; `q` searches their titles in every language. */
export async function listBundleDeals(
  db: Db,
  { language }: Staff,
  { q, view, ...paging }: ListQuery,
): Promise<Listed<BundleDealRow>> {
  return readList<BundleDealRow>(db, paging, {
    from: sql`bundle_deals t`,
    columns: {
      id: sql`t.id`,
      title: sql`said(t.title, ${language})`,
      buy: sql`t.buy`,
      free: sql`t.free`,
      products,
      gaps: gapsOf('t.title'),
    },
    where: [
      sql<boolean>`t.store_id is null`,
      ...(q ? [textsContain('t.title', q)] : []),
      ...(view ? [VIEWS[view]] : []),
    ],
    usual: 'title',
  });
}

/** A bundle deal of the market with all that can be edited; null if there is none. */
export async function openBundleDeal(db: Db, id: number) {
  const { rows } = await sql<OpenedThing<BundleDealFields & { products: number }>>`
    select id, version, ${lastEdit(BUNDLE_DEAL.noun)} as edited, title, buy, free,
      ${products} as products
    from bundle_deals t
    where id = ${id} and store_id is null
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Makes a bundle deal (`id` null) or saves one. Refuses 'required' without a title in the market's
 * first language, 'too-many-free' unless at least one piece is paid for, and as `saveRow` does.
 */
export async function saveBundleDeal(
  tx: Tx,
  by: Staff,
  { id, version, title, buy, free }: Opened & BundleDealFields,
  market: MarketSettings,
): Promise<SavedRow> {
  requireTexts(market, { title });
  if (free >= buy) throw new Refusal('too-many-free', { field: 'free' });
  if (id !== null) await lockOwn(tx, { id, version });
  const saved = await saveRow(tx, by, BUNDLE_DEAL, { id, version, columns: { title, buy, free } });
  await touchProductsOf(tx, saved.id);
  return saved;
}

/** Deletes a bundle deal. Refuses as `requireUnused` and `deleteRow` do. */
export async function deleteBundleDeal(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await lockOwn(tx, thing);
  await requireUnused(tx, by, 'bundle-deal', thing.id);
  await deleteRow(tx, by, BUNDLE_DEAL, thing);
}

/** Locks one of the market's deals; a seller's deal counts as not found. */
async function lockOwn(tx: Tx, thing: { id: number; version: number | null }): Promise<void> {
  const { row } = await lockRow(tx, BUNDLE_DEAL, thing);
  if (row.store_id !== null) throw new Refusal('thing-not-found');
}

/** Expires the pages of products that show the deal. */
async function touchProductsOf(tx: Tx, deal: number): Promise<void> {
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('bundle_deal_id', '=', deal)
    .execute();
  await touch(tx, ...rows.map(({ id }) => `product:${id}`));
}
