import type { Tx } from '#db/connect.ts';
import type { Row } from '#market/edits/edit.ts';
import type { Staff } from '#market/settings/actor.ts';

/** What an edit is of: the kind of thing, its id, and the version that the edit made of it. */
type Edited = { noun: string; id: number; version: number };

/** Writes an edit down: the changed fields before (null: made) and after (null: deleted). */
export async function recordEdit(
  tx: Tx,
  by: Staff | null,
  { noun, id, version }: Edited,
  { was, became }: { was: Row | null; became: Row | null },
): Promise<void> {
  await tx
    .insertInto('edits')
    .values({
      noun,
      thing_id: id,
      version,
      account_id: by?.accountId ?? null,
      actor: by?.name ?? 'terminal',
      was: was && JSON.stringify(was),
      became: became && JSON.stringify(became),
    })
    .execute();
}
