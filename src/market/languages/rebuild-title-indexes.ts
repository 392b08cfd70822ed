import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

type Index = { name: string; usable: boolean };

/**
 * Rebuilds the indexes of texts, without locking their tables: when another language becomes the
 * main one, texts that are missing in a language are shown in that one (0218_said_in_main.sql).
 * Indexes that an interrupted rebuild has left behind are removed.
 */
export async function rebuildTitleIndexes(db: Db): Promise<void> {
  const { rows } = await sql<Index>`
    select i.indexrelid::regclass::text as name, i.indisvalid as usable
    from pg_index i
    join pg_depend d on d.objid = i.indexrelid
      and d.refclassid = 'pg_proc'::regclass
      and d.refobjid = 'said(jsonb, text)'::regprocedure
    order by i.indisvalid, i.indexrelid
  `.execute(db);
  for (const { name, usable } of rows)
    await (
      usable
        ? sql`reindex index concurrently ${sql.raw(name)}`
        : sql`drop index concurrently ${sql.raw(name)}`
    ).execute(db);
}
