import type { Tx } from '#db/connect.ts';
import type { Row } from '#market/edits/edit.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

/** The thing that was edited: its kind, its id, and the version that the edit made. */
type Edited = { noun: string; id: number; version: number };
/** The changed fields before (null: made) and after (null: deleted). */
type Changed = { was: Row | null; became: Row | null };

/** Records an edit. */
export const recordEdit = (
  tx: Tx,
  by: Seller | Staff | null,
  edited: Edited,
  changed: Changed,
): Promise<void> => recordEdits(tx, by, [{ ...edited, ...changed }]);

/** Records edits of several things. */
export async function recordEdits(
  tx: Tx,
  by: Seller | Staff | null,
  edits: readonly (Edited & Changed)[],
): Promise<void> {
  await tx
    .insertInto('edits')
    .values(
      edits.map(({ noun, id, version, was, became }) => ({
        noun,
        thing_id: id,
        version,
        account_id: by?.accountId ?? null,
        actor: by?.name ?? 'terminal',
        was: was && JSON.stringify(was),
        became: became && JSON.stringify(became),
      })),
    )
    .execute();
}
