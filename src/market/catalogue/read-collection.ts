import { sql } from 'kysely';
import { dependOn, type Reading } from '#market/settings/reading.ts';

type NamedCollection = { id: number; title: string; slug: string };

/** What a public collection is called; null when there is none. */
export async function readCollection(
  reading: Reading,
  id: number,
): Promise<NamedCollection | null> {
  const { rows } = await sql<NamedCollection>`
    select id, said(title, ${reading.language}) as title, slug
    from collections
    where public and id = ${id}
  `.execute(reading.db);
  dependOn(reading, 'collections');
  return rows[0] ?? null;
}
