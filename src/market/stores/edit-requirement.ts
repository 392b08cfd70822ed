// How the owner edits the requirements for people who apply to sell.
import { sql } from 'kysely';
import type { RequirementFields, RequirementRow } from '#contract/admin/requirement.ts';
import type { Listed, ListInput, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { gapsOf, readList, textsContain } from '#market/edits/listing.ts';
import { orderRows, type Sorted } from '#market/edits/order-rows.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { requireUnused } from '#market/edits/require-unused.ts';
import {
  deleteRow,
  lockRow,
  placeAtEnd,
  saveRow,
  type Opened,
  type SavedRow,
} from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts, textsOrNone } from '#market/settings/required-texts.ts';

type ListQuery = ListInput & { view?: keyof typeof VIEWS | undefined };

export const REQUIREMENT = { noun: 'requirement', table: 'requirements' } as const;
const VIEWS = {
  asked: sql<boolean>`t.asked`,
  off: sql<boolean>`not t.asked`,
  gap: sql<boolean>`cardinality(${gapsOf('t.name')}) > 0`,
};

/** A page of what applicants are asked for, in order; `q` searches the names in every language. */
export const listRequirements = (
  db: Db,
  { language }: Staff,
  { q, view, ...paging }: ListQuery,
): Promise<Listed<RequirementRow>> =>
  readList<RequirementRow>(db, paging, {
    from: sql`requirements t`,
    columns: {
      id: sql`t.id`,
      name: sql`said(t.name, ${language})`,
      kind: sql`t.kind`,
      required: sql`t.required`,
      countries: sql`t.countries`,
      asked: sql`t.asked`,
      position: sql`(row_number() over (order by t.position, t.id))::int`,
      gaps: gapsOf('t.name'),
    },
    where: [...(q ? [textsContain('t.name', q)] : []), ...(view ? [VIEWS[view]] : [])],
    usual: 'position',
  });

/** A requirement with all that can be edited; null if there is none. */
export async function openRequirement(db: Db, id: number) {
  const { rows } = await sql<OpenedThing<RequirementFields>>`
    select id, version, ${lastEdit(REQUIREMENT.noun)} as edited, name,
      coalesce(explanation, '{}') as explanation, kind, required, countries, asked
    from requirements t
    where id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Adds a requirement (`id` null), after all others, or saves one. Refuses 'required' without a name
 * in the market's first language, 'in-use' for a change of kind after items were submitted, and as
 * `saveRow` does.
 */
export async function saveRequirement(
  tx: Tx,
  by: Staff,
  { id, version, explanation, ...columns }: Opened & RequirementFields,
  market: MarketSettings,
): Promise<SavedRow> {
  requireTexts(market, { name: columns.name });
  const place = id === null ? { position: await placeAtEnd(tx, REQUIREMENT) } : {};
  return saveRow(tx, by, REQUIREMENT, {
    id,
    version,
    columns: { ...columns, explanation: textsOrNone(explanation), ...place },
  });
}

/**
 * Deletes a requirement without items. Refuses 'in-use' with the applications that have one, and as
 * `deleteRow` does.
 */
export async function deleteRequirement(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await lockRow(tx, REQUIREMENT, thing);
  await requireUnused(tx, by, 'requirement', thing.id);
  await deleteRow(tx, by, REQUIREMENT, thing);
}

/** Sets the order of requirements. Refuses as `orderRows` does. */
export const orderRequirements = (tx: Tx, by: Staff, sorted: Sorted): Promise<void> =>
  orderRows(tx, by, REQUIREMENT, sorted);
