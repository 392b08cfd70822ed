// Searches for a text in every table: deleted data must be gone everywhere.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

type Place = { table: string; row: string };

/** Like `placesWith`, but without papers: an issued invoice stays unchanged, with its buyer. */
export async function placesBesidePapers(db: Db, text: RegExp): Promise<Place[]> {
  return (await placesWith(db, text)).filter(({ table }) => table !== 'papers');
}

/** The tables that have a row with this text, with the row's contents. */
export async function placesWith(db: Db, text: RegExp): Promise<Place[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name
    from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found = await Promise.all(
    tables.map(async ({ name: table }) =>
      (
        await sql<{
          row: string;
        }>`select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(db)
      ).rows.map(({ row }) => ({ table, row })),
    ),
  );
  return found.flat().filter(({ row }) => text.test(row));
}
