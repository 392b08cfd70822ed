import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** The market's name in a language; its own name before it is set up. */
export async function siteName(db: Db, language: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select said(site_name, ${language}) as name from settings
  `.execute(db);
  return rows[0]?.name ?? 'Souk';
}
