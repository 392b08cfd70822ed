// How staff edit the shop's promises: a picture or an icon, and a few words each.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { ScheduledView } from '#contract/admin/scheduled.ts';
import type { SiteFeatureFields, SiteFeatureRow } from '#contract/admin/site-feature.ts';
import type { Listed, ListInput, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch, touching } from '#db/touch.ts';
import { checkTimes, inView, scheduledColumns } from '#market/content/schedule.ts';
import { gapsOf, readList, textsContain } from '#market/edits/listing.ts';
import { isoText, lastEdit } from '#market/edits/read-edits.ts';
import { orderRows, type Sorted } from '#market/edits/order-rows.ts';
import {
  deleteRow,
  placeAtEnd,
  saveRow,
  type Opened,
  type SavedRow,
} from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts } from '#market/settings/required-texts.ts';

type ListQuery = ListInput & { view?: ScheduledView | undefined };

export const SITE_FEATURE = {
  noun: 'site-feature',
  table: 'site_features',
  cameBack: touching('content'),
} as const;

/** A page of the promises that match now, in order. */
export const listSiteFeatures = (
  db: Db,
  { language }: Staff,
  { q, view, ...paging }: ListQuery,
  now: Date,
): Promise<Listed<SiteFeatureRow>> =>
  readList<SiteFeatureRow>(db, paging, {
    from: sql`site_features t`,
    columns: {
      id: sql`t.id`,
      detail: sql`said(t.detail, ${language})`,
      image: sql`t.image`,
      icon: sql`t.icon`,
      ...scheduledColumns(now),
      gaps: gapsOf('t.detail'),
      position: sql`(row_number() over (order by t.position, t.id))::int`,
    },
    where: [
      ...(q ? [textsContain('t.detail', q)] : []),
      ...(view ? [inView(view, 't.detail', now)] : []),
    ],
    usual: 'position',
  });

/** A promise with all that can be edited; null if there is none. */
export async function openSiteFeature(db: Db, id: number) {
  const { rows } = await sql<OpenedThing<SiteFeatureFields>>`
    select id, version, ${lastEdit(SITE_FEATURE.noun)} as edited, detail, image, icon,
      ${isoText('t.shown_from')} as shown_from, ${isoText('t.shown_until')} as shown_until, public
    from site_features t
    where id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Makes a promise (`id` null), after all others, or saves one. Refuses 'required' without words in
 * the market's first language and without a picture and an icon, 'ends-before-it-begins', and as
 * `saveRow` does.
 */
export async function saveSiteFeature(
  tx: Tx,
  by: Staff,
  { id, version, ...columns }: Opened & SiteFeatureFields,
  market: MarketSettings,
): Promise<SavedRow> {
  requireTexts(market, { detail: columns.detail });
  checkTimes(columns);
  if (columns.image === '' && columns.icon === '')
    throw new Refusal('required', { field: 'image' });
  const place = id === null ? { position: await placeAtEnd(tx, SITE_FEATURE) } : {};
  const saved = await saveRow(tx, by, SITE_FEATURE, {
    id,
    version,
    columns: { ...columns, ...place },
  });
  await touch(tx, 'content');
  return saved;
}

/** Deletes a promise. Refuses as `deleteRow` does. */
export async function deleteSiteFeature(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await deleteRow(tx, by, SITE_FEATURE, thing);
  await touch(tx, 'content');
}

/** Sets the order of promises. Refuses as `orderRows` does. */
export async function orderSiteFeatures(tx: Tx, by: Staff, sorted: Sorted): Promise<void> {
  await orderRows(tx, by, SITE_FEATURE, sorted);
  await touch(tx, 'content');
}
