import { sql } from 'kysely';
import type { Store } from '#contract/store.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

/** The public store of a slug or an id; null when there is none. */
export async function readStore(
  reading: Reading,
  by: { slug: string } | { id: number },
): Promise<Store | null> {
  const { language } = reading;
  const which = 'slug' in by ? sql`s.slug = ${by.slug}` : sql`s.id = ${by.id}`;
  const { rows } = await sql<
    Omit<Store, 'meta_keywords' | 'created_at' | 'updated_at'> & {
      created_at: Date;
      updated_at: Date;
    }
  >`
    select s.id, s.name, s.slug, s.image, s.image as banner, coalesce(said(s.about, ${language}), '') as about,
      s.country, s.city, coalesce(said(s.meta_title, ${language}), s.name) as meta_title,
      coalesce(said(s.meta_description, ${language}), '') as meta_description, s.created_at,
      s.updated_at, s.whatsapp_btn::int as whatsapp_btn, s.whatsapp_number, s.whatsapp_default_msg,
      (select count(*) from products p where p.store_id = s.id and p.public) as product_count
    from stores s
    where ${which}
      and s.public
      and s.suspended_at is null
  `.execute(reading.db);
  const row = rows[0];
  if (!row) return null;
  dependOn(reading, `store:${row.id}`);
  return {
    ...row,
    meta_keywords: '',
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
