import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db, Tx } from '#db/connect.ts';
import { editedFields, type Row } from '#market/edits/edit.ts';
import { recordEdit } from '#market/edits/record-edit.ts';
import { writeBack, type RemovedRow } from '#market/edits/removed-rows.ts';
import { refusalOf } from '#market/edits/row-refusals.ts';
import type { Kind, SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * Undoes the deletion of a row, with its id and everything that depended on it. Refuses
 * 'thing-not-found' when it was not deleted within a day or exists again, 'already-taken' when
 * another row has its name by now, and 'invalid-input' when something it needs is gone.
 */
export async function restoreRow(tx: Tx, by: Staff, kind: Kind, id: number): Promise<SavedRow> {
  const { rows } = await sql<{ version: number; rows: RemovedRow[] }>`
    delete from removed_things where noun = ${kind.noun} and thing_id = ${id}
    returning version, rows
  `.execute(tx);
  const [removed] = rows;
  const [own, ...rest] = removed?.rows ?? [];
  if (!removed || !own) throw new Refusal('thing-not-found');
  const version = removed.version + 1;
  const row: Row = { ...(await (kind.restored?.(tx, own.row) ?? own.row)), version };
  await writeBack(tx, [{ ...own, row }, ...rest]).catch(refusalOf);
  const became = editedFields(row);
  await recordEdit(tx, by, { noun: kind.noun, id, version }, { was: null, became });
  await kind.cameBack?.(tx, id);
  return { id, version };
}

const KEPT_DAYS = 1;

/**
 * Deletes the records of rows that were deleted more than a day ago; they can no longer be
 * restored.
 */
export async function forgetRemoved(db: Db): Promise<void> {
  await sql`
    delete from removed_things where removed_at < now() - make_interval(days => ${KEPT_DAYS})
  `.execute(db);
}
