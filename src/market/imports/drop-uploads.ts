import { sql } from 'kysely';
import { importFile } from '#contract/import-shapes.ts';
import type { Db } from '#db/connect.ts';

/**
 * Removes uploaded files and their bad rows some days after they came, and the uploads that nobody
 * let run. What a worker has in hand stays.
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
