// How staff edit the slides of the home page.
import { sql } from 'kysely';
import type { SliderFields, SliderRow } from '#contract/admin/slider.ts';
import type { Listed, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch, touching } from '#db/touch.ts';
import { placedMatches, placedRowColumns, type PlacedQuery } from '#market/content/list-placed.ts';
import { openedColumns, placedColumns } from '#market/content/placed-columns.ts';
import { readList } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
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

export const SLIDER = {
  noun: 'slider',
  table: 'sliders',
  cameBack: touching('content'),
} as const;

/** A page of the slides that match now; `q` searches titles in every language. */
export const listSliders = (
  db: Db,
  by: Staff,
  query: PlacedQuery,
  now: Date,
): Promise<Listed<SliderRow>> =>
  readList<SliderRow>(db, query, {
    from: sql`sliders t`,
    columns: {
      ...placedRowColumns(by, now),
      position: sql`(row_number() over (order by t.type, t.position, t.id))::int`,
    },
    where: placedMatches(query, now),
    usual: 'position',
  });

/** A slide with all that can be edited; null if there is none. */
export async function openSlider(db: Db, id: number) {
  const { rows } = await sql<OpenedThing<SliderFields>>`
    select ${openedColumns}, ${lastEdit(SLIDER.noun)} as edited
    from sliders t
    where t.id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Makes a slide (`id` null), after all others, or saves one. Refuses as `placedColumns` and
 * `saveRow` do.
 */
export async function saveSlider(
  tx: Tx,
  by: Staff,
  { id, version, type, ...placed }: Opened & SliderFields,
  market: MarketSettings,
): Promise<SavedRow> {
  const columns = { type, ...(await placedColumns(tx, placed, market)) };
  const place = id === null ? { position: await placeAtEnd(tx, SLIDER) } : {};
  const saved = await saveRow(tx, by, SLIDER, { id, version, columns: { ...columns, ...place } });
  await touch(tx, 'content');
  return saved;
}

/** Deletes a slide. Refuses as `deleteRow` does. */
export async function deleteSlider(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await deleteRow(tx, by, SLIDER, thing);
  await touch(tx, 'content');
}

/** Sets the order of slides. Refuses as `orderRows` does. */
export async function orderSliders(tx: Tx, by: Staff, sorted: Sorted): Promise<void> {
  await orderRows(tx, by, SLIDER, sorted);
  await touch(tx, 'content');
}
