import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';

type RowId = { noun: string; id: number };

/**
 * Refuses 'changed-meanwhile', with the person's name, if another person has saved a thing since
 * the given version was opened. Call it after locking the thing: the last editor is read here,
 * because the statement that waited for the lock cannot see what was written meanwhile.
 */
export async function requireVersion(
  tx: Tx,
  thing: RowId,
  opened: number | null,
  current: number,
): Promise<void> {
  if (opened !== current)
    throw new Refusal('changed-meanwhile', { by: await lastEditor(tx, thing) });
}

/** The last person to save a thing; empty if there is none. */
export async function lastEditor(tx: Tx, { noun, id }: RowId): Promise<string> {
  const last = await tx
    .selectFrom('edits')
    .select('actor')
    .where('noun', '=', noun)
    .where('thing_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.actor ?? '';
}
