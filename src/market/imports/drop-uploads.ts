import { sql } from 'kysely';
import { importFile } from '#contract/import-shapes.ts';
import type { Db } from '#db/connect.ts';

/**
 * Deletes uploaded files and their bad rows after some days, and uploads that nobody ran. Leaves
 * those that a worker is busy with.
 */
export async function dropUploads(db: Db): Promise<void> {
  const old = sql`
    select id
    from imports
    where uploaded_at < now() - make_interval(days => ${importFile.keptDays}) and work is null
  `;
  await sql`delete from import_bad_rows where import_id in (${old})`.execute(db);
  await sql`delete from import_files where import_id in (${old})`.execute(db);
  await sql`delete from imports where id in (${old}) and started_at is null`.execute(db);
}
