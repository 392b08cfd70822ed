// How staff edit banners. Each place shows one at a time.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { BannerFields, BannerRow } from '#contract/admin/banner.ts';
import type { Listed, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { touch, touching } from '#db/touch.ts';
import { placedMatches, placedRowColumns, type PlacedQuery } from '#market/content/list-placed.ts';
import { openedColumns, placedColumns } from '#market/content/placed-columns.ts';
import { readList } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { deleteRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

export const BANNER = {
  noun: 'banner',
  table: 'banners',
  cameBack: touching('content'),
} as const;

/** A page of the banners that match now; `q` searches titles in every language. */
export const listBanners = (
  db: Db,
  by: Staff,
  query: PlacedQuery,
  now: Date,
): Promise<Listed<BannerRow>> =>
  readList<BannerRow>(db, query, {
    from: sql`banners t`,
    columns: placedRowColumns(by, now),
    where: placedMatches(query, now),
    usual: 'type',
  });

/** A banner with all that can be edited; null if there is none. */
export async function openBanner(db: Db, id: number) {
  const { rows } = await sql<OpenedThing<BannerFields>>`
    select ${openedColumns}, ${lastEdit(BANNER.noun)} as edited, t.closable, t.first_order
    from banners t
    where t.id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Makes a banner (`id` null) or saves one. Refuses 'place-taken' when customers would see another
 * in the same place at the same time, and as `placedColumns` and `saveRow` do.
 */
export async function saveBanner(
  tx: Tx,
  by: Staff,
  { id, version, type, closable, first_order, ...placed }: Opened & BannerFields,
  market: MarketSettings,
): Promise<SavedRow> {
  const columns = { type, ...(await placedColumns(tx, placed, market)), closable, first_order };
  await oneAtATime(tx, 'banners');
  if (columns.public) await checkPlace(tx, by, { id, ...columns });
  const saved = await saveRow(tx, by, BANNER, { id, version, columns });
  await touch(tx, 'content');
  return saved;
}

/** Deletes a banner. Refuses as `deleteRow` does. */
export async function deleteBanner(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await deleteRow(tx, by, BANNER, thing);
  await touch(tx, 'content');
}

type Place = Pick<BannerFields, 'type' | 'shown_from' | 'shown_until'> & { id: number | null };

/**
 * Refuses if another banner has the place at that time. The schema ensures this too
 * (`one_banner_at_a_time`), but cannot say which banner it is.
 */
async function checkPlace(
  tx: Tx,
  { language }: Staff,
  { id, type, shown_from, shown_until }: Place,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select said(title, ${language}) as name
    from banners
    where public and type = ${type} and id is distinct from ${id}
      and tstzrange(shown_from, shown_until)
        && tstzrange(${shown_from}::timestamptz, ${shown_until}::timestamptz)
    order by shown_from nulls first
    limit 1
  `.execute(tx);
  if (rows[0]) throw new Refusal('place-taken', { field: 'type', name: rows[0].name });
}
