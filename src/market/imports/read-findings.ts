import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Finding } from '#contract/findings.ts';
import type { Db } from '#db/connect.ts';

/**
 * An import's remarks about its file, in the file's order, as codes for any language; and how many
 * more there were than are stored. Refuses 'import-not-found'.
 */
export async function readFindings(
  db: Db,
  id: number,
): Promise<{ findings: Finding[]; more: number }> {
  const { rows } = await sql<{ findings: Finding[]; more: number }>`
    select findings, more
    from imports
    where id = ${id}
  `.execute(db);
  if (!rows[0]) throw new Refusal('import-not-found', { id });
  return rows[0];
}
