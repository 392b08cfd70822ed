import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

/**
 * Locks pictures by name until the transaction ends, so that recording pictures and deleting files
 * wait for each other: a deleted file then belongs to no picture.
 */
export async function lockPictures(tx: Tx, names: string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(name, 63))
    from (select unnest(${names}::text[]) as name order by 1) named
  `.execute(tx);
}

/** The names that no picture has. */
export async function withoutPictures(tx: Tx, names: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) name
    where name not in (select p.name from pictures p where p.name = any(${names}::text[]))
  `.execute(tx);
  return rows.map(({ name }) => name);
}
