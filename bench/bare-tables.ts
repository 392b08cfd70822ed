import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** Drops the indexes of tables before filling them; returns the statements that recreate them. */
export async function bareTables(db: Db, tables: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string; text: string }>`
    select indexname as name, indexdef as text
    from pg_indexes
    where schemaname = 'public' and tablename = any(${tables}) and indexdef not like '%UNIQUE%'
  `.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(db);
  return rows.map(({ text }) => text);
}
