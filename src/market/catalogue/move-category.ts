import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { CATEGORY, lockTree, placeBelow } from '#market/catalogue/edit-category.ts';
import { orderRows } from '#market/edits/order-rows.ts';
import { saveRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';

type Moved = { id: number; parent_id: number | null; before: number | null };

/**
 * Puts a category below another one (null: at the top), in front of `before` there (null, or
 * itself: last). A change of parent is an edit of the category. Refuses 'thing-not-found',
 * 'below-itself', and 'invalid-input' for an unknown parent or for a `before` that is not below it.
 */
export async function moveCategory(tx: Tx, by: Staff, moved: Moved): Promise<void> {
  const { id, parent_id, before } = moved;
  await lockTree(tx);
  const { rows } = await sql<{ version: number }>`
    select version from categories where id = ${id}
  `.execute(tx);
  const version = rows[0]?.version;
  if (version === undefined) throw new Refusal('thing-not-found');
  const columns = { parent_id, ...(await placeBelow(tx, moved)) };
  await saveRow(tx, by, CATEGORY, { id, version, columns });
  const siblings = await siblingsOf(tx, parent_id);
  const others = siblings.filter((one) => one !== id);
  const at = before === null || before === id ? others.length : others.indexOf(before);
  if (at < 0) throw new Refusal('invalid-input', { field: 'before' });
  await orderRows(tx, by, CATEGORY, { ids: others.toSpliced(at, 0, id) });
  await touch(tx, 'categories');
}

async function siblingsOf(tx: Tx, parent: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from categories where parent_id is not distinct from ${parent} order by position, id
  `.execute(tx);
  return rows.map((row) => row.id);
}
