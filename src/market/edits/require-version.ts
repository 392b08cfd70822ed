import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';

type RowId = { noun: string; id: number };

/**
 * Refuses 'changed-meanwhile', with who it was, if somebody else has saved a thing since the
 * version of it that was opened. Call it once the thing is locked: who saved it last is asked for
 * here, as the statement that waited for the lock does not see what was written meanwhile.
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

/** Who saved a thing last; empty if nobody has. */
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
