import type { Db } from '#db/connect.ts';
import type { Summary } from '#market/imports/import-summary.ts';

/** Opens the record of an import into a store; returns the id by which it can be undone. */
export async function openImport(connection: Db, store: number, file: string): Promise<number> {
  return (
    await connection
      .insertInto('imports')
      .values({ store_id: store, file })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/** Closes the record, with the number of refused rows and the remarks. */
export async function closeImport(
  connection: Db,
  { id, refused, findings, more }: Summary,
): Promise<void> {
  await connection
    .updateTable('imports')
    .set({ refused, findings: JSON.stringify(findings), more, finished_at: new Date() })
    .where('id', '=', id)
    .execute();
}
