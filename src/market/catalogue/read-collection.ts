import { sql } from 'kysely';
import { dependOn, type Reading } from '#market/settings/reading.ts';
import { slugNow, slugsNow } from '#market/settings/slug-now.ts';

type NamedCollection = { id: number; title: string; slug: string; slugs: Record<string, string> };

/** The title of a public collection, and its slugs; null when there is none. */
export async function readCollection(
  reading: Reading,
  id: number,
): Promise<NamedCollection | null> {
  const { language, market } = reading;
  const { rows } = await sql<NamedCollection>`
    select id, said(title, ${language}) as title,
      ${slugNow('collection', 'c', language)} as slug,
      ${slugsNow('collection', 'c', market.languages)} as slugs
    from collections c
    where public and id = ${id}
  `.execute(reading.db);
  dependOn(reading, 'collections');
  return rows[0] ?? null;
}
